import { contentMachine, laneMachine, signInMachine } from '@student/machines';
import { describe, expect, it } from 'vitest';
import { type Arrow, arrowsOf } from './arrows.ts';
import { type ChartState, chartOf } from './chart.ts';

const all = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(all)];

const state = (path: string, leads: readonly string[], states: readonly ChartState[] = []): ChartState => ({
  path,
  name: path,
  description: undefined,
  tags: [],
  kind: 'atomic',
  isInitial: false,
  port: undefined,
  transitions: leads.map((to) => ({ event: 'go', cause: 'event', guard: undefined, target: to, to: [to] })),
  states,
});
const short = ({ from, to, side, lane }: Arrow) => `${from}>${to} ${side} ${lane}`;

describe('arrows of a chart', () => {
  it('go down at the end and up at the start, the shortest next to the boxes', () => {
    const chart = state('', [], [state('a', ['b', 'c']), state('b', ['a']), state('c', ['a'])]);
    expect(arrowsOf(chart).arrows.map(short).sort()).toEqual([
      'a>b end 0',
      'a>c end 1',
      'b>a start 0',
      'c>a start 0',
    ]);
    expect(arrowsOf(chart).lanes).toEqual({ start: 1, end: 2 });
  });

  it('share a place where they do not meet', () => {
    const chart = state('', [], [state('a', ['b']), state('b', []), state('c', ['d']), state('d', [])]);
    expect(arrowsOf(chart).lanes).toEqual({ start: 0, end: 1 });
  });

  it('go back to the state itself at the start', () => {
    expect(arrowsOf(state('', [], [state('a', ['a'])])).arrows.map(short)).toEqual(['a>a start 0']);
  });

  it.each([signInMachine, contentMachine, laneMachine])('$id: one for every target', (machine) => {
    const chart = chartOf(machine);
    const targets = all(chart).flatMap(({ path, transitions }) =>
      transitions.flatMap(({ to }, index) => to.map((one) => `${path} ${index} ${one}`)),
    );
    const drawn = arrowsOf(chart).arrows.map(({ from, index, to }) => `${from} ${index} ${to}`);
    expect(drawn.sort()).toEqual(targets.sort());
  });
});
