import { statementCodes } from '../coins.ts';
import type { Store } from '../store/store.ts';
import { type Dates, pick, scatter } from './dates.ts';
import { people } from './named-people.ts';

const lines = 200;
/** Turns of the statement at which Ana bought something, with the product. */
const purchases = new Map([
  [48, 4],
  [95, 2],
  [141, 19],
  [183, 27],
]);

type Cause = readonly [description: string, decoins: number, code: number];

const causes: readonly [Cause, ...Cause[]] = [
  ['Conteúdo concluído: Ouvir para entender', 10, statementCodes.content],
  ['Conteúdo concluído: Rotina de conferência', 10, statementCodes.content],
  ['Pílula assistida: Dois minutos de planilha', 5, statementCodes.pill],
  ['Conteúdo concluído: Questionário da semana', 20, statementCodes.content],
  ['Treinamento concluído: Atendimento que acolhe', 30, statementCodes.course],
  ['Desafio da equipe', 15, statementCodes.challenge],
];

/**
 * Two hundred movements of Ana over seven months, four of them orders, and a first credit for everybody else, of which
 * Bruno spent some.
 * Balances are what the movements add up to, and never below zero on the way.
 */
export const seedStatement = (store: Store, dates: Dates) => {
  const balances = new Map<number, number>();
  for (let turn = 0; turn < lines; turn += 1) {
    const day = turn - lines - Math.floor((lines - turn) / 12);
    const balance = balances.get(people.ana) ?? 0;
    const paid = buy(store, people.ana, dates.at(day, '11:20'), purchases.get(turn), balance);
    const earned = paid ? 0 : earnLine(store, dates.at(day, '16:05'), people.ana, turn);
    balances.set(people.ana, balance + earned - paid);
  }
  for (const { id } of store.list('people')) {
    if (id === people.ana || id === people.caio) continue;
    const decoins = 20 * (3 + scatter(40, 'welcome', id));
    store.insert('statements', {
      userId: id,
      description: 'Saldo de boas-vindas',
      type: 'credit',
      typeCode: statementCodes.challenge,
      decoins,
      source: null,
      createdAt: dates.at(-120),
    });
    balances.set(id, decoins);
  }
  const saved = balances.get(people.bruno) ?? 0;
  balances.set(people.bruno, saved - buy(store, people.bruno, dates.at(-40, '10:05'), 9, saved));
  for (const [id, decoins] of balances) store.patch('people', id, { decoins });
};

const earnLine = (store: Store, createdAt: string, userId: number, turn: number): number => {
  const [description, decoins, typeCode] = pick(causes, 'statement', turn);
  store.insert('statements', {
    userId,
    description,
    type: 'credit',
    typeCode,
    decoins,
    source: null,
    createdAt,
  });
  return decoins;
};

const buy = (
  store: Store,
  userId: number,
  createdAt: string,
  productId: number | undefined,
  balance: number,
): number => {
  const product = productId === undefined ? undefined : store.get('products', productId);
  if (!product || product.decoins > balance) return 0;
  const { id, decoins } = product;
  const order = store.insert('orders', {
    userId,
    lines: [{ productId: id, quantity: 1, decoins }],
    grossValue: decoins,
    receiptUrl: null,
    createdAt,
    lastChange: createdAt,
  });
  store.insert('statements', {
    userId,
    description: `Pedido nº ${order.id} na loja`,
    type: 'debit',
    typeCode: statementCodes.order,
    decoins,
    source: `order:${order.id}`,
    createdAt,
  });
  return decoins;
};
