import { createContext } from 'react';

/** How a part of a page stands. `reason` is what the failure says; equal reasons are one failure. `isTold`: its place says so. */
export type Standing =
  | { kind: 'waiting' }
  | { kind: 'shown' }
  | { kind: 'failed'; reason: string; error: unknown; retry: () => void; isTold: boolean };

/**
 * What a failed part does. `wait`: others may fail for the same reason in a moment. `tellAlone`: it is the only one, and the
 * others stand. `tell`: it is the only one so far. `tellForAll`: it is the first of several that failed for one reason.
 * `beQuiet`: the first of them tells.
 */
export type Verdict = 'wait' | 'tellAlone' | 'tell' | 'tellForAll' | 'beQuiet';

/** How long a failed part waits for those that are still on their way, in milliseconds. */
const patience = 1000;

/** The parts of one page, in its order: what failed for one reason is told once and asked for again together. */
export function createRegionGroup() {
  const regions = new Map<string, Standing>();
  const listeners = new Set<() => void>();
  let isPatient = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const failures = () =>
    [...regions].flatMap(([id, standing]) => (standing.kind === 'failed' ? [{ id, ...standing }] : []));
  const someAre = (kind: Standing['kind']) =>
    [...regions.values()].some((standing) => standing.kind === kind);
  const sameAs = (id: string) => {
    const all = failures();
    const reason = all.find((failure) => failure.id === id)?.reason;
    return all.filter((failure) => failure.reason === reason);
  };

  const changed = () => {
    if (!someAre('failed')) {
      clearTimeout(timer);
      timer = undefined;
      isPatient = true;
    } else {
      timer ??= setTimeout(() => {
        isPatient = false;
        notify();
      }, patience);
    }
    notify();
  };

  const report = (id: string, standing: Standing) => {
    const before = regions.get(id);
    regions.set(id, standing);
    // What has been told stays told when a further part begins: that part may stand within the message, and would go with it.
    if (standing.kind === 'failed' && standing.isTold) isPatient = false;
    if (before?.kind !== standing.kind || reasonOf(before) !== reasonOf(standing)) changed();
  };

  return {
    report,
    /** It waits no longer; what failed meanwhile has told so itself. */
    settle: (id: string) => {
      if (regions.get(id)?.kind === 'waiting') report(id, { kind: 'shown' });
    },
    leave: (id: string) => {
      if (regions.delete(id)) changed();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    verdictOf: (id: string): Verdict => {
      const same = sameAs(id);
      if (same.length === 0 || (isPatient && someAre('waiting'))) return 'wait';
      if (same.length > 1) return same[0]?.id === id ? 'tellForAll' : 'beQuiet';
      return failures().length === 1 && someAre('shown') && !someAre('waiting') ? 'tellAlone' : 'tell';
    },
    /** Who tells for this one. */
    tellerFor: (id: string) => sameAs(id)[0]?.id,
    /** Asks again for all that failed for the same reason as this one. */
    retry: (id: string) => {
      for (const failure of sameAs(id)) failure.retry();
    },
    /** Why each of several failed, once there is nothing else on the page; until then nothing. */
    onlyErrors: (): readonly unknown[] => {
      const errors = failures().map(({ error }) => error);
      return errors.length > 1 && !someAre('waiting') && !someAre('shown') ? errors : [];
    },
  };
}

export type RegionGroup = ReturnType<typeof createRegionGroup>;

export const RegionGroupContext = createContext<RegionGroup | undefined>(undefined);

const reasonOf = (standing: Standing | undefined) =>
  standing?.kind === 'failed' ? standing.reason : undefined;
