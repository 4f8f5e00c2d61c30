import { type CharacterName, characters } from './characters.ts';
import { oklch, partsOf } from './color.ts';
import { drawingsOf, type FamilyName, type Lettering } from './drawings/drawings.ts';
import { generateTokens } from './generate/generate.ts';
import { writeTokens } from './generate/write-tokens.ts';
import type { PhotoFocus } from './photo-place.ts';
import { startedFacts } from './started-facts.ts';
import { readmeText, storyText } from './started-texts.ts';

export interface Wish {
  /** Folder name: lower case letters, digits and dashes. */
  name: string;
  /** What people call the platform; the name with capitals unless given. */
  title?: string;
  /** One to three colours, `#rrggbb`: brand, accent, sky of the header. */
  colors: readonly string[];
  character: CharacterName;
  /** How it is drawn; chosen by the name unless given. */
  family?: FamilyName;
  /** Fonts of the brand's own, by the names that their files have, and the heaviest weight of the headings'. */
  fonts?: { body: string; heading: string; heaviest: number };
  /** Draws the logo's words; without it they are text. */
  letters?: Lettering;
  /** Whether a photograph takes the place of the drawn hero. */
  hasPhoto?: boolean;
  /** Which part of the photograph is kept where it is cut. */
  photoFocus?: PhotoFocus;
  supportEmail?: string;
  host?: string;
}

/**
 * A working brand from a name and one to three colours: every file of its folder by path, all pairs of colours passing. What is
 * not given is chosen: an accent across the colour wheel, a sky from the brand's own hue, drawings from the name. Facts that nobody
 * gave are marked as unconfirmed.
 *
 * @throws {Error} when the name or a colour cannot be read.
 */
export function startTheme(wish: Wish): Map<string, string> {
  const { name, colors, character, fonts, hasPhoto = false } = wish;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `"${name}" cannot name a folder: use lower case letters, digits and dashes, a letter first.`,
    );
  }
  for (const color of colors) {
    if (!/^#[0-9a-f]{6}$/i.test(color))
      throw new Error(`"${color}" is not a colour: write #rrggbb, six digits.`);
  }
  const brand = colors[0] ?? '#3b5bdb';
  const { lightness, chroma, hue } = partsOf(brand);
  const accent = colors[1] ?? oklch(0.74, Math.max(0.13, chroma), hue + 150);
  const deep = deepOf(colors[2] ?? oklch(Math.min(lightness, 0.24), Math.min(chroma, 0.08), hue));
  const manner = characters[character];
  const header = character === 'round' ? 'surface' : 'deep';
  const tokens = generateTokens({
    name,
    describes: `${name}: made from ${colors.length === 0 ? 'nothing but a name' : colors.join(', ')}; ${character} manners.`,
    palette: { brand, accent, deep, header },
    character: {
      ...manner,
      ...(fonts && { fonts, headingWeight: Math.min(manner.headingWeight, fonts.heaviest) }),
      grey: { chroma: Math.min(manner.grey.chroma, chroma), hue },
    },
  });
  const title = wish.title ?? titleOf(name);
  const drawings = drawingsOf({ ...wish, title, brand, accent, ground: deep });
  const without = hasPhoto ? 'hero.svg' : 'hero-mask.svg';
  return new Map([
    ['tokens.json', writeTokens(tokens)],
    ['facts.json', startedFacts({ ...wish, title, isTitleGiven: wish.title !== undefined })],
    [`${name}.stories.tsx`, storyText(name)],
    ['README.md', readmeText(name, title)],
    ...[...drawings]
      .filter(([file]) => file !== without)
      .map(([file, svg]) => [`assets/${file}`, svg] as const),
  ]);
}

/** `acme-tres` as people write it: `Acme Tres`. */
function titleOf(name: string): string {
  return name.replace(
    /(^|-)(\w)/g,
    (_match, dash: string, letter: string) => `${dash ? ' ' : ''}${letter.toUpperCase()}`,
  );
}

/** A sky has to be dark enough for white words and its own lighter steps. */
function deepOf(hex: string): string {
  const { lightness, chroma, hue } = partsOf(hex);
  return lightness <= 0.33 ? hex : oklch(0.33, Math.min(chroma, 0.12), hue);
}
