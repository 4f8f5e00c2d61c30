import type { PaperLook } from './look.ts';
import { type Movement, printedDay, signed } from './movement.ts';
import { counted, edges, tablePdf } from './table-pdf.ts';

/** The statement as a PDF, with coins as the brand calls them. */
export const statementPdf = (
  name: string,
  movements: readonly Movement[],
  look: PaperLook,
): Uint8Array<ArrayBuffer> => {
  const sum = movements.reduce((total, movement) => total + signed(movement), 0);
  const [last, first] = [movements[0], movements.at(-1)];
  const from = first && last ? `De ${printedDay(first)} a ${printedDay(last)}` : 'Sem movimentos no período';
  return tablePdf(
    {
      title: `Extrato de ${look.coins}`,
      about: [name, from],
      columns: [
        { name: 'Data', x: edges.left, width: 76 },
        { name: 'Descrição', x: edges.left + 84, width: 320 },
        {
          name: look.coins.charAt(0).toUpperCase() + look.coins.slice(1),
          x: edges.right,
          width: 80,
          end: true,
        },
      ],
      rows: movements.map((movement) => [
        printedDay(movement),
        movement.description,
        counted(signed(movement)),
      ]),
      total: ['Saldo do período', `${counted(sum)} ${look.coins}`],
    },
    look,
  );
};
