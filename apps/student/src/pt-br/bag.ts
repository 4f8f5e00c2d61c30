import { formatNumber } from '@student/domain';

/** Words of the bag and of what becomes of it (SHOP-13 to SHOP-19). */
export const bag = {
  title: 'Sacola',
  items: 'Itens da sacola',
  summary: 'Resumo',
  empty: {
    title: 'Sua sacola está vazia',
    text: 'O que você escolher na loja espera aqui por você.',
    action: 'Ir para a loja',
  },
  pieces: 'Itens',
  total: 'Total',
  wallet: 'Saldo atual',
  balance: 'Saldo após o pedido',
  removed: (name: string) => `${name} saiu da sacola.`,
  undo: 'Desfazer',
  unknownProduct: 'Produto fora da loja',
  notice: {
    gone: 'Este produto não está mais à venda.',
    soldOut: 'Este produto esgotou.',
    tooMany: (stock: number) =>
      stock === 1 ? 'Resta só 1 em estoque.' : `Restam só ${formatNumber(stock)} em estoque.`,
    priceChanged: (before: string, now: string) => `O preço mudou de ${before} para ${now}.`,
  },
  way: {
    remove: 'Remover da sacola',
    take: (stock: number) => `Levar ${formatNumber(stock)}`,
    accept: 'Aceitar o novo preço',
  },
  order: 'Finalizar pedido',
  missing: (coins: string) => `Saldo insuficiente: o pedido custa ${coins} a mais do que você tem.`,
  unresolved: 'Resolva antes os avisos dos itens da sacola.',
  question: {
    title: 'Finalizar o pedido?',
    text: (total: string, balance: string) =>
      `O pedido custa ${total}. Depois dele, seu saldo será de ${balance}.`,
    cancel: 'Voltar à sacola',
  },
  changed: 'A sacola ou a loja mudou enquanto isso, e nada foi pedido. Confira e finalize de novo.',
  refused: (reason: string) => `O pedido não foi feito: ${reason} Sua sacola continua como estava.`,
  sending: 'Enviando o seu pedido…',
  unknown: {
    title: 'Ainda não sabemos se o pedido foi feito',
    text: 'A resposta não chegou. O pedido fica salvo neste aparelho e perguntamos de novo sozinhos. Nada é cobrado duas vezes.',
    action: 'Verificar agora',
  },
  waiting: 'Seu pedido espera, salvo neste aparelho',
  expired: 'Entre de novo e o pedido continua de onde parou.',
  placedElsewhere: (id: number) => `Pedido nº ${id} feito. Ele está no seu histórico de pedidos.`,
  refusedElsewhere: (reason: string) => `Seu pedido não foi feito: ${reason}`,
} as const;
