import type { Locator, Page } from './test.ts';

/** What stands at a side of a page, and how it is found. */
export type Place = {
  what: string;
  edge: 'start' | 'end';
  /** A box stands on the line itself; of words, their first letter does, whatever room their button has around them. */
  of: 'box' | 'words';
  find: (page: Page) => Locator;
  /** It is there from this width on. */
  from?: number;
};

export const start = (what: string, find: Place['find'], from = 0): Place => ({
  what,
  edge: 'start',
  of: 'box',
  find,
  from,
});
export const words = (what: string, find: Place['find']): Place => ({
  what,
  edge: 'start',
  of: 'words',
  find,
});
export const end = (what: string, find: Place['find'], from = 0): Place => ({
  what,
  edge: 'end',
  of: 'box',
  find,
  from,
});

/** The two lines that every page begins and ends on: docs/decisions/0570. */
export const linesOf = (page: Page) =>
  page.evaluate(() => {
    const gutter = window.innerWidth > 999 ? 32 : window.innerWidth > 755 ? 24 : 16;
    const room = document.body.clientWidth; // without the room that is kept for a scroll bar
    const start = Math.max(gutter, (room - 1680) / 2);
    return { start, end: room - start };
  });

/** The sides of an element. */
export const boxOf = (place: Locator) =>
  place.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { start: left, end: right };
  });

const wordsOf = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { start: left, end: right };
  });

/** By how many pixels each place is off its line in a window of this width; nothing where all stand on it. */
export async function straysOf(page: Page, width: number, places: readonly Place[]) {
  const lines = await linesOf(page);
  const found = places
    .filter(({ from = 0 }) => width >= from)
    .map(async ({ what, edge, of, find }) => {
      const distance = (await (of === 'box' ? boxOf : wordsOf)(find(page)))[edge] - lines[edge];
      return [`${what}, ${edge}`, Math.round(distance * 10) / 10] as const;
    });
  return Object.fromEntries((await Promise.all(found)).filter(([, distance]) => Math.abs(distance) > 0.5));
}
