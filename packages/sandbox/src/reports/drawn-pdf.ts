import { pdfString } from './win-ansi.ts';

/** A line of text, in points from the lower left corner. */
type Line = { text: string; size: number; x: number; y: number; bold?: true };

/** Lines of text over a drawing, as the content of a page. */
export const streamOf = (lines: readonly Line[], drawing = ''): string =>
  drawing +
  lines
    .map(
      ({ text, size, x, y, bold }) =>
        `BT /${bold ? 'B' : 'R'} ${size} Tf 0.09 0.07 0.25 rg ${x} ${y} Td (${pdfString(text)}) Tj ET`,
    )
    .join('\n');

/** A PDF from the drawing of each page, points from the lower left corner, with outline-free standard fonts. */
export const pdf = (
  title: string,
  size: readonly [width: number, height: number],
  pages: readonly string[],
): Uint8Array<ArrayBuffer> => {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${6 + at * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${pdfString(title)}) /Producer (Decola) >>`,
  ];
  pages.forEach((content, at) => {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${7 + at * 2} 0 R >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    );
  });
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, at) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(text, 'latin1');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
};
