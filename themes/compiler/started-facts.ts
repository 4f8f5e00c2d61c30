import type { Facts } from '../facts.ts';
import { defaultLandingWords } from '../landing-words.ts';
import { defaultLayout, type Tenant } from '../tenant.ts';
import type { PhotoFocus } from './photo-place.ts';

export interface StartedFacts {
  name: string;
  title: string;
  /** Somebody chose the title; else it is made from the folder's name. */
  isTitleGiven?: boolean;
  supportEmail?: string;
  host?: string;
  photoFocus?: PhotoFocus;
}

/** The `facts.json` of a new brand: everything has an answer, and what nobody gave stands in `unconfirmed`. */
export function startedFacts({
  name,
  title,
  isTitleGiven,
  supportEmail,
  host,
  photoFocus,
}: StartedFacts): string {
  const site = `https://www.${name}.com.br`;
  const facts: Omit<Facts, 'tenant'> & { tenant: Omit<Tenant, 'browserColor'> } = {
    tenant: {
      name,
      title,
      owner: title,
      slogan: 'Aprender muda o seu dia',
      promise: 'Cursos e trilhas escolhidos para você, no seu ritmo.',
      template: 'first',
      hasShop: true,
      allowsSignUp: false,
      allowsEmailRecovery: true,
      passwordRules: 'full',
      supportEmail: supportEmail ?? `suporte@${name}.com.br`,
      hosts: host ? [host] : [`${name}.com.br`, `.${name}.com.br`],
      coin: { one: 'moeda', many: 'moedas', gender: 'feminine' },
      layout: defaultLayout,
    },
    footer: {
      groups: [
        {
          title,
          links: [
            { label: 'Sobre nós', href: `${site}/sobre` },
            { label: 'Contato', href: `${site}/contato` },
            { label: 'Canal de denúncias', href: `${site}/canal-de-denuncias` },
          ],
        },
      ],
      social: [],
      contact: [],
      poweredBy: { label: 'Desenvolvido por Decola', href: 'https://www.decola.com.br' },
    },
    landing: defaultLandingWords,
    ...(photoFocus && { photoFocus }),
    unconfirmed: [
      ...(isTitleGiven ? [] : ['tenant.title']),
      'tenant.owner',
      'tenant.slogan',
      'tenant.promise',
      'tenant.template',
      'tenant.hasShop',
      'tenant.allowsSignUp',
      'tenant.allowsEmailRecovery',
      'tenant.passwordRules',
      ...(supportEmail ? [] : ['tenant.supportEmail']),
      ...(host ? [] : ['tenant.hosts']),
      'tenant.coin',
      'footer',
      'landing',
    ],
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
