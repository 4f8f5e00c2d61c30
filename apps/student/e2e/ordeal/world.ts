import type { BrowserContext } from '@playwright/test';
import type { Ground } from './ground.ts';
import type { Ledger } from './ledger.ts';
import type { Tab } from './tab.ts';
import type { Sky } from './weather.ts';

/** What a journey's acts need: where it plays, what was done, and the way between its parts. */
export type World = {
  context: BrowserContext;
  person: { id: number; name: string; login: string };
  ground: Ground;
  /** Who wrote the rating that is liked. */
  likedName: string;
  ledger: Ledger;
  tabs: Tab[];
  /** How many tabs there have been. */
  opened: () => number;
  /** The clock of the pages, in ms; it goes on by itself, and in jumps. */
  clock: {
    now: () => number;
    run: (seconds: number) => Promise<void>;
    jump: (seconds: number) => Promise<void>;
  };
  /** Whether an open page waits for an answer: a jump of the clock would use up all of its patience. */
  isCalling: () => boolean;
  /** A word that no other text of this journey has. */
  nextName: () => string;
  open: (path?: string) => Promise<Tab>;
  close: (tab: Tab) => Promise<void>;
  changeSky: (sky: Sky | 'offline') => Promise<void>;
  /** The server forgets the person's session. */
  expire: () => void;
  /** Signs in where this tab asks for it. */
  signInWhereAsked: (tab: Tab) => Promise<void>;
  /** The network is good again, nothing plays, and all that waited has arrived. @throws when something never does */
  settle: () => Promise<void>;
};
