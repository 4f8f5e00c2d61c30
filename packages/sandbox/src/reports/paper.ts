import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { paperFonts } from '#paper-fonts';
import { printable } from './letters.ts';
import type { PaperFonts } from './look.ts';

type Weight = keyof PaperFonts;

/** Words in points from the upper left corner, in lines of `width`; `end` has them end at its right edge. */
export type Words = {
  text: string;
  size: number;
  color: string;
  x: number;
  y: number;
  width: number;
  bold?: boolean;
  end?: boolean;
};

/** A part of what is read aloud, of a kind that PDF knows (`P`, `Table`, `TD`). */
export type Part = PDFKit.PDFStructureElement;

/** A paper while it is drawn. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  /** The whole of what is read aloud. */
  whole: Part;
  /** Opens a part within another one. */
  part: (parent: Part, kind: string) => Part;
  /** Draws words as a part of what is read aloud, in the order of the calls. */
  write: (parent: Part, kind: string, words: Words) => void;
  /** Draws what is only looked at. */
  decorate: (draw: () => void) => void;
  /** Words that are only looked at: they are read elsewhere, or on each page again. */
  repeat: (words: Words) => void;
  heightOf: (words: Pick<Words, 'text' | 'size' | 'width' | 'bold'>) => number;
  addPage: () => void;
  /** Lets others have their turn once this paper has had its own for a while. */
  giveWay: () => Promise<void>;
};

/** Milliseconds that a paper is drawn in one go. */
const turn = 12;

type Paper = {
  title: string;
  /** Who issues it. */
  author: string;
  /** When what it says became so, as ISO 8601: a paper that is drawn again is the same to the byte. */
  date: string;
  size: readonly [width: number, height: number];
};

let files: Promise<PaperFonts> | undefined;

/**
 * The fonts of one paper. Another paper does not share them: a font remembers of each of its signs which letters it was first asked for,
 * and one that came as a part of another sign (the T of Ț) is a sign without a letter from then on, which nobody finds or copies.
 */
const openFonts = async (): Promise<Record<Weight, Font>> => {
  files ??= paperFonts();
  const { regular, bold } = await files;
  return { regular: fontOf(regular), bold: fontOf(bold) };
};

const fontOf = (bytes: Uint8Array): Font => {
  const font = create(bytes as Buffer);
  if (font.type !== 'TTF') throw new Error('The fonts of papers are TrueType fonts.');
  return font;
};

/** Lines stand closer than the font says, which leaves room for marks that Portuguese does not have. */
const lineGapOf = (size: number): number => -0.14 * size;

/**
 * A PDF in Portuguese with a title and its reading order (tags), on pages of this size. `draw` may wait between two of its lines.
 */
export const paperOf = async (
  { title, author, date, size }: Paper,
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const open = await openFonts();
  const doc = new PDFDocument({
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    font: open.regular as unknown as string,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: new Date(date) },
  });
  for (const weight of ['regular', 'bold'] as const)
    doc.registerFont(weight, open[weight] as unknown as string);
  const bytes = bytesOf(doc);
  doc.addPage();
  const sheet = sheetOn(doc, open);
  await draw(sheet);
  await sheet.giveWay();
  doc.end();
  return bytes;
};

const sheetOn = (doc: PDFKit.PDFDocument, open: Record<Weight, Font>): Sheet => {
  const whole = doc.struct('Document');
  let began = performance.now();
  doc.addStructure(whole);
  const set = ({ size, bold }: Pick<Words, 'size' | 'bold'>): Font => {
    const weight = bold ? 'bold' : 'regular';
    doc.font(weight, size);
    return open[weight];
  };
  const print = ({ text, color, x, y, width, end, ...look }: Words) => {
    const said = printable(text, set(look));
    doc
      .fillColor(color)
      .text(said, x, y, { width, align: end ? 'right' : 'left', lineGap: lineGapOf(look.size) });
  };
  const decorate = (draw: () => void) => {
    doc.markContent('Artifact');
    draw();
    doc.endMarkedContent();
  };
  return {
    doc,
    whole,
    part: (parent, kind) => {
      const child = doc.struct(kind);
      parent.add(child);
      return child;
    },
    write: (parent, kind, words) => {
      parent.add(doc.struct(kind, {}, () => print(words)));
    },
    decorate,
    repeat: (words) => decorate(() => print(words)),
    heightOf: ({ text, width, ...look }) => {
      const said = printable(text, set(look));
      return doc.heightOfString(said, { width, lineGap: lineGapOf(look.size) });
    },
    addPage: () => {
      doc.addPage();
    },
    giveWay: async () => {
      if (performance.now() - began < turn) return;
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    },
  };
};

const bytesOf = (doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => resolve(new Blob(chunks).arrayBuffer().then((whole) => new Uint8Array(whole))));
  });
