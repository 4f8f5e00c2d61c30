import { operandsOf } from './colors.ts';
import { pdfString, widthOf } from './letters.ts';

/** A text in points from the lower left corner; `end` has it end at `x`. */
export type Text = {
  text: string;
  size: number;
  x: number;
  y: number;
  color: string;
  bold?: boolean;
  end?: boolean;
};

const place = (value: number): string => String(Math.round(value * 100) / 100);

/** A text as the content of a page. */
export const textOf = ({ text, size, x, y, color, bold = false, end = false }: Text): string => {
  const start = end ? x - widthOf(text, size, bold) : x;
  return `BT /${bold ? 'B' : 'R'} ${place(size)} Tf ${operandsOf(color)} rg ${place(start)} ${place(y)} Td (${pdfString(text)}) Tj ET`;
};

type Area = { x: number; y: number; width: number; height: number };

/** A filled rectangle. */
export const areaOf = ({ x, y, width, height }: Area, color: string): string =>
  `${operandsOf(color)} rg ${[x, y, width, height].map(place).join(' ')} re f`;

/** A level line. */
export const ruleOf = (x: number, y: number, width: number, color: string, weight = 0.75): string =>
  `${operandsOf(color)} RG ${weight} w ${place(x)} ${place(y)} m ${place(x + width)} ${place(y)} l S`;

type Paper = {
  title: string;
  /** Who issues it. */
  author: string;
  size: readonly [width: number, height: number];
  /** What is drawn on each page. */
  pages: readonly string[];
};

/** Fonts that every reader has; the minus, which their usual encoding leaves out, is at a place of its own. */
const fontOf = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [129 /minus] >> >>`;

/** A PDF in Portuguese with a title, that reads in the order in which it is drawn. */
export const pdf = ({ title, author, size, pages }: Paper): Uint8Array<ArrayBuffer> => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${6 + at * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title (${pdfString(title)}) /Author (${pdfString(author)}) /Producer (${pdfString(author)}) >>`,
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${7 + at * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
};
