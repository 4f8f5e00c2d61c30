/** Names of what stands in an order. */
export interface OrderReceiptWords {
  caption: string;
  product: string;
  quantity: string;
  price: string;
  total: string;
}

export const orderReceiptWords: OrderReceiptWords = {
  caption: 'Itens do pedido',
  product: 'Produto',
  quantity: 'Quantidade',
  price: 'Valor unitário',
  total: 'Total',
};
