import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSheet } from 'read-excel-file/universal';

/** Words of a page, where they stand in points from the lower left corner, and how wide they are. */
export type Placed = { page: number; text: string; x: number; y: number; width: number; size: number };

/** What PDF.js reads of a PDF. */
export const readPdf = async (paper: Uint8Array | Promise<Uint8Array>) => {
  // PDF.js takes the bytes away with it.
  const pdf = await getDocument({ data: (await paper).slice(), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const words = await Promise.all(
    pages.map(async (page, at) => {
      const { items, lang } = await page.getTextContent();
      const placed = items.flatMap((item): Placed[] =>
        'str' in item && item.str.trim()
          ? [
              {
                page: at + 1,
                text: item.str,
                x: item.transform[4],
                y: item.transform[5],
                width: item.width,
                size: item.height,
              },
            ]
          : [],
      );
      return { lang, placed };
    }),
  );
  const drawn = await Promise.all(pages.map((page) => page.getOperatorList()));
  const given = (operation: number) =>
    drawn.flatMap(({ fnArray, argsArray }) => argsArray.filter((_, at) => fnArray[at] === operation));
  return {
    info: info as Readonly<Record<string, unknown>>,
    language: words[0]?.lang,
    sizes: pages.map(({ view }) => view.slice(2)),
    words: words.flatMap(({ placed }) => placed),
    /** Every colour that is filled or drawn with, and the points of every line and area. */
    colors: new Set([...given(OPS.setFillRGBColor), ...given(OPS.setStrokeRGBColor)].flat().map(String)),
    paths: given(OPS.constructPath).map(([, [points]]) => Object.values(points ?? {}).map(Number)),
    tags: await Promise.all(pages.map((page) => page.getStructTree())),
  };
};

/** The lines of text of a PDF, in the order in which they are drawn; what stands beside each other with spaces between. */
export const linesOfPdf = async (paper: Uint8Array | Promise<Uint8Array>): Promise<string[]> => {
  const lines = new Map<string, Placed[]>();
  for (const word of (await readPdf(paper)).words) {
    const line = `${word.page} ${Math.round(word.y)}`;
    lines.set(line, [...(lines.get(line) ?? []), word]);
  }
  return [...lines.values()].map((line) =>
    line
      .sort((one, other) => one.x - other.x)
      .reduce((text, word, at) => {
        const before = line[at - 1];
        const gap = before ? word.x - before.x - before.width : 0;
        return `${text}${before ? (gap > word.size ? '   ' : gap > word.size / 10 ? ' ' : '') : ''}${word.text}`;
      }, '')
      .trimEnd(),
  );
};

/** The cells of a spreadsheet, row by row; days as they are shown. */
export const rowsOfSheet = async (bytes: Uint8Array): Promise<(string | number)[][]> =>
  (await readSheet(new Blob([bytes.slice()]))).map((row) =>
    row.map((cell) =>
      cell instanceof Date
        ? cell.toISOString().slice(0, 10).split('-').reverse().join('/')
        : typeof cell === 'number'
          ? cell
          : String(cell),
    ),
  );
