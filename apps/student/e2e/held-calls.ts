import { expect, type Locator, type Page } from './test.ts';

/** Calls that the browser has sent and that wait to be let through. */
export type HeldCalls = {
  /** Lets all through, one after the other in an order that `seed` decides, until all of `there` is on the page. */
  answerAll: (seed: number, there: readonly Locator[]) => Promise<void>;
};

/** Holds every call of the page back from now on, so that a test decides in which order they are answered. */
export async function holdCalls(page: Page): Promise<HeldCalls> {
  const held: { go: () => void; answered: Promise<void> }[] = [];
  await page.route('**/api/**', async (route) => {
    let finish = () => {};
    const answered = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await new Promise<void>((go) => held.push({ go, answered }));
    // A call that the page has given up meanwhile wants no answer.
    await route.fulfill({ response: await route.fetch() }).catch(() => {});
    finish();
  });
  const answerOne = async (pick: number) => {
    const [call] = held.splice(pick % held.length, 1);
    call?.go();
    await call?.answered;
    await drawn(page);
  };
  return {
    answerAll: async (seed, there) => {
      const random = randomNumbers(seed);
      const missing = async () => {
        while (held.length > 0) await answerOne(random());
        const names = await Promise.all(
          there.map(async (each) => ((await each.isVisible()) ? [] : [String(each)])),
        );
        return names.flat();
      };
      await expect.poll(missing, { intervals: [50] }).toEqual([]);
      await drawn(page);
    },
  };
}

/** Waits for three frames: what has arrived is rendered, laid out and painted. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** The same whole numbers for the same seed (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
