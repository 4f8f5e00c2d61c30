/** One brand's CSS, made from its folder by `themes/vite.ts`. */
declare module 'virtual:theme/*.css';

/** Every brand's CSS at once. */
declare module 'virtual:themes' {
  /** The brands' folder names, in alphabetical order. */
  export const themeNames: readonly string[];
}

/** The facts of brands by name, from their `facts.json`: in the app those of its own, elsewhere those of all. */
declare module 'virtual:tenants' {
  export const tenants: Readonly<
    Record<string, import('./tenant.ts').Tenant> & Record<typeof firstBrand, import('./tenant.ts').Tenant>
  >;
  /** The one that serves hosts that nobody claims. */
  export const firstBrand: typeof import('./brands.ts').firstBrand;
  /** The files of pictures that are not drawings under their own name, by brand and name: `hero.jpg`; none in the app. */
  export const otherFiles: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

/** What the landing page says below its hero, by brand; as in `virtual:tenants`. */
declare module 'virtual:landings' {
  export const landings: Readonly<
    Record<string, import('./landing-words.ts').StatedLandingWords | undefined>
  >;
}

/** What stands at the foot of every page, by brand; as in `virtual:tenants`. */
declare module 'virtual:footers' {
  export const footers: Readonly<Record<string, import('./tenant.ts').Footer>>;
}
