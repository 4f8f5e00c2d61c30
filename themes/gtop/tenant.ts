import type { Tenant } from '../tenant.ts';

const site = 'https://www.gtop.com.br';

/** A corporate group's operations and leadership: coins and shop, accounts given by the group. */
export const tenant: Tenant = {
  name: 'gtop',
  title: 'GTOP',
  owner: 'Grupo GTOP',
  slogan: 'Conhecimento que move a operação',
  promise: 'Trilhas por função, indicadores claros e certificação para quem lidera e para quem faz.',
  template: 'first',
  hasShop: true,
  allowsSignUp: false,
  allowsEmailRecovery: true,
  passwordRules: 'full',
  supportEmail: 'atendimento@gtop.com.br',
  hosts: ['gtop.com.br', '.gtop.com.br'],
  coin: { one: 'decoin', many: 'decoins', gender: 'masculine' },
  footer: {
    groups: [
      {
        title: 'Grupo GTOP',
        links: [
          { label: 'Sobre o grupo', href: `${site}/sobre` },
          { label: 'Gestão', href: `${site}/gestao` },
          { label: 'Negócios e marca', href: `${site}/negocios-e-marca` },
          { label: 'Notícias', href: `${site}/noticias` },
          { label: 'Trabalhe conosco', href: `${site}/trabalhe-conosco` },
        ],
      },
      {
        title: 'Atendimento',
        links: [
          { label: 'Contato', href: `${site}/contato` },
          { label: 'Canal de denúncias', href: `${site}/canal-de-denuncias` },
        ],
      },
    ],
    social: [],
    contact: ['Central do colaborador: ramal 2000'],
    poweredBy: { label: 'Desenvolvido por Decola', href: 'https://www.decola.com.br' },
  },
  browserColor: { light: '#1b2224', dark: '#1b2224' },
};
