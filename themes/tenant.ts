/**
 * What a brand is and does, apart from how it looks. Code asks for these facts, never for a brand's name, so a new brand is a
 * new folder. They stand in its `facts.json`, where every question has to be answered: `facts.ts` names the one that is not.
 */
export interface Tenant {
  /** The folder's name and the value of `data-theme`. */
  name: string;
  /** What people call the platform: page titles, header, copyright line. */
  title: string;
  /** Who owns the platform, as the copyright line has it (SHELL-35). */
  owner: string;
  /** One sentence for the landing page's hero. */
  slogan: string;
  /** What stands under the slogan, one or two sentences. */
  promise: string;
  /** The first template has coins and the shop section; the second has neither (THEME-02, THEME-04). */
  template: 'first' | 'second';
  /** Whether the menu offers 'Loja' (SHELL-23); only with the first template. */
  hasShop: boolean;
  /** Whether 'Crie uma conta' and registration exist (LANDING-15, AUTH-03, REGISTER-01). */
  allowsSignUp: boolean;
  /** Whether a password can be recovered by e-mail (RECOVERY-06). */
  allowsEmailRecovery: boolean;
  /** `relaxed` asks for neither an uppercase letter nor a special character (THEME-06, REGISTER-21). */
  passwordRules: 'full' | 'relaxed';
  /** The one address for help, wherever one is shown (THEME-08). */
  supportEmail: string;
  /** Host names that belong to this brand; a host that starts with a dot takes all below it. */
  hosts: readonly string[];
  /** What the coin is called; `null` with the second template, which has none. */
  coin: Coin | null;
  /** Colours of the header, for logo and the browser's own bars; read from the tokens, no fact of `facts.json`. */
  browserColor: { light: string; dark: string };
}

/** The brand's word for its coin: `1 decoin`, `20 decoins`. */
export interface Coin {
  one: string;
  many: string;
  gender: 'feminine' | 'masculine';
}

/** External links at the foot of every page, `footer` in `facts.json` (SHELL-34 to SHELL-36, THEME-05, THEME-07). */
export interface Footer {
  groups: readonly { title: string; links: readonly FooterLink[] }[];
  social: readonly SocialLink[];
  /** Other ways to reach the company, as people read them. */
  contact: readonly string[];
  /** The credit line: 'Desenvolvido por …' (SHELL-35). */
  poweredBy: FooterLink;
}

export interface FooterLink {
  label: string;
  href: string;
}

export interface SocialLink extends FooterLink {
  network: 'facebook' | 'instagram' | 'linkedin' | 'whatsapp' | 'youtube';
}
