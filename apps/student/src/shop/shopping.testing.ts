import { createClient } from '@student/api-client';
import { memoryStorage } from '../memory-storage.ts';
import { createMessages } from '../messages.ts';
import { createQueryClient } from '../queries/query-client.ts';
import type { Request as Call } from '../request.ts';
import type { Services } from '../services.ts';
import { tenantOf } from '../tenant.tsx';
import { type Bag, bagOf } from './bag.ts';
import { type Checkout, takeUpCheckout } from './checkout.ts';

/** How a call may end: as it should, refused by a failing server or by what stands before it, before or after it was done, without being done, done without an answer, or only when time passes. */
export type Weather =
  | 'fine'
  | 'failing'
  | 'gateway'
  | 'gatewayAfterwards'
  | 'dropped'
  | 'lost'
  | 'silent'
  | 'silentAfterwards'
  | 'slow';

/** The server of these journeys. */
export type Shop = (request: Request) => Promise<Response>;

/** One open page of the bag. */
export type Tab = { bag: Bag; checkout: Checkout; close: () => void };

const personId = 1;
export const turn = () => new Promise<void>((next) => setImmediate(next));

/** One device with its tabs before a server that all journeys share; what goes wrong is told before each call. */
export function shopper(shop: Shop, weather: (path: string) => Weather, hasLocks: boolean) {
  const device = memoryStorage();
  const tabs = new Set<Tab & { hear: () => void }>();
  /** How many orders each key has made, and the ids that a person was told of. */
  const made = new Map<string, number>();
  const told = new Set<number>();
  /** The balance as it is shown, and whether its person is the one who is signed in. */
  const wallet = { decoins: 0, isOwn: true };
  const waiting: (() => void)[] = [];
  let open = 0;
  let sent = 0;
  const locks = hasLocks ? createLocks() : undefined;

  const answer = async (request: Request): Promise<Response> => {
    const response = await shop(request);
    const key = request.headers.get('idempotency-key');
    if (key && response.ok && !response.headers.has('idempotent-replayed'))
      made.set(key, (made.get(key) ?? 0) + 1);
    return response;
  };
  const broken = () => {
    throw new TypeError('fetch failed');
  };
  const later = () => new Promise<void>((go) => waiting.push(go));
  const throughWeather = async (request: Request): Promise<Response> => {
    switch (weather(new URL(request.url).pathname)) {
      case 'failing':
        return new Response(null, { status: 500 });
      case 'gateway':
        return new Response('<h1>Not found</h1>', { status: 404 });
      case 'gatewayAfterwards':
        await answer(request);
        return new Response('<h1>Not found</h1>', { status: 404 });
      case 'dropped':
        return broken();
      case 'lost':
        await answer(request);
        return broken();
      case 'silent':
        await later();
        return broken();
      case 'silentAfterwards':
        await answer(request);
        await later();
        return broken();
      case 'slow': {
        await later();
        return answer(request);
      }
      default:
        return answer(request);
    }
  };

  const openTab = (): Tab => {
    const end = new AbortController();
    const never = new Promise<never>(() => {});
    const fetchOf: typeof fetch = async (...given) => {
      open += 1;
      const asked = new Request(...given);
      if (asked.headers.has('idempotency-key')) sent += 1;
      const answered = await throughWeather(asked).finally(() => {
        open -= 1;
      });
      // Nobody is there any more to hear of it.
      return end.signal.aborted ? never : answered;
    };
    const client = createClient({ baseUrl: 'http://sandbox.test', fetch: fetchOf, retries: 0 });
    const request = client.request as Call;
    const events = new EventTarget();
    const storage = {
      ...device,
      keep: (name: string, value: string) => {
        if (end.signal.aborted) return;
        device.keep(name, value);
        for (const other of tabs) if (other !== tab) other.hear();
      },
    };
    let person = { id: personId, decoins: wallet.decoins, companies: [] };
    const services = {
      platform: { storage, events, locks: locks?.of(end.signal), databaseName: 'student' },
      request,
      serverClock: { now: Date.now },
      queryClient: createQueryClient({ request, onFailure: () => {}, sessionNow: () => 0 }),
      messages: createMessages(),
      tenant: tenantOf('decola'),
      session: {
        get: () => ({ status: 'present', person }),
        arrive: (arrived: typeof person) => {
          person = arrived;
          wallet.decoins = arrived.decoins;
        },
        isPresent: () => wallet.isOwn,
        subscribe: () => () => {},
        begun: () => 1,
      },
      getRouter: () => ({
        state: { location: { pathname: '/', search: '' }, navigation: {} },
        subscribe: () => () => {},
        navigate: async (to: string) => void told.add(Number(to.split('/').at(-1))),
      }),
      ended: end.signal,
    } as unknown as Services;
    const checkout = takeUpCheckout(services, personId);
    const tab = {
      bag: bagOf(services, personId),
      checkout,
      hear: () => events.dispatchEvent(Object.assign(new Event('storage'), { key: `bag/${personId}` })),
      close: () => {
        tabs.delete(tab);
        end.abort();
      },
    };
    tabs.add(tab);
    checkout.show();
    return tab;
  };

  return {
    tabs: tabs as ReadonlySet<Tab>,
    openTab,
    made,
    told,
    wallet,
    /** How many orders were sent, also those that were not done. */
    sent: () => sent,
    /** What waited is done now, or given up. */
    passTime: () => {
      for (const go of waiting.splice(0)) go();
    },
    /** Nothing is under way but what waits for time to pass. */
    rest: async () => {
      for (let quiet = 0; quiet < 3; quiet += 1) {
        await turn();
        if (open > waiting.length) quiet = 0;
      }
    },
  };
}

/** Locks over all tabs; those of a closed one are free. */
function createLocks() {
  const turns = new Map<string, Promise<unknown>>();
  const of = (closed: AbortSignal) => {
    const isClosed = new Promise<void>((done) => closed.addEventListener('abort', () => done()));
    const request = (name: string, _: LockOptions, work: () => Promise<unknown>) => {
      const mine = (turns.get(name) ?? Promise.resolve()).then(() =>
        closed.aborted ? undefined : Promise.race([work(), isClosed]),
      );
      turns.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    };
    return { request } as unknown as LockManager;
  };
  return { of };
}
