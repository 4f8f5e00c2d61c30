import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';

/** What the statecharts of one app stand in, as the app's own actors tell it. */
export type HeardActors = {
  inspect: (event: InspectionEvent) => void;
  subscribe: (listener: () => void) => () => void;
  /** The last that an actor of this machine told; of several, the one whose lane is named. */
  last: (machine: string, lane?: string) => AnyMachineSnapshot | undefined;
};

export function hearActors(): HeardActors {
  const last = new Map<string, AnyMachineSnapshot>();
  const listeners = new Set<() => void>();
  return {
    inspect: (event) => {
      if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return;
      const snapshot = event.snapshot as AnyMachineSnapshot;
      const { lane } = snapshot.context as { lane?: string };
      last.set(nameOf(snapshot.machine.id, lane?.split('/').at(-1)), snapshot);
      // An actor may begin while a part of the app is drawn; another component must not be told before that is over.
      queueMicrotask(() => {
        for (const listener of listeners) listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    last: (machine, lane) => last.get(nameOf(machine, lane)),
  };
}

const nameOf = (machine: string, lane: string | undefined) => (lane ? `${machine}/${lane}` : machine);
