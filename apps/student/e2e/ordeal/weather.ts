import { answerWith } from '../../../../packages/sandbox/src/faults.ts';
import type { Sandbox } from '../../../../packages/sandbox/src/open-sandbox.ts';
import { drawn, randomOf } from './random.ts';

/** What becomes of a call on its way. */
const fates = {
  passes: 'arrives',
  slow: 'arrives late',
  dropped: 'never arrives',
  lost: 'arrives, its answer does not',
  failing: 'is refused with 500',
  busy: 'is refused with 429 for a second',
  twice: 'arrives twice, one after the other',
  twiceAtOnce: 'arrives twice at the same time',
  straggling: 'breaks off, and arrives a second later after all',
} as const;
export type Fate = keyof typeof fates;

type Weights = Readonly<Record<Fate, number>>;
const fair: Weights = {
  passes: 1,
  slow: 0,
  dropped: 0,
  lost: 0,
  failing: 0,
  busy: 0,
  twice: 0,
  twiceAtOnce: 0,
  straggling: 0,
};

/** Networks by their habits: how often each fate meets a write. */
const skies = {
  fair,
  slow: { ...fair, slow: 2 },
  dropping: { ...fair, dropped: 1, lost: 1.5, straggling: 0.5 },
  refusing: { ...fair, failing: 1, busy: 0.5 },
  doubling: { ...fair, twice: 1, twiceAtOnce: 1 },
  storm: {
    passes: 2,
    slow: 1,
    dropped: 1,
    lost: 2,
    failing: 1,
    busy: 0.5,
    twice: 1,
    twiceAtOnce: 1,
    straggling: 1,
  },
} as const satisfies Record<string, Weights>;
export type Sky = keyof typeof skies;

/** A read is broken one time in eight, so that most pages open. */
const brokenReads = 0.125;
const lateBy = 700;

/** The network between the browser and the sandbox. */
export type Weather = {
  answer: (request: Request) => Promise<Response>;
  /** Begins a journey in fair weather; the same seed has the same fates, call by call. */
  begin: (seed: string) => void;
  change: (sky: Sky) => void;
  /** Waits until nothing is under way any more. */
  calm: () => Promise<void>;
  /** How often each fate came true, over all journeys. */
  counts: Readonly<Record<Fate, number>>;
};

const pause = (time: number) => new Promise<void>((passed) => setTimeout(passed, time));

/** Stands between a browser and a sandbox, and treats each call as the sky says. */
export function weatherOver(sandbox: Sandbox): Weather {
  const counts = { ...fair, passes: 0 };
  const underWay = new Set<Promise<unknown>>();
  const seen = new Map<string, number>();
  let seed = '';
  let sky: Sky = 'fair';

  const fateOf = ({ method, url, headers }: Request): Fate => {
    const line = `${method} ${new URL(url).pathname}`;
    const count = seen.get(line) ?? 0;
    seen.set(line, count + 1);
    const random = randomOf(`${seed} ${sky} ${line} ${count}`);
    if (method === 'GET' && random() > brokenReads) return sky === 'slow' ? 'slow' : 'passes';
    const fate = drawn(random, skies[sky]);
    // Without a key, a server cannot know that a late one was meant before what came since.
    return fate === 'straggling' && !headers.has('Idempotency-Key') ? 'lost' : fate;
  };

  const meet = async (fate: Fate, request: Request): Promise<Response> => {
    const { method, url, headers } = request;
    const body = method === 'GET' ? undefined : await request.arrayBuffer();
    const arrive = () =>
      sandbox.answer(new Request(url, { method, headers, ...(body?.byteLength && { body }) }));
    switch (fate) {
      case 'passes':
        return arrive();
      case 'slow':
        await pause(lateBy);
        return arrive();
      case 'busy':
        return new Response(null, { status: 429, headers: { 'retry-after': '1' } });
      case 'twice':
        await arrive();
        return arrive();
      case 'twiceAtOnce': {
        const [, second] = await Promise.all([arrive(), arrive()]);
        return second;
      }
      case 'straggling':
        follow(pause(1000).then(arrive));
        return Response.error();
      default:
        return answerWith(fate, request, arrive);
    }
  };

  const follow = <Value>(work: Promise<Value>): Promise<Value> => {
    underWay.add(work);
    const settled = () => underWay.delete(work);
    work.then(settled, settled);
    return work;
  };

  return {
    answer: (request) => {
      const fate = fateOf(request);
      counts[fate] += 1;
      return follow(meet(fate, request));
    },
    begin: (next) => {
      seed = next;
      sky = 'fair';
      seen.clear();
    },
    change: (next) => {
      sky = next;
    },
    calm: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    counts,
  };
}
