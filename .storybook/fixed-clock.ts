import type { Loader } from '@storybook/react-vite';

/** The moment in which every story begins; seed data is written for it. */
export const storyNow = Date.parse('2026-03-02T12:00:00-03:00');

const RealDate = Date;
let begun = performance.now();

/** The time of stories: it begins anew with each and then runs, so that timers and dates agree. */
class StoryDate extends RealDate {
  constructor(...given: [] | [number | string | Date] | [number, number, ...number[]]) {
    if (given.length === 0) super(StoryDate.now());
    else super(...(given as [number]));
  }

  static override now(): number {
    return Math.floor(storyNow + performance.now() - begun);
  }
}

/** Sets the story's clock back to its first moment. */
export const startClock: Loader = () => {
  begun = performance.now();
  globalThis.Date = StoryDate as DateConstructor;
  return {};
};
