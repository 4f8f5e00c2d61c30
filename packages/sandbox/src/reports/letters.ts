/** What WinAnsi, the encoding of our PDFs, has from 0x80 on where Latin-1 has nothing to print. The minus is our own addition. */
const signs = '€−‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const bytes = new Map(
  [...signs]
    .map((sign, at) => [sign, String.fromCharCode(0x80 + at)] as const)
    .filter(([sign]) => sign !== ' '),
);

/** Letters whose stroke is no mark that could be taken off. */
const stroked: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  Ŋ: 'N',
  '\u00A0': ' ',
};

const hasSign = (sign: string): boolean => /[ -~\u00A1-\u00FF]/.test(sign) || bytes.has(sign);

const nearest = (sign: string): string => {
  const plain = stroked[sign] ?? sign;
  if (hasSign(plain)) return plain;
  return [...plain.normalize('NFD')].filter((part) => !/\p{M}/u.test(part) && hasSign(part)).join('');
};

/**
 * A text as the fonts of papers have it: Portuguese and what western Europe writes as it is, any other letter without its mark or
 * stroke (`Łuk` is `Luk`). What is no such letter is left out.
 */
export const printable = (text: string): string => Array.from(text.normalize('NFC'), nearest).join('');

/** What papers can print of a person's name, or what they sign in with where it is in letters that no paper has. */
export const nameOnPapers = ({ name, email, document }: Named): string =>
  printable(name).trim() || (email ?? document ?? '');

type Named = { name: string; email: string | null; document: string | null };

/** A text within the brackets of a PDF string, a character for each byte, so that its length is what the file says. */
export const pdfString = (text: string): string =>
  Array.from(printable(text), (sign) => bytes.get(sign) ?? sign)
    .join('')
    .replace(/[\\()]/g, '\\$&');

/** What the bytes of a PDF string show. */
export const shownBy = (string: string): string =>
  Array.from(string, (sign) => {
    const code = sign.charCodeAt(0);
    return code >= 0x80 && code <= 0x9f ? (signs[code - 0x80] ?? '') : sign;
  }).join('');

/** Thousandths of the size that signs from space to tilde take, in Helvetica and in its bold. */
const widths = {
  regular:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  bold: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
};
const known = {
  regular: widths.regular.split(' ').map(Number),
  bold: widths.bold.split(' ').map(Number),
};
const wide = new Set('…—™‰ŒÆœæ');

/** How wide a text is, in points. */
export const widthOf = (text: string, size: number, isBold = false): number => {
  const table = isBold ? known.bold : known.regular;
  const widthOfSign = (sign: string) => {
    const base = sign.normalize('NFD').charCodeAt(0);
    return wide.has(sign) ? 1000 : (table[base - 32] ?? 584);
  };
  return (Array.from(printable(text), widthOfSign).reduce((sum, one) => sum + one, 0) * size) / 1000;
};

/** Words in lines of at most this width; a word that is wider than a line goes on in the next one. */
export const linesWithin = (text: string, width: number, size: number, isBold = false): string[] => {
  const fits = (line: string) => widthOf(line, size, isBold) <= width;
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (fits(line + piece)) line += piece;
    else {
      if (line) lines.push(line);
      line = piece.trimStart();
    }
  };
  for (const word of printable(text).split(' '))
    if (fits(word)) add(line ? ` ${word}` : word);
    else for (const sign of line ? ` ${word}` : word) add(sign);
  return [...lines, line];
};
