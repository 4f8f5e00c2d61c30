import { colors, ramps } from './base-colors.ts';
import { type contract, type TokenType, tokens } from './contract.ts';
import { type Color, type Shadow, textOf, type Value } from './token-value.ts';

const px = (value: number): Value => ({ type: 'dimension', value, unit: 'px' });
const rem = (value: number): Value => ({ type: 'dimension', value: value / 16, unit: 'rem' });
const ms = (value: number): Value => ({ type: 'duration', value, unit: 'ms' });
const number = (value: number): Value => ({ type: 'number', value });
const weight = (value: number): Value => ({ type: 'fontWeight', value });
const curve = (...value: readonly number[]): Value => ({ type: 'cubicBezier', value });
const families = (...value: readonly string[]): Value => ({ type: 'fontFamily', value });

const shadow = (color: string, ...layers: readonly (readonly [y: number, blur: number, alpha: number])[]) => {
  const drawn = layers.map(
    ([offsetY, blur, alpha]): Shadow => ({
      color: { hex: color, alpha },
      offsetX: 0,
      offsetY,
      blur,
      spread: 0,
      inset: false,
    }),
  );
  return { type: 'shadow', value: drawn } satisfies Value;
};

type Leaves<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends TokenType
    ? Value | readonly [light: Value, dark: Value]
    : Leaves<Tree[Name]>;
};

const deep = ramps.deep.base;
const black = ramps.ink.black;

/** What is no colour: the same in both schemes, or light and dark. Text sizes in the px of the usual text size, as rem. */
const rest: Leaves<Omit<typeof contract, 'color' | 'image'>> = {
  font: {
    family: {
      body: families('system-ui', 'sans-serif'),
      heading: families('system-ui', 'sans-serif'),
      mono: families('ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'),
    },
    weight: { regular: weight(400), medium: weight(550), bold: weight(650), heading: weight(700) },
    size: {
      xs: rem(12),
      s: rem(14),
      m: rem(16),
      l: rem(18),
      xl: rem(22),
      xxl: rem(28),
      xxxl: rem(36),
      display: rem(48),
    },
    lineHeight: {
      xs: rem(16),
      s: rem(20),
      m: rem(24),
      l: rem(28),
      xl: rem(28),
      xxl: rem(36),
      xxxl: rem(44),
      display: rem(56),
    },
    tracking: { body: px(0), heading: px(0), label: px(0) },
  },
  space: {
    xxs: px(4),
    xs: px(8),
    s: px(12),
    m: px(16),
    l: px(24),
    xl: px(32),
    xxl: px(48),
    xxxl: px(64),
    card: px(16),
    control: px(20),
  },
  radius: {
    small: px(6),
    control: px(10),
    button: px(10),
    card: px(12),
    media: px(12),
    panel: px(16),
    pill: px(999),
    round: px(9999),
  },
  borderWidth: { thin: px(1), control: px(1), thick: px(2) },
  shadow: {
    card: [shadow(deep, [1, 2, 0.08], [4, 16, 0.08]), shadow(black, [1, 2, 0.27], [4, 16, 0.27])],
    cardHover: [shadow(deep, [2, 4, 0.1], [12, 32, 0.16]), shadow(black, [2, 4, 0.34], [12, 32, 0.54])],
    raised: [shadow(deep, [2, 6, 0.12], [8, 24, 0.14]), shadow(black, [2, 6, 0.41], [8, 24, 0.48])],
    overlay: [shadow(deep, [4, 12, 0.16], [24, 64, 0.24]), shadow(black, [4, 12, 0.54], [24, 64, 0.82])],
  },
  motion: {
    fast: ms(120),
    base: ms(200),
    slow: ms(300),
    page: ms(800),
    carousel: ms(1000),
    standard: curve(0.2, 0, 0, 1),
    enter: curve(0, 0, 0, 1),
    exit: curve(0.3, 0, 1, 1),
  },
  size: {
    touch: px(44),
    controlSmall: px(36),
    controlMedium: px(44),
    controlLarge: px(52),
    iconSmall: rem(16),
    iconMedium: rem(20),
    iconLarge: rem(28),
    header: px(64),
    headerNarrow: px(56),
    reading: px(680),
    content: px(1280),
    wide: px(1680),
  },
  icon: { stroke: number(2) },
  layer: {
    raised: number(1),
    sticky: number(100),
    header: number(200),
    menu: number(300),
    scrim: number(400),
    dialog: number(410),
    toast: number(500),
    tooltip: number(600),
  },
};

/** What a token of the base is, and for a colour which step of which family it comes from. */
export interface BaseToken {
  value: Value;
  /** `brand.600`; absent for what is no colour. */
  step?: string;
}

/**
 * The base tokens of a scheme by path, everything of the contract but the pictures: what holds where a brand says nothing. The app
 * ships them in its own style sheet (`base.css.ts`), so a brand that was made for an older contract has a value for what is new.
 */
export function baseTokens(scheme: 'light' | 'dark'): ReadonlyMap<string, BaseToken> {
  return scheme === 'light' ? light : dark;
}

function make(at: 0 | 1): ReadonlyMap<string, BaseToken> {
  return new Map(
    tokens.flatMap(({ path, type }): [string, BaseToken][] => {
      if (type === 'image') return [];
      const leaf = leafOf(type === 'color' ? { color: colors } : rest, path);
      const chosen: unknown = Array.isArray(leaf) ? leaf[at] : leaf;
      return [[path, typeof chosen === 'string' ? colorOf(chosen) : { value: chosen as Value }]];
    }),
  );
}

function leafOf(tree: object, path: string): unknown {
  let here: unknown = tree;
  for (const part of path.split('.')) here = (here as Record<string, unknown>)[part];
  return here;
}

function colorOf(choice: string): BaseToken {
  const [step = '', alpha = '1'] = choice.split('@');
  const [family = '', name = ''] = step.split('.');
  const value: Color = { hex: leafOf(ramps, `${family}.${name}`) as string, alpha: Number(alpha) };
  return { value: { type: 'color', value }, step };
}

const [light, dark] = [make(0), make(1)];

/**
 * Colours that the base has in both schemes like another one that stands before them: the style sheet says that they are that one, by
 * `var()`. It says them once instead of twice, and they follow a brand that was made before they existed.
 */
export const baseLinks: ReadonlyMap<string, string> = linksOf();

function linksOf(): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  const firsts = new Map<string, string>();
  for (const { path, type } of tokens) {
    const [one, other] = [light.get(path), dark.get(path)].map((token) => token && textOf(token.value));
    if (type !== 'color' || one === other) continue;
    // Words are never what a ground is, even where both are white.
    const key = `${/\.(?:fg|muted)\b/.test(path)} ${one} ${other}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, path);
    else links.set(path, first);
  }
  return links;
}
