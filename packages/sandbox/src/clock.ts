/** Where the sandbox reads the time. Every handler asks this and nothing else. */
export type Clock = { now(): Date };

/** The instant at which stories, tests and seed data live: 2 March 2026, noon in São Paulo. */
export const seedNow = '2026-03-02T12:00:00-03:00';

/** A clock that stands still, unless `advance` moves it by some seconds. */
export const fixedClock = (at: string = seedNow): Clock & { advance(seconds: number): void } => {
  let time = Date.parse(at);
  return {
    now: () => new Date(time),
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
};

/** The clock of the machine. */
export const realClock: Clock = { now: () => new Date() };

/** Day of an instant in São Paulo, as `yyyy-mm-dd`: coins and accesses are counted by it. */
export const dayOf = (instant: Date | string): string =>
  new Date(Date.parse(typeof instant === 'string' ? instant : instant.toISOString()) - 3 * 3_600_000)
    .toISOString()
    .slice(0, 10);

/** When a day begins, as an instant. */
export const startOf = (day: string): string => new Date(Date.parse(day) + 3 * 3_600_000).toISOString();

/** Whether what has this end is over: no end is none yet, and one that lies ahead has not come. */
export const isOver = (finishedAt: string | null, now: string): finishedAt is string =>
  finishedAt !== null && finishedAt <= now;
