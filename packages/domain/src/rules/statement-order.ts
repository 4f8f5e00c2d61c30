/** Columns that the statement can be sorted by (DECOIN-03). */
export const statementColumns = ['createdAt', 'decoins'] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** By which column, and which way; as the address has it. */
export type StatementOrder = {
  readonly orderBy: StatementColumn | undefined;
  readonly order: 'Asc' | 'Desc' | undefined;
};

/** The order of the movements: the newest first unless told (DECOIN-03). The addresses of the app read it, so it imports nothing. */
export const statementOrder = ({ orderBy, order }: StatementOrder) =>
  orderBy === undefined ? newestFirst : { orderBy, order: order ?? 'Asc' };

const newestFirst = { orderBy: 'createdAt', order: 'Desc' } as const;
