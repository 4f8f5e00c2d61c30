import { readFileSync } from 'node:fs';
import wawoff2 from 'wawoff2';
import { fileOf } from './acme.ts';

interface Change {
  /** A letter that it loses. */
  without?: string;
  isItalic?: boolean;
  /** The room between its lines, in parts of its size. */
  lineGap?: number;
}

/** Figtree as a woff2 file, but for what is changed: the fonts that are here have all letters, stand upright and have no such room. */
export async function figtree({ without, isItalic, lineGap }: Change): Promise<Uint8Array> {
  const font = Buffer.from(await wawoff2.decompress(readFileSync(fileOf('Figtree Variable'))));
  const table = (tag: string) => {
    const at = font.indexOf(tag, 12, 'latin1');
    return { record: at, from: font.readUInt32BE(at + 8), length: font.readUInt32BE(at + 12) };
  };
  if (isItalic) font.writeUInt16BE(font.readUInt16BE(table('OS/2').from + 62) | 1, table('OS/2').from + 62);
  if (lineGap !== undefined) {
    const unitsPerEm = font.readUInt16BE(table('head').from + 18);
    font.writeInt16BE(Math.round(lineGap * unitsPerEm), table('hhea').from + 8);
  }
  if (without !== undefined) writeLetters(font, table('cmap'), without);
  return wawoff2.compress(font);
}

/** Writes the table of letters anew, in its plainest form: every one of Latin 1 has the same glyph, but for the one that it lacks. */
function writeLetters(
  font: Buffer,
  { record, from, length }: { record: number; from: number; length: number },
  without: string,
): void {
  const [first, count] = [32, 224];
  const glyphs = Array.from({ length: count }, (_, at) =>
    String.fromCharCode(first + at) === without ? 0 : 1,
  );
  // Version and number of tables; platform, encoding and place of the only one; its format, length, language, first letter, count.
  const words = [0, 1, 3, 1, 0, 12, 6, 10 + 2 * count, 0, first, count, ...glyphs];
  if (2 * words.length > length) throw new Error('The font has no room for another table of letters.');
  for (const [at, word] of words.entries()) font.writeUInt16BE(word, from + 2 * at);
  font.writeUInt32BE(2 * words.length, record + 12);
}
