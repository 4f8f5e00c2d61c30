/** What WinAnsi, the encoding of our PDFs, has from 0x80 on where Latin-1 has nothing to print. */
const signs = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const bytes = new Map([...signs].map((sign, at) => [sign, String.fromCharCode(0x80 + at)]));

const byteOf = (sign: string): string => (/[ -~\u00A0-\u00FF]/.test(sign) ? sign : (bytes.get(sign) ?? '?'));

/**
 * A text within the brackets of a PDF string, a character for each byte, so that its length is what the file says. WinAnsi holds all
 * Portuguese letters; anything else becomes a question mark.
 */
export const pdfString = (text: string): string =>
  Array.from(text.normalize('NFC'), byteOf)
    .join('')
    .replace(/[\\()]/g, '\\$&');
