import type { Store } from '../store/store.ts';
import type { Dates } from './dates.ts';
import { people } from './named-people.ts';

/** Ana's favorites, what was recommended to her and what she recommended. */
export const seedFavorites = (store: Store, dates: Dates) => {
  [32, 52, 11, 41, 57, 8].forEach((courseId, at) => {
    store.insert('favorites', { userId: people.ana, courseId, createdAt: dates.at(-20 + at) });
  });
  const recommend = (fromId: number, toId: number, courseId: number, days: number) =>
    store.insert('indications', { fromId, toId, courseId, createdAt: dates.at(-days) });
  recommend(10, people.ana, 52, 12);
  recommend(people.helena, people.ana, 32, 1);
  recommend(15, people.ana, 45, 18);
  recommend(people.rafael, people.ana, 57, 3);
  recommend(people.ana, 11, 2, 25);
  recommend(people.ana, people.caio, 1, 2);
};
