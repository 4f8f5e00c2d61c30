import { dayOf } from '../clock.ts';
import { type Movement, signed } from './movement.ts';

const bold = { fontWeight: 'bold' } as const;

/**
 * The statement as a spreadsheet (xlsx), with coins as the brand calls them: days and coins that can be sorted and added up, words that
 * stay words whatever they begin with, and a head that stays in sight.
 */
export const statementSheet = async (
  movements: readonly Movement[],
  coins: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const capital = coins.charAt(0).toUpperCase() + coins.slice(1);
  const file = await writeExcelFile(
    [
      [
        { value: 'Data', ...bold },
        { value: 'Descrição', ...bold },
        { value: capital, ...bold, align: 'right' },
      ],
      ...movements.map((movement) => [
        {
          value: new Date(dayOf(movement.createdAt)),
          type: Date,
          format: 'dd/mm/yyyy',
          align: 'left',
        } as const,
        { value: movement.description, type: String, format: '@', wrap: true } as const,
        { value: signed(movement), type: Number, format: '#,##0' } as const,
      ]),
    ],
    {
      sheet: 'Extrato',
      stickyRowsCount: 1,
      columns: [
        { width: 12 },
        { width: widthFor(movements.map(({ description }) => description)) },
        { width: Math.max(12, capital.length + 4) },
      ],
    },
  ).toBlob();
  return new Uint8Array(await file.arrayBuffer());
};

/** Characters that the longest of these texts takes; the ones that are longer than a screen is wide go on in a second line. */
const widthFor = (texts: readonly string[]): number =>
  Math.min(70, texts.reduce((most, { length }) => Math.max(most, length), 20) + 2);
