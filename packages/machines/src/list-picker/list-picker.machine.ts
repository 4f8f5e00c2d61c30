import { chosenAfter, type ListPickerFilter } from '@student/domain';
import { assign, setup } from 'xstate';
import type {
  ListPickerContext,
  ListPickerEvent,
  ListPickerInput,
  ListPickerOutput,
} from './list-picker.types.ts';

/**
 * A choice from a list in a modal (SHELL-50 to SHELL-53). It is open from its start; whoever waits for its output gets the stored
 * selection only once it is closed.
 */
export const listPickerMachine = setup({
  types: {
    input: {} as ListPickerInput,
    context: {} as ListPickerContext,
    events: {} as ListPickerEvent,
    output: {} as ListPickerOutput,
    tags: {} as 'isOpen' | 'isAllowedToClose',
  },
  actions: {
    choose: assign({
      chosen: ({ context }, params: { id: number; isChosen: boolean }) =>
        chosenAfter(context, params.id, params.isChosen),
    }),
    filter: assign({ filterBy: (_, params: { filterBy: ListPickerFilter }) => params.filterBy }),
    store: assign({ selectedItems: ({ context }) => context.chosen }),
    forgetChoice: assign({ chosen: ({ context }) => context.selectedItems }),
  },
}).createMachine({
  id: 'listPicker',
  description: 'A choice from a list in a modal.',
  context: ({ input }) => ({
    items: input.items,
    selectedItems: input.selectedItems,
    chosen: input.selectedItems,
    allowMultiple: input.allowMultiple ?? true,
    rule: input.rule,
    modal: input.modal,
    filterBy: input.filterBy ?? 'all',
  }),
  output: ({ context, event }) => ({
    isSaved: event.output === 'saved',
    selectedItems: context.selectedItems,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'Items are chosen and given up; nothing of it is stored yet.',
      tags: ['isOpen'],
      on: {
        'item.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'filter.choose': { actions: { type: 'filter', params: ({ event }) => event } },
        'picker.save': { target: 'saved', actions: 'store' },
        'picker.close': { target: 'closed', actions: 'forgetChoice' },
      },
    },
    saved: {
      description: 'What was chosen is stored, and whoever opened the picker has it.',
      tags: ['isAllowedToClose'],
      type: 'final',
      output: 'saved',
    },
    closed: {
      description: 'The picker is gone, and what was stored before stays.',
      tags: ['isAllowedToClose'],
      type: 'final',
      output: 'closed',
    },
  },
});
