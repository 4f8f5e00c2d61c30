import type { Store } from '../../src/store/store.ts';

/** What the server confirmed of one student's writes. */
export type Ledger = {
  userId: number;
  notes: string[];
  /** Ticks of fifteen seconds, by content. */
  ticks: Map<number, number>;
  /** The last place to resume, by content. */
  checkpoints: Map<number, number>;
  /** The last message of a rating, by content. */
  ratings: Map<number, string>;
  favorites: Set<number>;
  enrolments: Set<number>;
};

export const emptyLedger = (userId: number): Ledger => ({
  userId,
  notes: [],
  ticks: new Map(),
  checkpoints: new Map(),
  ratings: new Map(),
  favorites: new Set(),
  enrolments: new Set(),
});

/** Reads every confirmed write back: how many there were, and sentences about those that are lost or doubled. */
export const readBack = (store: Store, ledgers: readonly Ledger[]) => {
  const missing: string[] = [];
  let written = 0;
  const expect = (isThere: boolean, sentence: string) => {
    written += 1;
    if (!isThere) missing.push(sentence);
  };
  for (const { userId, notes, ticks, checkpoints, ratings, favorites, enrolments } of ledgers) {
    const texts = store.list('notes', { userId }).map(({ text }) => text);
    for (const text of notes)
      expect(texts.filter((one) => one === text).length === 1, `${userId}: note ${text}`);
    const states = new Map(store.list('contentStates', { userId }).map((state) => [state.contentId, state]));
    for (const [contentId, count] of ticks) {
      const found = (states.get(contentId)?.watched ?? 0) / 15;
      for (let tick = 1; tick <= count; tick += 1)
        expect(tick <= found, `${userId}: tick ${tick} of ${count} in ${contentId}`);
      if (found > count) missing.push(`${userId}: ${found} ticks instead of ${count} in ${contentId}`);
    }
    for (const [contentId, seconds] of checkpoints)
      expect(states.get(contentId)?.checkpoint === seconds, `${userId}: checkpoint in ${contentId}`);
    const messages = new Map(
      store.list('ratings', { userId }).map(({ contentId, message }) => [contentId, message]),
    );
    for (const [contentId, message] of ratings)
      expect(messages.get(contentId) === message, `${userId}: rating of ${contentId}`);
    for (const courseId of favorites)
      expect(store.count('favorites', { userId, courseId }) === 1, `${userId}: favourite ${courseId}`);
    for (const courseId of enrolments)
      expect(store.count('enrolments', { userId, courseId }) === 1, `${userId}: enrolment in ${courseId}`);
  }
  return { written, missing };
};
