import { expect, it } from 'vitest';
import { afterLoadEnded, afterLoadStarted, isComponentLoading } from './component-loading.ts';

const step = { start: afterLoadStarted, end: afterLoadEnded };

it.each([
  [[], 0, false],
  [['start'], 1, true],
  [['start', 'start', 'end'], 1, true],
  [['start', 'start', 'end', 'end'], 0, false],
  [['end'], 0, false],
  [['end', 'end', 'start'], 1, true],
  [['start', 'end', 'end', 'start'], 1, true],
] as [('start' | 'end')[], number, boolean][])(
  'a component with %j has %i loads on their way; its spinner shows: %s (SHELL-42)',
  (steps, count, shows) => {
    const left = steps.reduce((now, each) => step[each](now), 0);
    expect([left, isComponentLoading(left)]).toEqual([count, shows]);
  },
);
