import { formatNumber } from '@student/domain';

/** Words of the page of a product (SHOP). */
export const product = {
  about: 'Sobre o produto',
  code: (code: string) => `Código ${code}`,
  soldBy: (shop: string) => `Vendido por ${shop}`,
  stock: (stock: number) => (stock === 1 ? 'Resta 1 unidade' : `${formatNumber(stock)} unidades em estoque`),
  soldOut: 'Esgotado',
  soldOutHint: 'Este produto está esgotado no momento.',
  quantityOf: (name: string) => `Quantidade de ${name}`,
  total: (price: string) => `Total: ${price}`,
  add: 'Adicionar à sacola',
  allInBag: 'Tudo o que há em estoque já está na sua sacola.',
  inBag: (count: number) => (count === 1 ? '1 unidade na sua sacola.' : `${count} unidades na sua sacola.`),
  added: (count: number) =>
    count === 1 ? '1 unidade adicionada à sacola.' : `${count} unidades adicionadas à sacola.`,
  seeBag: 'Ver sacola',
  favorite: (name: string) => `Favoritar ${name}`,
} as const;
