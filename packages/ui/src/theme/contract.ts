/**
 * Every value that a brand may give, and its kind in the W3C Design Tokens format. The path is the public name:
 * `color.bg.brandSoft` is the CSS variable `--ui-color-bg-brand-soft`, which brands write against, so a name only ever
 * changes together with a new major version. Plain data, so that Node, Vite and the browser can all read it.
 */
export const contract = {
  color: {
    /** Text and icons. `on…` sits on the filled background of the same name; the tone itself on surfaces and on its soft background. */
    fg: {
      default: 'color',
      muted: 'color',
      subtle: 'color',
      disabled: 'color',
      inverse: 'color',
      onMedia: 'color',
      link: 'color',
      linkHover: 'color',
      brand: 'color',
      accent: 'color',
      positive: 'color',
      caution: 'color',
      critical: 'color',
      info: 'color',
      promote: 'color',
      onBrand: 'color',
      onAccent: 'color',
      onPositive: 'color',
      onCaution: 'color',
      onCritical: 'color',
      onInfo: 'color',
      onPromote: 'color',
    },
    /**
     * Three levels: canvas (page), surface (card, panel), raised (menu, dialog); `sunken` is a well inside a surface; `media`
     * is what a film lies on, under `fg.onMedia`.
     */
    bg: {
      canvas: 'color',
      surface: 'color',
      raised: 'color',
      sunken: 'color',
      field: 'color',
      hover: 'color',
      active: 'color',
      selected: 'color',
      disabled: 'color',
      inverse: 'color',
      skeleton: 'color',
      brand: 'color',
      brandHover: 'color',
      brandActive: 'color',
      brandSoft: 'color',
      brandSoftHover: 'color',
      brandSoftActive: 'color',
      accent: 'color',
      accentHover: 'color',
      accentActive: 'color',
      accentSoft: 'color',
      positive: 'color',
      positiveSoft: 'color',
      caution: 'color',
      cautionSoft: 'color',
      critical: 'color',
      criticalHover: 'color',
      criticalActive: 'color',
      criticalSoft: 'color',
      info: 'color',
      infoSoft: 'color',
      promote: 'color',
      promoteSoft: 'color',
      media: 'color',
    },
    /** `subtle` and `default` only decorate; `control` outlines what can be touched (3:1). `card` may be see-through. */
    border: {
      subtle: 'color',
      default: 'color',
      card: 'color',
      control: 'color',
      controlHover: 'color',
      selected: 'color',
      disabled: 'color',
      brand: 'color',
      accent: 'color',
      positive: 'color',
      caution: 'color',
      critical: 'color',
      info: 'color',
      promote: 'color',
    },
    /** Two tones, so that the ring shows on every surface; `inner` fills the gap, `outer` is the line. */
    focus: { inner: 'color', outer: 'color' },
    header: {
      bg: 'color',
      fg: 'color',
      muted: 'color',
      hover: 'color',
      active: 'color',
      field: 'color',
      border: 'color',
    },
    hero: { bg: 'color', fg: 'color', muted: 'color', motif: 'color' },
    footer: { bg: 'color', fg: 'color', muted: 'color', border: 'color' },
    /** `page` dims what lies behind a dialog; `media` lies between a picture and `fg.onMedia`, `controls` under small controls. */
    scrim: { page: 'color', media: 'color', controls: 'color' },
    coin: { face: 'color', edge: 'color', fg: 'color' },
    rating: { on: 'color', off: 'color' },
    lock: { fg: 'color', bg: 'color' },
    progress: { track: 'color', fill: 'color', done: 'color' },
    chart: {
      one: 'color',
      two: 'color',
      three: 'color',
      four: 'color',
      five: 'color',
      six: 'color',
      grid: 'color',
    },
  },
  font: {
    family: { body: 'fontFamily', heading: 'fontFamily', mono: 'fontFamily' },
    weight: { regular: 'fontWeight', medium: 'fontWeight', bold: 'fontWeight', heading: 'fontWeight' },
    /** 12, 14, 16, 18, 22, 28, 36, 48 px at the usual text size; in rem, so that they follow the person's text size. */
    size: {
      xs: 'dimension',
      s: 'dimension',
      m: 'dimension',
      l: 'dimension',
      xl: 'dimension',
      xxl: 'dimension',
      xxxl: 'dimension',
      display: 'dimension',
    },
    lineHeight: {
      xs: 'dimension',
      s: 'dimension',
      m: 'dimension',
      l: 'dimension',
      xl: 'dimension',
      xxl: 'dimension',
      xxxl: 'dimension',
      display: 'dimension',
    },
    tracking: { body: 'dimension', heading: 'dimension', label: 'dimension' },
  },
  /** About 4, 8, 12, 16, 24, 32, 48, 64 px; each brand's density moves them. `card` and `control` are paddings by job. */
  space: {
    xxs: 'dimension',
    xs: 'dimension',
    s: 'dimension',
    m: 'dimension',
    l: 'dimension',
    xl: 'dimension',
    xxl: 'dimension',
    xxxl: 'dimension',
    card: 'dimension',
    control: 'dimension',
  },
  /** `small`: tags, checkboxes; `control`: fields; `button`; `card`; `media`: covers and films; `panel`: dialogs; `pill`: chips (square in some brands); `round`: always a circle. */
  radius: {
    small: 'dimension',
    control: 'dimension',
    button: 'dimension',
    card: 'dimension',
    media: 'dimension',
    panel: 'dimension',
    pill: 'dimension',
    round: 'dimension',
  },
  borderWidth: { thin: 'dimension', control: 'dimension', thick: 'dimension' },
  /** A brand draws depth with these or with `color.border.card`, never both. */
  shadow: { card: 'shadow', cardHover: 'shadow', raised: 'shadow', overlay: 'shadow' },
  motion: {
    fast: 'duration',
    base: 'duration',
    slow: 'duration',
    page: 'duration',
    carousel: 'duration',
    standard: 'cubicBezier',
    enter: 'cubicBezier',
    exit: 'cubicBezier',
  },
  size: {
    touch: 'dimension',
    controlSmall: 'dimension',
    controlMedium: 'dimension',
    controlLarge: 'dimension',
    iconSmall: 'dimension',
    iconMedium: 'dimension',
    iconLarge: 'dimension',
    header: 'dimension',
    headerNarrow: 'dimension',
    reading: 'dimension',
    content: 'dimension',
    wide: 'dimension',
  },
  /** How heavy line icons are drawn, on their grid of 24. */
  icon: { stroke: 'number' },
  /** Stacking order; the only z-index values there are. */
  layer: {
    raised: 'number',
    sticky: 'number',
    header: 'number',
    menu: 'number',
    scrim: 'number',
    dialog: 'number',
    toast: 'number',
    tooltip: 'number',
  },
  /** Small pictures that travel in the brand's CSS: a tile of the motif (used as a mask) and the coin (`none` without coins). */
  image: { motif: 'image', coin: 'image' },
} as const;

