import type { Tenant } from '../tenant.ts';

/** The platform's own brand, for the employees of one company: everything is on. */
export const tenant: Tenant = {
  name: 'decola',
  title: 'Decola',
  owner: 'Decola Educação Corporativa',
  slogan: 'Seu próximo passo começa aqui',
  promise:
    'Cursos curtos, trilhas do seu cargo e decoins a cada conquista. Aprenda no seu ritmo, de onde estiver.',
  template: 'first',
  hasShop: true,
  allowsSignUp: true,
  allowsEmailRecovery: true,
  passwordRules: 'full',
  supportEmail: 'suporte@decola.com.br',
  hosts: ['decola.com.br', '.decola.com.br'],
  coin: { one: 'decoin', many: 'decoins', gender: 'masculine' },
  browserColor: { light: '#17123f', dark: '#17123f' },
};
