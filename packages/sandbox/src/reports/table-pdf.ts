import { between, legible } from './colors.ts';
import { linesWithin } from './letters.ts';
import type { PaperLook } from './look.ts';
import { areaOf, pdf, ruleOf, textOf } from './pdf.ts';
import { drawingOf, drawnWidth } from './vector.ts';

const [width, height] = [595, 842];
const left = 48;
const right = width - 48;
const band = 88;
const ink = '#1d1b2a';
const soft = between(ink, '#ffffff', 0.35);
const hair = between(ink, '#ffffff', 0.82);

/** A column: its name, where it stands, and how wide its words may become; numbers end at `x`. */
export type Column = { name: string; x: number; width: number; end?: true };

export type TablePaper = {
  title: string;
  /** Lines under the title. */
  about: readonly string[];
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** What stands under the table, as its first and its last cell. */
  total: readonly [label: string, value: string];
  /** What is to be known besides. */
  notes?: readonly string[];
};

const [first, next] = [height - band - 100, height - band - 56];
const lineHeight = 14;
/** No line stands lower, above the foot of the page. */
const lowest = 64;

/** A table on as many pages of A4 as it takes, under the band of the brand, each with its number. */
export const tablePdf = (paper: TablePaper, look: PaperLook): Uint8Array<ArrayBuffer> => {
  const brand = legible(look.colors.brand);
  const about = paper.about.flatMap((text) => linesWithin(text, right - left, 11));
  const pages: string[][] = [];
  let y = 0;
  const begin = () => {
    const isFirst = pages.length === 0;
    pages.push(bandOf(look, brand));
    if (isFirst) draw(...headOf(paper.title, about));
    y = (isFirst ? first - lineHeight * Math.max(0, about.length - 1) : next) - 6;
    draw(
      ...paper.columns.map(({ name, x, end }) =>
        textOf({ text: name, size: 10, color: brand, x, y, bold: true, end: end ?? false }),
      ),
      ruleOf(left, y - 7, right - left, brand, 1.25),
    );
    y -= 8;
  };
  const draw = (...what: string[]) => pages.at(-1)?.push(...what);
  begin();
  for (const cells of paper.rows) {
    const lines = paper.columns.map(({ width: room }, at) => linesWithin(cells[at] ?? '', room, 10));
    const tall = Math.max(...lines.map(({ length }) => length));
    if (y - tall * lineHeight - 10 < 96) begin();
    lines.forEach((parts, at) => {
      const { x = left, end = false } = paper.columns[at] ?? {};
      draw(
        ...parts.map((text, line) =>
          textOf({ text, size: 10, color: ink, x, y: y - 14 - line * lineHeight, end }),
        ),
      );
    });
    y -= tall * lineHeight + 7;
    draw(ruleOf(left, y, right - left, hair));
  }
  const [label, value] = paper.total;
  if (y - 22 < lowest) begin();
  draw(
    textOf({ text: label, size: 12, color: ink, x: left, y: y - 22, bold: true }),
    textOf({ text: value, size: 12, color: ink, x: right, y: y - 22, bold: true, end: true }),
  );
  y -= 48;
  for (const text of (paper.notes ?? []).flatMap((note) => linesWithin(note, right - left, 10))) {
    if (y < lowest) {
      pages.push(bandOf(look, brand));
      y = next;
    }
    draw(textOf({ text, size: 10, color: soft, x: left, y }));
    y -= lineHeight;
  }
  const numbered = pages.map((page, at) =>
    [
      ...page,
      ruleOf(left, 52, right - left, hair),
      textOf({ text: look.owner, size: 9, color: soft, x: left, y: 36 }),
      textOf({
        text: `Página ${at + 1} de ${pages.length}`,
        size: 9,
        color: soft,
        x: right,
        y: 36,
        end: true,
      }),
    ].join('\n'),
  );
  return pdf({ title: paper.title, author: look.owner, size: [width, height], pages: numbered });
};

const bandOf = ({ colors, logoInverted, title }: PaperLook, brand: string): string[] => [
  areaOf({ x: 0, y: height - band, width, height: band }, brand),
  areaOf({ x: 0, y: height - band - 4, width, height: 4 }, colors.accent),
  logoInverted && drawnWidth(logoInverted, 32) !== undefined
    ? drawingOf(logoInverted, { x: left, y: height - band / 2 - 16, height: 32 })
    : textOf({ text: title, size: 22, color: '#ffffff', x: left, y: height - band / 2 - 8, bold: true }),
];

const headOf = (title: string, about: readonly string[]): string[] => [
  textOf({ text: title, size: 20, color: ink, x: left, y: height - band - 48, bold: true }),
  ...about.map((text, at) =>
    textOf({ text, size: 11, color: soft, x: left, y: height - band - 68 - at * lineHeight }),
  ),
];

/** A number as people read it: '2.130', '−180'. */
export const counted = (value: number): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(?:\d{3})+$)/g, '.')}`;

/** Where the columns may stand. */
export const edges = { left, right };
