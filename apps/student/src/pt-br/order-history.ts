import { formatNumber } from '@student/domain';

/** Words of the history of orders (SHOP-23). */
export const orderHistory = {
  missing: 'Não foi possível carregar os seus pedidos.',
  order: (id: number) => `Pedido nº ${id}`,
  units: (count: number) => (count === 1 ? '1 unidade' : `${formatNumber(count)} unidades`),
  receipt: 'Recibo',
  /** Said after it, for who hears the link alone. */
  receiptOf: (id: number) => ` do pedido nº ${id}`,
  none: 'Você ainda não fez nenhum pedido',
  noneHint: 'O que você trocar na loja aparece aqui.',
  toShop: 'Ir para a loja',
} as const;
