import { formatNumber } from '@student/domain';

/** Words of one order and its receipt (SHOP-16, SHOP-20 to SHOP-22). */
export const order = {
  title: (id: number) => `Pedido nº ${id}`,
  placedAt: (moment: string) => `Feito em ${moment}`,
  fresh: {
    title: 'Pedido feito!',
    text: (pieces: number, total: string) =>
      `${pieces === 1 ? '1 item' : `${formatNumber(pieces)} itens`} por ${total}.`,
  },
  issue: 'Emitir recibo',
  open: 'Abrir recibo',
  print: 'Imprimir',
  shop: 'Voltar à loja',
  history: 'Histórico de pedidos',
} as const;
