import { oklch, partsOf } from '../color.ts';
import { arcs } from './arcs.ts';
import { dots } from './dots.ts';
import { facets } from './facets.ts';
import { type Family, heroSize } from './family.ts';
import { inksOf } from './inks.ts';
import { paper } from './paper.ts';
import { hashOf, randomOf } from './random.ts';
import { tiles } from './tiles.ts';
import { waves } from './waves.ts';

/** Ways of drawing a brand that has no drawings of its own yet. */
export const families = { arcs, paper, tiles, waves, dots, facets } satisfies Record<string, Family>;
export type FamilyName = keyof typeof families;
const names = Object.keys(families) as FamilyName[];

/** The family that a name falls to; the same name always falls to the same one. */
export const familyOf = (name: string): FamilyName => names[hashOf(name) % names.length] ?? 'arcs';

/** Letters as a shape: its path, with the baseline at 0, and how wide it is. */
export type Lettering = (text: string, size: number) => { path: string; width: number };

export interface Subject {
  name: string;
  title: string;
  brand: string;
  accent: string;
  /** The dark ground of header and hero. */
  ground: string;
  family?: FamilyName;
  /** Draws words in the brand's own font; without it they are text in whatever font the machine has. */
  letters?: Lettering;
}

/** Every drawing of a brand by its file's name: the name decides what is drawn, the colours how it looks. */
export function drawingsOf(subject: Subject): Map<string, string> {
  const { name, brand, accent, ground } = subject;
  const family: Family = families[subject.family ?? familyOf(name)];
  const inks = inksOf(brand, accent, ground);
  // Each drawing begins anew, so that one can change without the others.
  const random = (what: string) => randomOf(`${name} ${what}`);
  const sign = (one: string, other: string) => family.sign(one, other, random('sign'));
  const { side, body } = family.motif(random('motif'));
  const onWhite = readableOnWhite(brand);
  return new Map([
    ['logo.svg', logo(subject, sign(onWhite, accentOnWhite(accent)), '#1a1a1a')],
    ['logo-inverted.svg', logo(subject, sign(inks.pale, inks.accent), '#ffffff')],
    [
      'favicon.svg',
      svg(
        '0 0 32 32',
        `<rect width="32" height="32" rx="7" fill="${ground}"/><g transform="translate(4 4) scale(.75)">${sign(inks.pale, inks.accent)}</g>`,
      ),
    ],
    [
      'hero.svg',
      svg(`0 0 ${heroSize.width} ${heroSize.height}`, family.hero(inks, random('hero')), heroSize),
    ],
    ['motif.svg', svg(`0 0 ${side} ${side}`, body, { width: side, height: side })],
    [
      'coin.svg',
      svg(
        '0 0 24 24',
        `<g color="#8a6400"><circle cx="12" cy="12" r="11.500" fill="#8a6400"/><circle cx="12" cy="12" r="10" fill="#e0ac2b"/>${family.rim}<g transform="translate(6.700 6.700) scale(.33)">${sign('#3d2c00', '#3d2c00')}</g></g>`,
      ),
    ],
    ['hero-mask.svg', svg(`0 0 ${heroSize.width} ${heroSize.height}`, family.mask(random('mask')), heroSize)],
  ]);
}

function svg(box: string, body: string, size?: { width: number; height: number }): string {
  const own = size ? ` width="${size.width}" height="${size.height}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg"${own} viewBox="${box}">${body}</svg>\n`;
}

function logo(subject: Subject, sign: string, ink: string): string {
  const { body, width } = wordmark(subject, sign, ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40" role="img" aria-label="${escaped(subject.title)}"><title>${escaped(subject.title)}</title>${body}</svg>\n`;
}

/** Words as a drawing may hold them, between tags and in an attribute. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The sign with the brand's title beside it, 40 high; its ink begins at the left edge. */
function wordmark({ title, letters }: Subject, sign: string, ink: string): { body: string; width: number } {
  const mark = `<g transform="translate(-4 4)">${sign}</g>`;
  if (!letters) {
    const length = title.length * 14;
    return {
      width: 38 + length,
      body: `${mark}<text x="36" y="28.500" textLength="${length}" lengthAdjust="spacingAndGlyphs" font-family="system-ui, sans-serif" font-weight="700" font-size="25" fill="${ink}">${escaped(title)}</text>`,
    };
  }
  const { path, width } = letters(title, 25);
  return {
    width: Math.ceil(38 + width),
    body: `${mark}<path transform="translate(36 28.500)" d="${path}" fill="${ink}"/>`,
  };
}

function readableOnWhite(hex: string): string {
  const { lightness, chroma, hue } = partsOf(hex);
  return lightness <= 0.6 ? hex : oklch(0.55, chroma, hue);
}

function accentOnWhite(hex: string): string {
  const { lightness, chroma, hue } = partsOf(hex);
  return lightness <= 0.78 ? hex : oklch(0.72, chroma, hue);
}
