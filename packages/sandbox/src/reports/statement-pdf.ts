import { originOf } from '@student/domain';
import type { PaperLook } from './look.ts';
import { counted, type Movement, printedDay, signed } from './movement.ts';

/** Whose movements, which of them were asked for (days as `yyyy-mm-dd`), and the movements, the newest first. */
export type Statement = {
  name: string;
  movements: readonly Movement[];
  first?: string | undefined;
  last?: string | undefined;
  type?: Movement['type'] | undefined;
  /** What they are for; the sum of some is not the balance. */
  typeCode?: number | undefined;
  /** When it was asked for; the instant of the newest movement unless given. */
  issuedAt?: string;
};

/** The statement as a PDF, with coins as the brand calls them. */
export const statementPdf = async (
  statement: Statement,
  look: PaperLook,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { name, movements, type, typeCode } = statement;
  const { tablePdf } = await import('./table-pdf.ts');
  const sum = movements.reduce((total, movement) => total + signed(movement), 0);
  return tablePdf(
    {
      title: `Extrato de ${look.coins}`,
      date: statement.issuedAt ?? movements[0]?.createdAt ?? new Date(0).toISOString(),
      about: [name, periodOf(statement)],
      columns: [
        { name: 'Data', width: 84 },
        { name: 'Descrição', width: 325 },
        { name: look.coins.charAt(0).toUpperCase() + look.coins.slice(1), width: 90, end: true },
      ],
      rows: movements.map((movement) => [
        printedDay(movement),
        movement.description,
        counted(signed(movement)),
      ]),
      total: [totals[type ?? (typeCode === undefined ? 'both' : 'some')], `${counted(sum)} ${look.coins}`],
    },
    look,
  );
};

const totals = {
  both: 'Saldo do período',
  some: 'Total destes movimentos',
  credit: 'Total de créditos',
  debit: 'Total de débitos',
} as const;

/** What was asked for; where no day was named, the days of the first and the last movement. */
const periodOf = ({ movements, first, last, type, typeCode }: Statement): string => {
  const [newest, oldest] = [movements[0], movements.at(-1)];
  const from = first ? printed(first) : oldest && printedDay(oldest);
  const to = last ? printed(last) : newest && printedDay(newest);
  const days = from && to ? `De ${from} a ${to}` : from ? `Desde ${from}` : to ? `Até ${to}` : undefined;
  const only = type && { credit: 'só créditos', debit: 'só débitos' }[type];
  const origin = typeCode !== undefined && `origem: ${origins[originOf(typeCode) ?? 'other']}`;
  const none = movements.length === 0 && 'nenhum movimento';
  const said = [days, only, origin, none].filter(Boolean).join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
};

const origins = {
  content: 'conteúdos',
  course: 'treinamentos',
  pill: 'pílulas',
  order: 'pedidos na loja',
  challenge: 'desafios e bônus',
  other: 'outra',
} as const;

const printed = (day: string): string => day.split('-').reverse().join('/');
