import type { Tenant } from '../tenant.ts';

const site = 'https://www.circulo.com.br';

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
  footer: {
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
  },
  browserColor: { light: '#fff8ef', dark: '#1c120a' },
};
