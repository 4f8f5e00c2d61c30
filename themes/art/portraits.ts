import { randomOf } from '../compiler/drawings/random.ts';
import { type Art, manners, svg } from './art.ts';
import { lit, stageOf } from './stage.ts';

const skins = ['#f2cfb5', '#e3b08a', '#c98d63', '#a86b45', '#7c4a2d', '#5b3522'] as const;
const darkHairs = ['#1d1512', '#1d1512', '#2f1f17', '#3a2418', '#84848a'] as const;
const hairs = ['#1d1512', '#2f1f17', '#4a2f20', '#7a4a26', '#b98a4a', '#8d8d92'] as const;

/** People of the seed whose portraits wear their hair long, tied or curly. */
const longer = new Set([
  1, 3, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 24, 25, 27, 29, 32, 33, 35, 37, 39, 101, 103, 105, 107, 109,
]);
const styles = {
  short: (hair: string) =>
    `<path d="M78 104c-4-44 22-62 50-60 30 0 50 20 44 60-6-16-12-26-20-32-16 8-44 10-58 4-8 6-13 16-16 28z" fill="${hair}"/>`,
  bun: (hair: string) =>
    `<circle cx="120" cy="34" r="19" fill="${hair}"/><path d="M76 112c-6-48 20-68 46-68s50 22 44 68c-4-22-18-36-42-42-24 4-42 20-48 42z" fill="${hair}"/>`,
  curls: (hair: string) =>
    [
      [82, 84, 22],
      [96, 60, 24],
      [124, 50, 26],
      [150, 62, 24],
      [162, 88, 22],
      [78, 108, 16],
      [166, 112, 16],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`)
      .join(''),
  bob: (hair: string) =>
    `<path d="M72 142c-10-58 10-98 50-98s58 40 48 98c-6 8-18 8-22 2 4-26 0-48-10-62-18 12-38 16-46 14-4 14-4 32 0 48-4 6-14 6-20-2z" fill="${hair}"/>`,
  long: (hair: string) =>
    `<path d="M66 190c-4-50-12-146 56-146s60 96 54 146c-8 6-26 6-30 0 6-40 2-86-10-108-16 12-32 16-42 14-8 26-8 60-2 94-4 6-18 6-26 0z" fill="${hair}"/>`,
  cropped: (hair: string) =>
    `<path d="M82 92c-2-32 16-46 40-46s42 14 38 46c-4-8-8-14-12-18-16 4-38 4-52 0-6 4-10 10-14 18z" fill="${hair}"/>`,
  bald: () => '',
} as const;

type Style = keyof typeof styles;

/** A portrait: the same face in every brand, on the brand's ground, in its colours and finish. */
export const portrait = ({ family, palette }: Art, id: number): string => {
  const random = randomOf(`portrait of ${id}`);
  const skin = random.pick(skins);
  const isDark = skins.indexOf(skin) > 2;
  const hair = random.pick(isDark ? darkHairs : hairs);
  const hue = Math.floor(random.next() * palette.hues.length);
  const cloth =
    [palette.brand, palette.accent, ...palette.hues][Math.floor(random.next() * 5)] ?? palette.brand;
  const style = longer.has(id)
    ? random.pick(['bun', 'curls', 'bob', 'long', 'curls'] satisfies [Style, ...Style[]])
    : random.pick(['short', 'cropped', 'short', 'cropped', 'curls', 'bald'] satisfies [Style, ...Style[]]);
  const glasses =
    random.next() < 0.22
      ? '<g fill="none" stroke="#2b2b33" stroke-width="3"><circle cx="106" cy="112" r="13"/><circle cx="140" cy="112" r="13"/><path d="M119 111h8"/></g>'
      : '';
  const beard =
    random.next() < 0.2 && (style === 'short' || style === 'cropped' || style === 'bald')
      ? `<path d="M86 118c0 34 14 48 36 48s38-14 38-48c-6 14-16 18-22 18-8-5-24-5-32 0-6 0-14-4-20-18z" fill="${hair}"/>`
      : '';
  const back = style === 'long' || style === 'bob' || style === 'curls';
  const drawnHair = styles[style](hair);
  const manner = manners[family];
  const stage = { ...stageOf(240, 240, hue, palette, random), x: 122, y: 122 };
  const finish = (body: string) => manner.finish?.(stage, body) ?? body;
  const face =
    `<rect x="106" y="142" width="32" height="44" rx="14" fill="${skin}"/><path d="M106 162c10 8 22 8 32 0v8c-10 8-22 8-32 0z" opacity=".16"/>` +
    `<ellipse cx="122" cy="112" rx="38" ry="46" fill="${skin}"/>`;
  const features =
    '<g fill="#2a1c18"><circle cx="107" cy="112" r="3.6"/><circle cx="138" cy="112" r="3.6"/></g><path d="M110 134q12 10 25 0" fill="none" stroke="#2a1c18" stroke-width="3" stroke-linecap="round"/>';
  const fringe = back
    ? `<path d="M86 96c4-26 20-36 38-36 20 0 32 12 36 34-18-2-34-8-44-18-6 10-16 18-30 20z" fill="${hair}"/>`
    : '';
  return svg(
    240,
    240,
    manner.ground(stage) +
      // Skin and hair of every tone stand out before it.
      `<circle cx="122" cy="116" r="84" fill="${lit(stage.hue, 0.72)}"/>` +
      finish(back ? drawnHair : '') +
      finish(`<path d="M30 240c2-44 34-64 92-64s90 20 92 64z" fill="${cloth}"/>`) +
      finish(face) +
      beard +
      (back ? fringe : drawnHair) +
      features +
      glasses,
  );
};
