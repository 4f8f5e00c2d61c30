import { type Movement, printedDay, signed } from './movement.ts';
import { pdfOfLines } from './pdf.ts';

/** The statement as a PDF. */
export const statementPdf = (name: string, movements: readonly Movement[]): Uint8Array<ArrayBuffer> =>
  pdfOfLines([
    `Extrato de decoins: ${name}`,
    `Saldo do período: ${movements.reduce((sum, movement) => sum + signed(movement), 0)}`,
    '',
    ...movements.map(
      (movement) =>
        `${printedDay(movement)}   ${String(signed(movement)).padStart(6)}   ${movement.description}`,
    ),
  ]);
