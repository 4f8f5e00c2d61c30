import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font as FontData } from 'fontkitten';
import wawoff2 from 'wawoff2';
import { type Font, type FontFile, offWeight } from './compiler/fonts.ts';
import { lettersOfText } from './compiler/letters.ts';
import type { Problem } from './compiler/tokens.ts';

/** A font file that has been opened. */
export interface OpenFont {
  family: string;
  /** `400` or, of a variable font, `300 900`. */
  weights: string;
  isItalic: boolean;
  ascent: number;
  descent: number;
  lineGap: number;
  /** The letters of Portuguese that it does not have. */
  missing: readonly string[];
  /** The font as it draws text of a weight; the nearest that the file has. */
  at: (weight: number) => FontData;
}

/** Opens a woff2 file. @throws {Error} in a sentence, where it is none. */
export async function openFont(bytes: Uint8Array): Promise<OpenFont> {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'wOF2')
    throw new Error('is not a woff2 file; a font shop or the font’s maker gives one for the web.');
  const opened = create(Buffer.from(await wawoff2.decompress(Buffer.from(bytes))));
  if (opened.isCollection) throw new Error('holds several fonts; one file holds one.');
  const font = opened;
  const { unitsPerEm } = font;
  const axis = font.variationAxes.wght;
  const table = font['OS/2'];
  return {
    family: familyOf(font),
    weights: axis ? `${axis.min} ${axis.max}` : String(table.usWeightClass),
    isItalic: table.fsSelection.italic,
    ascent: font.ascent / unitsPerEm,
    descent: -font.descent / unitsPerEm,
    lineGap: font.lineGap / unitsPerEm,
    missing: lettersOfText
      .map(({ letter }) => letter)
      .filter((letter) => !font.hasGlyphForCodePoint(codeOf(letter))),
    at: (weight) =>
      axis ? font.getVariation({ wght: Math.min(axis.max, Math.max(axis.min, weight)) }) : font,
  };
}

/** The family without the style that some files put into it: `Figtree Light` is Figtree. */
function familyOf(font: FontData): string {
  const styles =
    /\s+(?:thin|(?:extra|ultra|semi|demi)?\s?(?:light|bold)|regular|medium|black|heavy|italic)$/i;
  let name = (font.getName('preferredFamily') ?? font.familyName).trim();
  while (styles.test(name)) name = name.replace(styles, '');
  return name;
}

/** How wide a font runs, Arial being 1, at a weight from which on Arial Bold stands in, or below it. */
export function widthOf(font: FontData, kind: 'regular' | 'bold'): number {
  let [own, arial] = [0, 0];
  for (const { letter, times, ...widths } of lettersOfText) {
    if (!font.hasGlyphForCodePoint(codeOf(letter))) continue;
    own += (times * font.glyphForCodePoint(codeOf(letter)).advanceWidth) / font.unitsPerEm;
    arial += times * widths[kind];
  }
  return Math.round((own / arial) * 10000) / 10000;
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

/** The fonts in a brand's folder, measured, by the family name that tokens use; files that cannot be used are problems. */
export interface OwnFonts {
  fonts: Readonly<Record<string, Font>>;
  problems: readonly Problem[];
}

/** Reads and measures `fonts/*.woff2` of a brand; `headingWeight` is what its headings are drawn in. */
export async function fontsIn(folder: string, headingWeight: number): Promise<OwnFonts> {
  const place = join(folder, 'fonts');
  const problems: Problem[] = [];
  const families = new Map<string, (FontFile & { open: OpenFont })[]>();
  for (const name of existsSync(place) ? readdirSync(place).sort() : []) {
    const where = `fonts/${name}`;
    if (/^(?:licen[cs]e|ofl|readme)/i.test(name)) continue;
    if (!name.endsWith('.woff2')) {
      problems.push({ where, says: 'is not a woff2 file.' });
      continue;
    }
    try {
      const open = await openFont(readFileSync(join(place, name)));
      if (open.missing.length > 0)
        problems.push({ where, says: `lacks letters of Portuguese: ${open.missing.join(' ')}` });
      const { family, weights, isItalic } = open;
      families.set(family, [...(families.get(family) ?? []), { file: where, weights, isItalic, open }]);
    } catch (error) {
      problems.push({ where, says: error instanceof Error ? error.message : String(error) });
    }
  }
  return {
    fonts: Object.fromEntries([...families].map(([name, files]) => [name, measured(files, headingWeight)])),
    problems,
  };
}

function measured(files: readonly (FontFile & { open: OpenFont })[], headingWeight: number): Font {
  const upright = files.filter(({ isItalic }) => !isItalic);
  const nearest = (weight: number) =>
    [...(upright.length > 0 ? upright : files)].sort(
      (one, other) => offWeight(one, weight) - offWeight(other, weight),
    )[0];
  const width = (weight: number, kind: 'regular' | 'bold') => {
    const found = nearest(weight);
    return found ? widthOf(found.open.at(weight), kind) : 1;
  };
  const { ascent = 0.95, descent = 0.25, lineGap = 0 } = nearest(400)?.open ?? {};
  return {
    files: files.map(({ file, weights, isItalic }) => ({ file, weights, ...(isItalic ? { isItalic } : {}) })),
    ascent,
    descent,
    lineGap,
    widths: { regular: width(400, 'regular'), bold: width(Math.max(575, headingWeight), 'bold') },
  };
}
