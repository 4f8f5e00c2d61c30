import { formatNumber } from '@student/domain';

/** Words of the page of favourite products (SHOP-09). */
export const favoriteProducts = {
  title: 'Produtos favoritos',
  lead: 'O que você guardou para depois. Um produto sem o coração fica aqui até você sair da página.',
  list: 'Produtos',
  missing: 'Não foi possível carregar os seus favoritos.',
  /** All of them stand on one page. */
  count: (total: number) =>
    total === 0
      ? 'Nenhum produto favorito'
      : total === 1
        ? '1 produto favorito'
        : `${formatNumber(total)} produtos favoritos`,
  countOfPage: (total: number) =>
    total === 1 ? '1 produto nesta página' : `${formatNumber(total)} produtos nesta página`,
  pages: 'Páginas dos produtos favoritos',
  none: 'Você ainda não tem produtos favoritos',
  noneHint: 'Toque no coração de um produto da loja para guardá-lo aqui.',
  toShop: 'Ir para a loja',
} as const;
