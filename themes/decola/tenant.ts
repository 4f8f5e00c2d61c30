import type { Tenant } from '../tenant.ts';

const site = 'https://www.decola.com.br';

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
  footer: {
    groups: [
      {
        title: 'A empresa',
        links: [
          { label: 'Sobre nós', href: `${site}/sobre` },
          { label: 'Gestão', href: `${site}/gestao` },
          { label: 'Negócios e marca', href: `${site}/negocios-e-marca` },
        ],
      },
      {
        title: 'Acompanhe',
        links: [
          { label: 'Notícias', href: `${site}/noticias` },
          { label: 'Trabalhe conosco', href: `${site}/trabalhe-conosco` },
        ],
      },
      {
        title: 'Fale com a gente',
        links: [
          { label: 'Contato', href: `${site}/contato` },
          { label: 'Canal de denúncias', href: `${site}/canal-de-denuncias` },
        ],
      },
    ],
    social: [],
    contact: [],
    poweredBy: { label: 'Desenvolvido por Decola', href: site },
  },
  browserColor: { light: '#17123f', dark: '#17123f' },
};
