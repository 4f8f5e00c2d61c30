import { between, legible } from './colors.ts';
import type { PaperLook } from './look.ts';
import { type Part, paperOf, type Sheet, type Words } from './paper.ts';
import { drawnWidth, drawSvg } from './vector.ts';

/** A4. */
const [width, height] = [595.28, 841.89];
const left = 48;
const room = width - 2 * left;
const band = 88;
const ink = '#1d1b2a';
const soft = between(ink, '#ffffff', 0.35);
const hair = between(ink, '#ffffff', 0.82);
/** No line stands lower, above the foot of the page. */
const lowest = height - 64;
/** Where a page goes on under the band. */
const next = band + 36;

/** A column: its name and how much room it has; numbers end at its right edge. The last one ends where the page does. */
export type Column = { name: string; width: number; end?: true };

export type TablePaper = {
  title: string;
  /** When what it says became so. */
  date: string;
  /** Lines under the title. */
  about: readonly string[];
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** What stands under the table, as its first and its last cell. */
  total: readonly [label: string, value: string];
  /** What is to be known besides. */
  notes?: readonly string[];
};

/** A table on as many pages of A4 as it takes, each under the band of the brand, with its head and its number. */
export const tablePdf = (paper: TablePaper, look: PaperLook): Promise<Uint8Array<ArrayBuffer>> =>
  paperOf(
    { title: paper.title, date: paper.date, author: look.owner, size: [width, height] },
    async (sheet) => {
      const brand = legible(look.colors.brand);
      const { doc, whole, write, heightOf } = sheet;
      const line = (y: number, color: string, weight = 0.75) =>
        sheet.decorate(() =>
          doc
            .moveTo(left, y)
            .lineTo(left + room, y)
            .lineWidth(weight)
            .stroke(color),
        );
      const cells = cellsOf(paper.columns);
      const turnPage = () => {
        sheet.addPage();
        drawBand(sheet, look, brand);
        return next;
      };

      drawBand(sheet, look, brand);
      let y = band + 28;
      const paragraph = (kind: string, words: Pick<Words, 'text' | 'size' | 'color' | 'bold'>, gap = 0) => {
        const placed = { ...words, x: left, width: room };
        const tall = heightOf(placed);
        if (y + tall > lowest) y = turnPage();
        write(whole, kind, { ...placed, y });
        y += tall + gap;
      };
      paragraph('H1', { text: paper.title, size: 20, color: ink, bold: true }, 2);
      for (const text of paper.about) paragraph('P', { text, size: 11, color: soft }, 1);
      y += 14;

      const table = sheet.part(whole, 'Table');
      /** The head of the table; from the second page on it is only looked at. */
      const head = (draw: (words: Words) => void) => {
        for (const { name, ...cell } of cells)
          draw({ ...cell, text: name, size: 10, color: brand, bold: true, y });
        y += 20;
        line(y, brand, 1.25);
      };
      const row = (draw: (part: Part) => void) => {
        const part = sheet.part(table, 'TR');
        draw(part);
        part.end();
      };
      row((part) => head((words) => write(part, 'TH', words)));

      for (const texts of paper.rows) {
        const words = cells.map(({ name: _, ...cell }, at) => ({
          ...cell,
          text: texts[at] ?? '',
          size: 10,
          color: ink,
        }));
        const tall = Math.max(...words.map(heightOf)) + 10;
        if (y + tall > lowest) {
          y = turnPage();
          head(sheet.repeat);
        }
        row((part) => {
          for (const one of words) write(part, 'TD', { ...one, y: y + 5 });
        });
        y += tall;
        line(y, hair);
        await sheet.giveWay();
      }
      table.end();

      const [label, value] = paper.total;
      if (y + 28 > lowest) y = turnPage();
      const total = { size: 12, color: ink, bold: true, y: y + 10 };
      write(whole, 'P', { ...total, text: label, x: left, width: room / 2 });
      write(whole, 'P', { ...total, text: value, x: left + room / 2, width: room / 2, end: true });
      y += 40;
      for (const text of paper.notes ?? []) paragraph('P', { text, size: 10, color: soft }, 1);
      whole.end();
      drawFeet(sheet, look);
    },
  );

type Cell = Pick<Words, 'x' | 'width' | 'end'> & { name: string };

/** Where the columns stand, with room between them. */
const cellsOf = (columns: readonly Column[]): readonly Cell[] =>
  columns.map(({ name, width, end = false }, at) => {
    const from = columns.slice(0, at).reduce((sum, one) => sum + one.width, left);
    const isLast = at === columns.length - 1;
    return { name, end, x: isLast && end ? left + room - width : from, width: isLast ? width : width - 12 };
  });

const drawBand = ({ doc, decorate, repeat }: Sheet, look: PaperLook, brand: string): void => {
  const { colors, logoInverted, title } = look;
  const isDrawn = logoInverted && drawnWidth(logoInverted, 32) !== undefined;
  decorate(() => {
    doc.rect(0, 0, width, band).fill(brand);
    doc.rect(0, band, width, 4).fill(colors.accent);
    if (isDrawn) drawSvg(doc, logoInverted, { x: left, y: band / 2 - 16, height: 32 });
  });
  if (!isDrawn)
    repeat({ text: title, size: 22, color: '#ffffff', x: left, y: band / 2 - 15, width: room, bold: true });
};

/** The owner and the number of each page, once it is known how many there are. */
const drawFeet = ({ doc, decorate, repeat }: Sheet, { owner }: PaperLook): void => {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    decorate(() =>
      doc
        .moveTo(left, height - 52)
        .lineTo(left + room, height - 52)
        .lineWidth(0.75)
        .stroke(hair),
    );
    const foot = { size: 9, color: soft, y: height - 42 };
    repeat({ ...foot, text: owner, x: left, width: room - 100 });
    repeat({
      ...foot,
      text: `Página ${page + 1} de ${count}`,
      x: left + room - 100,
      width: 100,
      end: true,
    });
  }
};
