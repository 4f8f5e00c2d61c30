/** Whether coins come or go. */
export const coinChangeKinds = ['credit', 'debit'] as const;
export type CoinChangeKind = (typeof coinChangeKinds)[number];
