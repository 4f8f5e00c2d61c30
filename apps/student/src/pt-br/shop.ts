import { formatNumber } from '@student/domain';

/** Words of the shop and of what its pages share (SHOP). */
export const shop = {
  /** What is missing to afford a product. */
  missing: (amount: number, coins: string) => (amount === 1 ? `Falta ${coins}` : `Faltam ${coins}`),
  products: 'Produtos',
  filters: 'Filtros',
  search: 'Buscar produtos',
  searchLabel: 'Buscar na lista de produtos',
  categories: 'Categoria',
  shops: 'Loja',
  prices: 'Preço',
  pricesIn: (coins: string) => `Preço em ${coins}`,
  least: 'De',
  most: 'Até',
  ownPrices: 'Faixa de preço',
  apply: 'Aplicar',
  filtersMissing: 'Não foi possível carregar os filtros.',
  /** Prices as they are chosen; `coins` is empty where the unit stands above. */
  interval: (min: number | undefined, max: number | undefined, coins = '') => {
    const unit = coins && ` ${coins}`;
    if (min === undefined) return `Até ${formatNumber(max ?? 0)}${unit}`;
    if (max === undefined) return `A partir de ${formatNumber(min)}${unit}`;
    return `De ${formatNumber(min)} a ${formatNumber(max)}${unit}`;
  },
  /** Of a filter in the address whose name is not known. */
  categoryNumber: (id: number) => `Categoria ${id}`,
  shopNumber: (id: number) => `Loja ${id}`,
  /** All of them stand on one page. */
  count: (total: number) =>
    total === 0 ? 'Nenhum produto por aqui' : total === 1 ? '1 produto' : `${formatNumber(total)} produtos`,
  countOfPage: (total: number) =>
    total === 1 ? '1 produto nesta página' : `${formatNumber(total)} produtos nesta página`,
  pages: 'Páginas da lista de produtos',
  nothing: {
    none: 'A loja ainda não tem produtos',
    noneHint: 'Quando houver algum, ele aparece aqui.',
    allCourses: 'Ver treinamentos',
    noMatch: 'Nenhum produto com esses filtros',
    noMatchHint: 'Tente outra palavra ou remova um filtro.',
    clear: 'Limpar filtros',
  },
} as const;
