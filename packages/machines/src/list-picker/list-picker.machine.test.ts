import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { listPickerMachine } from './list-picker.machine.ts';
import type { ListPickerEvent, ListPickerInput, ListPickerOutput } from './list-picker.types.ts';

const input: ListPickerInput = { items: [3, 5, 8], selectedItems: [5], modal: 'people' };

const choose = (id: number): ListPickerEvent => ({ type: 'item.choose', id, isChosen: true });
const giveUp = (id: number): ListPickerEvent => ({ type: 'item.choose', id, isChosen: false });
const save: ListPickerEvent = { type: 'picker.save' };
const close: ListPickerEvent = { type: 'picker.close' };

it('every state of a list picker is reachable', () => {
  const paths = pathsOf(listPickerMachine, [save, close], input);
  expect(statesReached(paths)).toEqual(stateNamesOf(listPickerMachine));
});

it.each<[string, Partial<ListPickerInput>, object]>([
  [
    'several may be chosen of all items, unless it is said otherwise',
    {},
    { allowMultiple: true, rule: undefined, filterBy: 'all' },
  ],
  [
    'one, under a rule, of those that are selected',
    { allowMultiple: false, rule: { limit: 1 }, filterBy: 'selected' },
    { allowMultiple: false, rule: { limit: 1 }, filterBy: 'selected' },
  ],
])('it opens with all that it was given: %s (SHELL-50)', (_, given, loaded) => {
  const picker = createActor(listPickerMachine, { input: { ...input, ...given } }).start();
  const { context, status } = picker.getSnapshot();
  expect([context, status]).toEqual([
    { items: [3, 5, 8], selectedItems: [5], chosen: [5], modal: 'people', ...loaded },
    'active',
  ]);
  expect(picker.getSnapshot().hasTag('isOpen')).toBe(true);
  expect(picker.getSnapshot().hasTag('isAllowedToClose')).toBe(false);
});

describe('what a list picker returns once it is closed', () => {
  const several = {};
  const one = { allowMultiple: false };
  const limited = { allowMultiple: false, rule: { limit: 1 } };
  it.each<[string, Partial<ListPickerInput>, ListPickerEvent[], ListPickerOutput]>([
    ['saved: the selection (SHELL-52)', several, [choose(8), save], { isSaved: true, selectedItems: [5, 8] }],
    [
      'saved with nothing chosen (SHELL-52)',
      several,
      [giveUp(5), save],
      { isSaved: true, selectedItems: [] },
    ],
    [
      'closed: what was stored before (SHELL-53)',
      several,
      [choose(8), close],
      { isSaved: false, selectedItems: [5] },
    ],
    [
      'the next choice replaces the one before (SHELL-51)',
      one,
      [choose(8), choose(3), save],
      { isSaved: true, selectedItems: [3] },
    ],
    [
      'a rule that refuses keeps the one before (RECO-08)',
      limited,
      [choose(8), save],
      { isSaved: true, selectedItems: [5] },
    ],
  ])('%s', async (_, given, events, output) => {
    const picker = createActor(listPickerMachine, { input: { ...input, ...given } }).start();
    const closed = toPromise(picker);
    for (const event of events) picker.send(event);
    const { context } = picker.getSnapshot();
    expect([context.selectedItems, context.chosen]).toEqual([output.selectedItems, output.selectedItems]);
    expect(picker.getSnapshot().hasTag('isOpen')).toBe(false);
    expect(picker.getSnapshot().hasTag('isAllowedToClose')).toBe(true);
    expect(await closed).toEqual(output);
  });
});

it('it resolves only when it is closed, whatever is chosen and filtered before (SHELL-50)', async () => {
  const picker = createActor(listPickerMachine, { input }).start();
  let isResolved = false;
  const closed = toPromise(picker).then(() => {
    isResolved = true;
  });
  picker.send(choose(3));
  picker.send({ type: 'filter.choose', filterBy: 'selected' });
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  const { filterBy, selectedItems } = picker.getSnapshot().context;
  expect([isResolved, filterBy, selectedItems]).toEqual([false, 'selected', [5]]);
  picker.send(close);
  await closed;
  expect(isResolved).toBe(true);
});
