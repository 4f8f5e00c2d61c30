/** What stands on top of every page of the shop. */
export interface ShopBarWords {
  label: string;
  /** Before the balance: what is left of the wallet after the bag. */
  balance: string;
  shop: string;
  favorites: string;
  bag: (count: number) => string;
}

export const shopBarWords: ShopBarWords = {
  label: 'Loja e sacola',
  balance: 'Saldo após a sacola',
  shop: 'Loja',
  favorites: 'Favoritos',
  bag: (count) => (count > 0 ? `Sacola (${count})` : 'Sacola'),
};
