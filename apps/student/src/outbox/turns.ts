import type { Platform } from '../platform.ts';

type Work<Value> = () => Promise<Value>;

/** A tab that the system has suspended may hold a lock: after this time, in ms, another tab takes the lock. */
const lockTimeout = 20_000;

type Lock = {
  <Value>(name: string, work: Work<Value>): Promise<Value>;
  /** Runs work only if no other of its name runs. @returns nothing when one does */
  ifFree: <Value>(name: string, work: Work<Value>) => Promise<{ value: Value } | undefined>;
};

/**
 * Runs work of the same name one after the other, over all tabs of the app. Where the browser has no locks, or refuses them,
 * over this tab only: what two tabs then send at once, the server recognises by its key.
 */
export function createLock({ locks, databaseName }: Pick<Platform, 'locks' | 'databaseName'>): Lock {
  const turns = new Map<string, Promise<unknown>>();
  const inThisTab = <Value>(name: string, work: Work<Value>): Promise<Value> => {
    const mine = (turns.get(name) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    turns.set(name, settled);
    void settled.then(() => turns.get(name) === settled && turns.delete(name));
    return mine;
  };
  const inThisTabIfFree = async <Value>(name: string, work: Work<Value>) =>
    turns.has(name) ? undefined : { value: await inThisTab(name, work) };
  const ifFree = async <Value>(name: string, work: Work<Value>) => {
    if (!locks) return inThisTabIfFree(name, work);
    let hasBegun = false;
    try {
      return await locks.request(`${databaseName}/${name}`, { ifAvailable: true }, async (lock) => {
        hasBegun = true;
        return lock ? { value: await work() } : undefined;
      });
    } catch (error) {
      if (hasBegun) throw error;
      return inThisTabIfFree(name, work);
    }
  };
  const inLine = async <Value>(name: string, work: Work<Value>): Promise<Value> => {
    if (!locks) return inThisTab(name, work);
    const lock = `${databaseName}/${name}`;
    const signal = AbortSignal.timeout(lockTimeout);
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return work();
    };
    try {
      return await locks.request(lock, { signal }, begin);
    } catch (error) {
      if (hasBegun) throw error;
      if (!signal.aborted) return inThisTab(name, work);
      return locks.request(lock, { steal: true }, begin);
    }
  };
  return Object.assign(inLine, { ifFree });
}

/** Runs work that needs a turn and a lock. Whoever waits for one of them holds the other from nobody. */
export const withTurnAndLock =
  (inTurn: <Value>(work: Work<Value>) => Promise<Value>, lock: Lock) =>
  async <Value>(name: string, work: Work<Value>): Promise<Value> => {
    for (;;) {
      const done = await inTurn(() => lock.ifFree(name, work));
      if (done) return done.value;
      await lock(name, async () => undefined);
    }
  };

/** Runs so many works side by side; the others wait for their turn, in order. */
export function atMost(count: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Value>(work: Work<Value>): Promise<Value> => {
    if (running >= count) await new Promise<void>((next) => queue.push(next));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
