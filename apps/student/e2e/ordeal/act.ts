import type { Step } from './plan.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

/** What a person does on the page, as far as its own answer; gives what the log says of it. */
export type Acts<Kind extends Step['kind']> = {
  [Each in Kind]: (world: World, tab: Tab, step: Extract<Step, { kind: Each }>) => Promise<string>;
};
