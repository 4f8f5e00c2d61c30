import { type GroundKind, groundKindOf } from './ground.ts';
import { lastPage } from './questions.ts';
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
  | { kind: 'noteAndClose' | 'doubtAndClose' | 'writeAndClose' | 'pressAndClose' }
  | { kind: 'begin'; press: 'once' | 'twice' | 'inTwoTabs' }
  | { kind: 'choose' | 'chooseAndClose'; at: number; alternative: number }
  | { kind: 'write' | 'comeBack' | 'finish' | 'resume' }
  | { kind: 'turn'; to: 'next' | 'previous' }
  | { kind: 'press'; to: 'on' | 'back' }
);
type Weights = Partial<Record<Step['kind'], number>>;

/** A journey: what happens, in order, and how it ends. */
export type Plan = { steps: readonly Step[]; ending: 'stay' | 'reload' | 'reopen' };

const onVideo = {
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
} as const satisfies Weights;
/** Elsewhere there is less to do beside what the content is about. */
const beside = {
  sky: 9,
  open: 2,
  close: 2,
  reload: 2,
  wander: 1,
  expire: 0.7,
  signOut: 0.5,
  note: 1,
  doubt: 0.5,
  edit: 0.3,
  remove: 0.3,
  rate: 0.5,
  enrol: 0.5,
  noteAndClose: 0.3,
  doubtAndClose: 0.2,
} as const satisfies Weights;
const kinds: Record<GroundKind, Weights> = {
  video: onVideo,
  exercise: {
    ...beside,
    begin: 7,
    choose: 12,
    chooseAndClose: 3,
    write: 4,
    writeAndClose: 1.5,
    turn: 3,
    comeBack: 3,
    finish: 3,
  },
  package: { ...beside, press: 14, pressAndClose: 4, resume: 4 },
};
const presses = { once: 1, twice: 1, inTwoTabs: 1 } as const;
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
  const ground = groundKindOf(seed);
  const step = (): Step => {
    const tab = between(random, 0, 5);
    const kind = drawn(random, kinds[ground]);
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
      case 'begin':
        return { tab, kind, press: drawn(random, presses) };
      case 'choose':
      case 'chooseAndClose':
        return { tab, kind, at: between(random, 1, lastPage - 1), alternative: between(random, 0, 3) };
      case 'turn':
        return { tab, kind, to: drawn(random, { next: 2, previous: 1 }) };
      case 'press':
        return { tab, kind, to: drawn(random, { on: 2, back: 1 }) };
      case 'sky':
        return { tab, kind, sky: drawn(random, skies) };
      default:
        return { tab, kind };
    }
  };
  const first: Step[] = random() < 0.5 ? [{ tab: 0, kind: 'open' }] : [];
  // Without an attempt there is nothing to answer.
  if (ground === 'exercise') {
    const { offline: _, ...begunUnder } = skies;
    first.push({ tab: 0, kind: 'sky', sky: drawn(random, begunUnder) });
    first.push({ tab: 0, kind: 'begin', press: drawn(random, presses) });
  }
  return {
    steps: [...first, ...Array.from({ length: between(random, 6, 11) }, step)],
    ending: drawn(random, { stay: 1, reload: 1, reopen: 1 }),
  };
}
