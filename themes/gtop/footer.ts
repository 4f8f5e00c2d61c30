import type { Footer } from '../tenant.ts';

const site = 'https://www.gtop.com.br';

/** External links at the foot of every page. */
export const footer: Footer = {
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
};
