import type { Footer } from '../tenant.ts';

const site = 'https://www.circulo.com.br';

/** External links at the foot of every page. */
export const footer: Footer = {
  groups: [
    {
      title: 'Conheça',
      links: [
        { label: 'Sobre o Círculo', href: `${site}/sobre` },
        { label: 'Gestão', href: `${site}/gestao` },
        { label: 'Negócios e marca', href: `${site}/negocios-e-marca` },
        { label: 'Notícias', href: `${site}/noticias` },
      ],
    },
    {
      title: 'Converse com a gente',
      links: [
        { label: 'Trabalhe conosco', href: `${site}/trabalhe-conosco` },
        { label: 'Contato', href: `${site}/contato` },
        { label: 'Canal de denúncias', href: `${site}/canal-de-denuncias` },
      ],
    },
  ],
  social: [
    { network: 'instagram', label: 'Círculo no Instagram', href: 'https://www.instagram.com/circulo' },
    { network: 'facebook', label: 'Círculo no Facebook', href: 'https://www.facebook.com/circulo' },
    { network: 'youtube', label: 'Círculo no YouTube', href: 'https://www.youtube.com/@circulo' },
    { network: 'whatsapp', label: 'Círculo no WhatsApp', href: 'https://wa.me/554733330000' },
  ],
  contact: ['(47) 3333-0000', 'Segunda a sexta, das 8h às 18h'],
  poweredBy: { label: 'Desenvolvido por Decola', href: 'https://www.decola.com.br' },
};
