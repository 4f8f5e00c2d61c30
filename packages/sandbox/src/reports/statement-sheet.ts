import { type Movement, printedDay, signed } from './movement.ts';
import { zip } from './zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The statement as a spreadsheet (xlsx), with coins as the brand calls them. */
export const statementSheet = (movements: readonly Movement[], coins: string): Uint8Array<ArrayBuffer> => {
  const rows = [
    ['Data', 'Descrição', coins.charAt(0).toUpperCase() + coins.slice(1)],
    ...movements.map((movement) => [printedDay(movement), movement.description, signed(movement)]),
  ];
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${head}<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="Extrato" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${sheets}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
  });
};

const relation = (type: string, target: string): string =>
  `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

const rowOf = (cells: readonly (string | number)[]): string =>
  `<row>${cells
    .map((cell) =>
      typeof cell === 'number'
        ? `<c><v>${cell}</v></c>`
        : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`,
    )
    .join('')}</row>`;

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
