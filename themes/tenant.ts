/**
 * What a brand is and does, apart from how it looks. Code asks for these facts, never for a brand's name, so a new brand is a
 * new folder. They stand in its `facts.json`, where every question has to be answered: `facts.ts` names the one that is not.
 */
export interface Tenant {
  /** The folder's name and the value of `data-theme`. */
  name: string;
  /** What people call the platform: page titles, header, copyright line. */
  title: string;
  /** How people speak of it: `a Decola` unless it is `o Círculo`. */
  gender?: Coin['gender'] | undefined;
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
  /** The event and class whose certificate is asked for with `certificateDifferent=true`; none where nothing is said (EVENT-15). */
  certificateDifferent?: { eventId: number; classId: number } | undefined;
  /** Where the administration and the pages of one's teams are, where they are not at their usual addresses (CONFIG-09). */
  administration?: { panel?: string; teams?: string } | undefined;
  /** What the coin is called; `null` with the second template, which has none. */
  coin: Coin | null;
  /** What stands where, and in which manner; see {@link layoutOf}. Absent in brands that were delivered before there was any. */
  layout?: Partial<Layout> | undefined;
  /** Colours of the header, for logo and the browser's own bars; read from the tokens, no fact of `facts.json`. */
  browserColor: { light: string; dark: string };
}

/** What the dashboard may begin with under its greeting, which offers the same first. */
export const dashboardFirsts = ['continue', 'required', 'discover'] as const;
/** What the landing page may begin with under its hero. */
export const landingFirsts = ['news', 'about', 'schools'] as const;
/** `framed`: a card in a frame or with a shadow. `flat`: picture and words lie on the page. `lined`: a line above, no frame. */
export const cardManners = ['framed', 'flat', 'lined'] as const;

/** How the pages of a brand are laid out, as far as brands differ in more than their tokens (decision 0630). Density is a token: `space`. */
export interface Layout {
  dashboard: (typeof dashboardFirsts)[number];
  landing: (typeof landingFirsts)[number];
  cards: (typeof cardManners)[number];
}

/** What holds where a brand says nothing. */
export const defaultLayout: Layout = { dashboard: 'continue', landing: 'news', cards: 'framed' };

/** The layout of a brand, whole. */
export const layoutOf = ({ layout }: Pick<Tenant, 'layout'>): Layout => ({ ...defaultLayout, ...layout });

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
