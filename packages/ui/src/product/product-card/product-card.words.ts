export interface ProductCardWords {
  soldOut: string;
  favorite: (name: string) => string;
}

export const productCardWords: ProductCardWords = {
  soldOut: 'Esgotado',
  favorite: (name) => `Favoritar ${name}`,
};