/**
 * Which contract this is. It goes up by one whenever a token is added or a value of the base changes, and {@link since} says what was
 * added: a brand writes down the version it was made for, and `npm run check:theme` names what has come since. Brands that were
 * delivered for an earlier version are told where they are served.
 */
export const contractVersion = 1;

/** The version in which a token was added, by path; what is not named here was there from the first. */
export const since: Readonly<Record<string, number>> = {};

/** A kind of value: the W3C token types in use, and `image` for the small pictures from a brand's `assets/`. */
export type TokenType =
  | 'color'
  | 'dimension'
  | 'duration'
  | 'cubicBezier'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'
  | 'image';

/** The CSS variable of a path of the contract: `['color', 'bg', 'brandSoft']` is `--ui-color-bg-brand-soft`. */
export function variableOf(path: readonly string[]): `--ui-${string}` {
  return `--ui-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;
}

/** Every token of the contract with its dotted path, kind and CSS variable, in the contract's order. */
export const tokens: readonly { path: string; type: TokenType; variable: `--ui-${string}` }[] =
  // Said to be pure, so that a page that reads a variable by its path does not bring the whole contract.
  /* @__PURE__ */ leavesOf(contract, []);

type Tree = { readonly [key: string]: TokenType | Tree };

function leavesOf(
  tree: Tree,
  path: readonly string[],
): { path: string; type: TokenType; variable: `--ui-${string}` }[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = [...path, key];
    return typeof value === 'string'
      ? [{ path: here.join('.'), type: value, variable: variableOf(here) }]
      : leavesOf(value, here);
  });
}
