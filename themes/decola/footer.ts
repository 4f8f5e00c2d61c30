import type { Footer } from '../tenant.ts';

const site = 'https://www.decola.com.br';

/** External links at the foot of every page. */
export const footer: Footer = {
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
};
