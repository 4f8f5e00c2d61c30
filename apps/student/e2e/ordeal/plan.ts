import { between, drawn, randomOf } from './random.ts';
import type { Sky } from './weather.ts';

/** What a person, or the world, does next; `tab` counts among the tabs that are open then. */
export type Step = { tab: number } & (
  | { kind: 'note'; press: 'once' | 'twice' }
  | { kind: 'doubt' | 'edit' | 'remove' | 'like' | 'enrol' | 'skip' | 'pause' }
  | { kind: 'rate'; stars: number }
  | { kind: 'play'; speed: string; seconds: number }
  | { kind: 'sky'; sky: Sky | 'offline' }
  | { kind: 'open' | 'close' | 'reload' | 'wander' | 'expire' | 'signOut' }
  /** Presses the button and closes the tab at once, without looking. */
  | { kind: 'noteAndClose' | 'doubtAndClose' }
);

/** A journey: what happens, in order, and how it ends. */
export type Plan = { steps: readonly Step[]; ending: 'stay' | 'reload' | 'reopen' };

const kinds: Record<Step['kind'], number> = {
  note: 6,
  doubt: 3,
  edit: 2,
  remove: 1,
  like: 2,
  enrol: 2,
  rate: 2,
  play: 7,
  pause: 2,
  skip: 2,
  sky: 9,
  open: 2,
  close: 2,
  reload: 2,
  wander: 2,
  expire: 0.7,
  signOut: 0.5,
  noteAndClose: 1,
  doubtAndClose: 0.5,
};
const skies: Record<Sky | 'offline', number> = {
  fair: 2,
  slow: 2,
  dropping: 2,
  refusing: 2,
  doubling: 2,
  storm: 3,
  offline: 4,
};

/** The journey of this name: always the same one. Every second has two tabs from its beginning. */
export function planOf(seed: string): Plan {
  const random = randomOf(seed);
  const step = (): Step => {
    const tab = between(random, 0, 5);
    const kind = drawn(random, kinds);
    switch (kind) {
      case 'note':
        return { tab, kind, press: drawn(random, { once: 4, twice: 1 }) };
      case 'rate':
        return { tab, kind, stars: between(random, 1, 5) };
      case 'play':
        return {
          tab,
          kind,
          speed: drawn(random, { '1': 2, '1.5': 1, '2': 2 }),
          seconds: between(random, 3, 34),
        };
      case 'sky':
        return { tab, kind, sky: drawn(random, skies) };
      default:
        return { tab, kind };
    }
  };
  const first: Step[] = random() < 0.5 ? [{ tab: 0, kind: 'open' }] : [];
  return {
    steps: [...first, ...Array.from({ length: between(random, 6, 11) }, step)],
    ending: drawn(random, { stay: 1, reload: 1, reopen: 1 }),
  };
}
