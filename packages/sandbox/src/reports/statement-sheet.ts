import { dayOf } from '../clock.ts';
import { type Movement, signed } from './movement.ts';
import { zip } from './zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The statement as a spreadsheet (xlsx), with coins as the brand calls them. */
export const statementSheet = (movements: readonly Movement[], coins: string): Uint8Array<ArrayBuffer> => {
  const rows = [
    rowOf(['Data', 'Descrição', coins.charAt(0).toUpperCase() + coins.slice(1)], [styles.head]),
    ...movements.map((movement) =>
      rowOf([dayNumber(movement.createdAt), movement.description, signed(movement)], [styles.day]),
    ),
  ];
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${head}<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="Extrato" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': `${head}<styleSheet xmlns="${sheets}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${sheets}"><cols><col min="1" max="1" width="12" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/><col min="3" max="3" width="12" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
};

const relations = (...all: readonly (readonly [type: string, target: string])[]): string =>
  `${head}<Relationships xmlns="${packages}/relationships">${all
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** The places in `cellXfs` of the styles: a bold head, a day. */
const styles = { head: 1, day: 2 } as const;

/** Days since the end of 1899, as spreadsheets count them, of an instant in São Paulo. */
const dayNumber = (instant: string): number => Date.parse(dayOf(instant)) / 86_400_000 + 25_569;

/** A row; the first cell has the first style, or all have it where they are words. */
const rowOf = (cells: readonly (string | number)[], [style]: readonly [number]): string =>
  `<row>${cells
    .map((cell, at) => {
      const styled = at === 0 || style === styles.head ? ` s="${style}"` : '';
      return typeof cell === 'number'
        ? `<c${styled}><v>${cell}</v></c>`
        : `<c${styled} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    })
    .join('')}</row>`;

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
