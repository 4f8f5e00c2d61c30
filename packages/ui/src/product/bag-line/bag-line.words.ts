/** What a line of the bag says by itself. */
export interface BagLineWords {
  quantity: (name: string) => string;
  remove: (name: string) => string;
  /** Behind the price of one. */
  each: string;
}

export const bagLineWords: BagLineWords = {
  quantity: (name) => `Quantidade de ${name}`,
  remove: (name) => `Remover ${name} da sacola`,
  each: 'cada',
};
