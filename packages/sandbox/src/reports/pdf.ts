import { pdfString } from './win-ansi.ts';

const linesOnPage = 48;

/** A PDF of plain lines: Helvetica, A4, as many pages as it takes. */
export const pdfOfLines = (lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  const count = Math.ceil(lines.length / linesOnPage);
  const pages = Array.from({ length: count }, (_, at) =>
    lines.slice(at * linesOnPage, (at + 1) * linesOnPage),
  );
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
      streamOf(page),
    ]),
  ]);
};

const streamOf = (lines: readonly string[]): string => {
  const drawn = lines.map((line) => `(${pdfString(line)}) Tj T*`).join('\n');
  const content = `BT /F1 10 Tf 15 TL 48 790 Td\n${drawn}\nET`;
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
};

/** Objects from 1 on, their offsets, and the end that a reader looks for first. */
const pdfOf = (objects: readonly string[]): Uint8Array<ArrayBuffer> => {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
};
