/** Words that the pages of the shop share (SHOP). */
export const shop = {
  /** What is missing to afford a product. */
  missing: (amount: number, coins: string) => (amount === 1 ? `Falta ${coins}` : `Faltam ${coins}`),
} as const;
