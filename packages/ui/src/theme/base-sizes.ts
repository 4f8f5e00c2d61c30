import { ramps } from './base-colors.ts';
import type { contract, TokenType } from './contract.ts';
import type { Shadow, Value } from './token-value.ts';

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
export const sizes: Leaves<Omit<typeof contract, 'color' | 'image'>> = {
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
