import type { createMemoryRouter } from 'react-router-dom';

/** The browser's own idleness, which a busy machine may never say. */
const whenIdle = (then: () => void) => requestIdleCallback(then, { timeout: 500 });

/**
 * Tells when the page that a router leads to stands: it is drawn once nothing of it is left to do.
 *
 * @returns what to wait for, anew for each page.
 */
export function watchPages({ state, subscribe }: ReturnType<typeof createMemoryRouter>): () => Promise<void> {
  let page = Promise.withResolvers<void>();
  let isComing = true;
  let isThere = false;
  const arrive = () => {
    if (isComing) return;
    isThere = true;
    page.resolve();
  };
  const hear = ({ initialized, navigation }: typeof state) => {
    const wasComing = isComing;
    isComing = !initialized || navigation.state !== 'idle';
    // Who waits for a page that is left before it stood waits for the one after it.
    if (isComing && isThere) {
      isThere = false;
      page = Promise.withResolvers();
    }
    if (!isComing && wasComing) whenIdle(() => whenIdle(arrive));
  };
  subscribe(hear);
  hear(state);
  return () => page.promise;
}

/** Whether a page needs the answer in order to stand: maintenance is asked for on the way to it. */
export const isOnTheWay = ({ url }: Pick<Request, 'url'>) => url.endsWith('/configuration');

/**
 * A fetch whose answers come once the page that asks stands: whether something is empty is known before or after it is drawn,
 * and a story shows the same each time.
 */
export const answeringTo =
  (pageStands: () => Promise<void>, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (...request) => {
    const answer = await fetch(...request);
    if (!isOnTheWay(answer)) await pageStands();
    return answer;
  };
