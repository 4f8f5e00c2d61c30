import type { Tenant } from '../tenant.ts';

/** A school for families and community: no coins, no shop, accounts given by the school, a footer with social links. */
export const tenant: Tenant = {
  name: 'circulo',
  title: 'Círculo',
  owner: 'Círculo Escola Aberta',
  slogan: 'Aprender junto faz crescer',
  promise: 'Artesanato, empreendedorismo e inovação para você e sua família, com quem ensina fazendo.',
  template: 'second',
  hasShop: false,
  allowsSignUp: false,
  allowsEmailRecovery: false,
  passwordRules: 'relaxed',
  supportEmail: 'ajuda@circulo.com.br',
  hosts: ['circulo.com.br', '.circulo.com.br'],
  coin: null,
  browserColor: { light: '#fff8ef', dark: '#1c120a' },
};
