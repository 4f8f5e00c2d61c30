import { statementCodes } from '@student/domain';
import { found } from '../refusal.ts';
import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { type Dates, scatter } from './dates.ts';
import { people } from './named-people.ts';

type Movement = Omit<Records['statements'], 'id'>;

/** What Ana bought: how many days ago, and which product. */
const purchases = [
  [610, 8],
  [420, 2],
  [230, 1],
  [40, 27],
] as const;

/**
 * The movements of Ana: each content and course that she finished and each pill that she watched paid once, in courses that she has
 * left since too, and four orders. Everybody else has a first credit, of which Bruno spent some. Balances are what the movements
 * add up to.
 */
export const seedStatement = (store: Store, dates: Dates) => {
  const balances = new Map<number, number>();
  const add = (movement: Movement) => {
    store.insert('statements', movement);
    const change = movement.type === 'credit' ? movement.decoins : -movement.decoins;
    balances.set(movement.userId, (balances.get(movement.userId) ?? 0) + change);
  };
  const bought = purchases.map(([daysAgo, productId]) =>
    buy(store, people.ana, dates.at(-daysAgo, '11:20'), productId),
  );
  for (const movement of [...earnedBy(store, people.ana), ...bought].sort(byTime)) add(movement);
  for (const { id } of store.list('people')) {
    if (id === people.ana || id === people.caio) continue;
    add({
      userId: id,
      description: 'Saldo de boas-vindas',
      type: 'credit',
      typeCode: statementCodes.challenge,
      decoins: 20 * (3 + scatter(40, 'welcome', id)),
      source: null,
      createdAt: dates.at(-120),
    });
  }
  add(buy(store, people.bruno, dates.at(-40, '10:05'), 9));
  for (const [id, decoins] of balances) store.patch('people', id, { decoins });
};

const byTime = (one: Movement, other: Movement) => one.createdAt.localeCompare(other.createdAt);

const credit = (
  userId: number,
  [kind, id]: readonly [kind: 'content' | 'course' | 'pill', id: number],
  description: string,
  decoins: number,
  createdAt: string,
): Movement => ({
  userId,
  description,
  type: 'credit',
  typeCode: statementCodes[kind],
  decoins,
  source: `${kind}:${id}`,
  createdAt,
});

/** What somebody was paid for, in the words and under the sources with which the rules pay. */
const earnedBy = (store: Store, userId: number): Movement[] => {
  const counted = store.list('contentStates', { userId }).filter(({ isCounted }) => isCounted);
  const paid = new Map<number, string[]>();
  const contents = counted.flatMap(({ contentId, finishedAt, openedAt }): Movement[] => {
    const content = store.get('contents', contentId);
    const course = content?.courseId ? store.get('courses', content.courseId) : undefined;
    if (!content?.isReleased || !course?.haveDecoins) return [];
    const createdAt = finishedAt ?? openedAt;
    paid.set(course.id, [...(paid.get(course.id) ?? []), createdAt]);
    const { id, title, decoins } = content;
    return [credit(userId, ['content', id], `Conteúdo concluído: ${title}`, decoins, createdAt)];
  });
  const courses = [...paid].flatMap(([courseId, days]): Movement[] => {
    const course = store.get('courses', courseId);
    const isWhole = days.length === store.count('contents', { courseId, isReleased: true });
    if (!course || !isWhole) return [];
    const finishedAt = days.sort().at(-1) ?? '';
    const description = `Treinamento concluído: ${course.title}`;
    return [credit(userId, ['course', courseId], description, course.decoins, finishedAt)];
  });
  const pills = store.list('pillViews', { userId }).flatMap(({ pillId, watchedAt }): Movement[] => {
    const pill = store.get('pills', pillId);
    if (!pill) return [];
    const description = `Pílula assistida: ${pill.title}`;
    return [credit(userId, ['pill', pillId], description, pill.decoins, watchedAt)];
  });
  return [...contents, ...courses, ...pills];
};

const buy = (store: Store, userId: number, createdAt: string, productId: number): Movement => {
  const { id, decoins } = found(store.get('products', productId));
  const order = store.insert('orders', {
    userId,
    lines: [{ productId: id, quantity: 1, decoins }],
    grossValue: decoins,
    receiptUrl: null,
    createdAt,
    lastChange: createdAt,
  });
  return {
    userId,
    description: `Pedido nº ${order.id} na loja`,
    type: 'debit',
    typeCode: statementCodes.order,
    decoins,
    source: `order:${order.id}`,
    createdAt,
  };
};
