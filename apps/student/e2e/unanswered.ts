import type { Page } from './test.ts';

/** Calls that stay pending until a test answers them. */
export type HeldCalls = {
  /** Where they go, in the order in which they were sent: `/api/decola/courses/18/contents`. */
  sent: string[];
  /** Answers all of them, and everything after. */
  release: () => void;
};

/** Holds every call of the page from now on. */
export async function holdCalls(page: Page, which = /\/api\//): Promise<HeldCalls> {
  const sent: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    sent.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  return { sent, release };
}

/** Cuts off the files of the page's code whose names match, as a lost network or a new release does. */
export async function cutCode(page: Page, which: RegExp): Promise<() => Promise<void>> {
  await page.route(which, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(which);
}
