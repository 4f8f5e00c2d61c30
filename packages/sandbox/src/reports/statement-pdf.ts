import { type Movement, printedDay, signed } from './movement.ts';
import { pdfOfLines } from './pdf.ts';

/** The statement as a PDF, with coins as the brand calls them. */
export const statementPdf = (
  name: string,
  movements: readonly Movement[],
  coins: string,
): Uint8Array<ArrayBuffer> =>
  pdfOfLines([
    `Extrato de ${coins}: ${name}`,
    `Saldo do período: ${movements.reduce((sum, movement) => sum + signed(movement), 0)}`,
    '',
    ...movements.map(
      (movement) =>
        `${printedDay(movement)}   ${String(signed(movement)).padStart(6)}   ${movement.description}`,
    ),
  ]);
