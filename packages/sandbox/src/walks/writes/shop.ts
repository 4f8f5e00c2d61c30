import { people } from '../../seed/named-people.ts';
import { operationOf } from '../walk.ts';
import { coins } from './courses.ts';
import { get, idsOf, only, part, unchanged, type Write } from './write.ts';

const favorites: Write['read'] = async (stage) =>
  idsOf(part(await get(stage, 'listFavoriteProducts'), 'products'));

/** Favorite products, orders, receipts. */
export const shopWrites: readonly Write[] = [
  {
    operation: 'addFavoriteProduct',
    given: () => ({ params: { id: 9 } }),
    read: favorites,
    mine: [
      [2, 18, 26, 28],
      [2, 18, 26, 28, 9],
    ],
    theirs: unchanged([]),
    another: { theirs: [9] },
  },
  {
    operation: 'removeFavoriteProduct',
    given: async (_, theirs) => {
      await theirs.call(operationOf('addFavoriteProduct'), { params: { id: 18 } });
      return { params: { id: 18 } };
    },
    read: favorites,
    mine: [
      [2, 18, 26, 28],
      [2, 26, 28],
    ],
    theirs: unchanged([18]),
    another: { theirs: [] },
  },
  {
    operation: 'placeOrder',
    given: () => ({
      body: {
        products: [
          { id: 7, quantity: 2 },
          { id: 9, quantity: 1 },
        ],
      },
    }),
    read: async (stage) => {
      const [newest] = (await get(stage, 'listOrders')) as Record<string, unknown>[];
      return {
        order: only(newest, 'id', 'grossValue', 'quantity', 'receiptUrl'),
        products: only(part(newest, 'products'), 'id', 'quantity', 'decoins'),
        inStock: part(await get(stage, 'getProduct', { params: { id: 7 } }), 'stock'),
        ...(await coins(stage)),
      };
    },
    mine: [
      {
        order: { id: 4, grossValue: 180, quantity: 1, receiptUrl: null },
        products: [{ id: 27, quantity: 1, decoins: 180 }],
        inStock: 80,
        decoins: 2130,
        newest: { description: 'Pílula assistida: O atalho que ninguém conta', type: 'credit', decoins: 5 },
      },
      {
        order: { id: 6, grossValue: 130, quantity: 3, receiptUrl: null },
        products: [
          { id: 7, quantity: 2, decoins: 45 },
          { id: 9, quantity: 1, decoins: 40 },
        ],
        inStock: 78,
        decoins: 2000,
        newest: { description: 'Pedido nº 6 na loja', type: 'debit', decoins: -130 },
      },
    ],
    theirs: [
      {
        order: { id: 5, grossValue: 40, quantity: 1, receiptUrl: null },
        products: [{ id: 9, quantity: 1, decoins: 40 }],
        inStock: 80,
        decoins: 180,
        newest: { description: 'Pedido nº 5 na loja', type: 'debit', decoins: -40 },
      },
      {
        order: { id: 5, grossValue: 40, quantity: 1, receiptUrl: null },
        products: [{ id: 9, quantity: 1, decoins: 40 }],
        inStock: 78,
        decoins: 180,
        newest: { description: 'Pedido nº 5 na loja', type: 'debit', decoins: -40 },
      },
    ],
    another: {
      theirs: {
        order: { id: 7, grossValue: 130, quantity: 3, receiptUrl: null },
        products: [
          { id: 7, quantity: 2, decoins: 45 },
          { id: 9, quantity: 1, decoins: 40 },
        ],
        inStock: 76,
        decoins: 50,
        newest: { description: 'Pedido nº 7 na loja', type: 'debit', decoins: -130 },
      },
      mine: {
        order: { id: 6, grossValue: 130, quantity: 3, receiptUrl: null },
        products: [
          { id: 7, quantity: 2, decoins: 45 },
          { id: 9, quantity: 1, decoins: 40 },
        ],
        inStock: 76,
        decoins: 2000,
        newest: { description: 'Pedido nº 6 na loja', type: 'debit', decoins: -130 },
      },
    },
  },
  {
    operation: 'issueReceipt',
    other: people.bruno,
    given: () => ({ params: { id: 2 } }),
    read: async (stage, { params }) => ({
      this: only(await get(stage, 'getOrder', { params }), 'id', 'receiptUrl', 'lastChange'),
      all: only(await get(stage, 'listOrders'), 'id', 'receiptUrl'),
    }),
    mine: [
      {
        this: { id: 2, receiptUrl: null, lastChange: '2025-01-06T14:20:00.000Z' },
        all: [
          { id: 4, receiptUrl: null },
          { id: 3, receiptUrl: null },
          { id: 2, receiptUrl: null },
          { id: 1, receiptUrl: null },
        ],
      },
      {
        this: {
          id: 2,
          receiptUrl: '/files/receipts/recibo.pdf?order=2',
          lastChange: '2026-03-02T15:00:00.000Z',
        },
        all: [
          { id: 4, receiptUrl: null },
          { id: 3, receiptUrl: null },
          { id: 2, receiptUrl: '/files/receipts/recibo.pdf?order=2' },
          { id: 1, receiptUrl: null },
        ],
      },
    ],
    theirs: unchanged({ this: 'NOT_FOUND', all: [{ id: 5, receiptUrl: null }] }),
    another: { refused: 'NOT_FOUND' },
  },
];
