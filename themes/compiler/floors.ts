/** What a brand may say of a token, and why: whatever a brand looks like, these hold. */
export interface Floor {
  /** Lengths in px (a rem counts 16), durations in ms, all else as it stands; both ends included. */
  least: number;
  most: number;
  why: string;
  unit?: 'px' | 'rem';
}

const px = (least: number, most: number, why: string): Floor => ({ least, most, why });
const text = (least: number, most: number, why: string): Floor => ({ least, most, why, unit: 'rem' });

const small = 'smaller text cannot be read by many, larger one does not fit a phone';
const tapped = 'smaller targets are missed by fingers';
const line = 'lines that are tighter or wider than this are hard to follow';
const weight = 'thinner letters fade and heavier ones fill up';
const moved = 'faster movement is not seen and slower one keeps people waiting';
const drawn = 'thinner lines vanish and thicker ones crowd what they surround';
const icon = 'icons that are smaller cannot be told apart, larger ones push words away';
const room = 'less room than nothing cannot be drawn, and more pushes the page off a phone';

/** The range of each token that has one, by path. */
export const floors: Readonly<Record<string, Floor>> = {
  'size.touch': px(44, 64, tapped),
  'size.controlSmall': px(28, 48, tapped),
  'size.controlMedium': px(36, 64, tapped),
  'size.controlLarge': px(44, 80, tapped),
  'size.header': px(48, 96, 'the header holds touch targets, and must leave the page its room'),
  'size.headerNarrow': px(48, 80, 'the header holds touch targets, and must leave the page its room'),
  'size.reading': px(480, 840, 'shorter or longer lines tire the reader'),
  'size.content': px(960, 1600, 'the page is laid out for this'),
  'size.wide': px(1280, 2400, 'the page is laid out for this'),
  'size.iconSmall': px(12, 20, icon),
  'size.iconMedium': px(16, 28, icon),
  'size.iconLarge': px(20, 48, icon),
  'icon.stroke': px(1, 3, drawn),
  'font.size.xs': text(12, 14, small),
  'font.size.s': text(12, 16, small),
  'font.size.m': text(14, 20, small),
  'font.size.l': text(15, 24, small),
  'font.size.xl': text(17, 32, small),
  'font.size.xxl': text(20, 44, small),
  'font.size.xxxl': text(24, 60, small),
  'font.size.display': text(28, 80, small),
  'font.weight.regular': px(300, 500, weight),
  'font.weight.medium': px(400, 700, weight),
  'font.weight.bold': px(500, 900, weight),
  'font.weight.heading': px(400, 950, weight),
  'font.tracking.body': px(-0.5, 1, line),
  'font.tracking.heading': px(-0.8, 2, line),
  'font.tracking.label': px(-0.5, 2, line),
  'borderWidth.thin': px(1, 3, drawn),
  'borderWidth.control': px(1, 3, drawn),
  'borderWidth.thick': px(2, 6, drawn),
  'motion.fast': px(50, 200, moved),
  'motion.base': px(100, 400, moved),
  'motion.slow': px(150, 600, moved),
  'motion.page': px(200, 1200, moved),
  'motion.carousel': px(300, 1500, moved),
};

/** Tokens that have to follow each other, each greater than the one before or, where `mayEqual`, as great. */
export const orders: readonly { tokens: readonly string[]; mayEqual: boolean; why: string }[] = [
  {
    tokens: ['raised', 'sticky', 'header', 'menu', 'scrim', 'dialog', 'toast', 'tooltip'].map(
      (one) => `layer.${one}`,
    ),
    mayEqual: false,
    why: 'what lies over what is the same in every brand: a menu under the header cannot be reached',
  },
  {
    tokens: ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'display'].map((one) => `font.size.${one}`),
    mayEqual: true,
    why: 'a step of the type scale is never smaller than the one before',
  },
  {
    tokens: ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'].map((one) => `space.${one}`),
    mayEqual: true,
    why: 'a step of room is never smaller than the one before',
  },
  {
    tokens: ['controlSmall', 'controlMedium', 'controlLarge'].map((one) => `size.${one}`),
    mayEqual: true,
    why: 'a larger control is never smaller than the one before',
  },
  {
    tokens: ['fast', 'base', 'slow'].map((one) => `motion.${one}`),
    mayEqual: true,
    why: 'what is called slow is never faster than the one before',
  },
];

/** The floor of a token: its own, or that of all of its group. */
export function floorOf(path: string): Floor | undefined {
  return floors[path] ?? generalFloor(path);
}

function generalFloor(path: string): Floor | undefined {
  if (path.startsWith('space.')) return px(0, 128, room);
  if (path.startsWith('radius.')) return px(0, 9999, room);
  if (path.startsWith('layer.')) return px(0, 9999, 'layers count from the page upwards');
  return path.startsWith('font.lineHeight.') ? { ...text(0, 256, line) } : undefined;
}
