import { crc32 } from 'node:zlib';
import { shownBy } from './letters.ts';

/** The lines of text that a PDF of ours draws, in order; what stands beside each other with spaces between. Throws when its table of objects does not lead to them. */
export const linesOfPdf = (bytes: Uint8Array): string[] => {
  const text = Buffer.from(bytes).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(text)?.[1]);
  const [, ...entries] = text.slice(start).match(/^\d{10} \d{5} [fn]/gm) ?? [];
  entries.forEach((entry, at) => {
    if (!text.startsWith(`${at + 1} 0 obj\n`, Number(entry.slice(0, 10))))
      throw new Error(`object ${at + 1} is not where the table says`);
  });
  const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
  return streams.flatMap(([, length, content = '']) => {
    if (content.length !== Number(length)) throw new Error('a stream is not as long as it says');
    const drawn = content.matchAll(/([\d.]+) ([\d.]+) Td \(((?:[^()\\]|\\.)*)\) Tj/g);
    const lines = new Map<string, { x: number; text: string }[]>();
    for (const [, x, y = '', text = ''] of drawn) {
      const line = lines.get(y) ?? [];
      lines.set(y, [...line, { x: Number(x), text: shownBy(text.replace(/\\(.)/g, '$1')) }]);
    }
    return [...lines.values()].map((line) =>
      line
        .sort((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join('   '),
    );
  });
};

/** The texts in a zip archive by name. Throws when one is not what its checksum says. */
export const textsOfZip = (bytes: Uint8Array): Readonly<Record<string, string>> => {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const texts: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, size, nameLength] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const content = zip.readUInt32LE(at + 42) + 30 + nameLength;
    const stored = zip.subarray(content, content + size);
    if (crc32(stored) !== sum) throw new Error(`${name} is not what its checksum says`);
    texts[name] = stored.toString('utf8');
    at += 46 + nameLength;
  }
  return texts;
};

/** The cells of the first sheet of a spreadsheet of ours, row by row. */
export const rowsOfSheet = (bytes: Uint8Array): (string | number)[][] => {
  const sheet = textsOfZip(bytes)['xl/worksheets/sheet1.xml'] ?? '';
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, cells = '']) =>
    [...cells.matchAll(/<c( s="2")?(?: s="\d")?><v>(.*?)<\/v><\/c>|<t>(.*?)<\/t>/gs)].map(
      ([, isDay, number, text = '']) => {
        if (number === undefined) return unescaped(text);
        return isDay ? dayOfNumber(Number(number)) : Number(number);
      },
    ),
  );
};

/** A day that a spreadsheet counts, as it shows it. */
const dayOfNumber = (days: number): string =>
  new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '');
