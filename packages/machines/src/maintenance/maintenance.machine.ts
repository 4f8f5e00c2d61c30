import { assign, setup } from 'xstate';
import { port } from '../port.ts';
import type { Asking, MaintenanceContext, MaintenanceEvent, Rest } from './maintenance.types.ts';

/** While the app rests: it is asked whether it still does, by the person and by itself, until it does not (AUTH-22 to AUTH-24). */
export const maintenanceMachine = setup({
  types: {
    context: {} as MaintenanceContext,
    events: {} as MaintenanceEvent,
    tags: {} as 'busy',
  },
  actors: {
    readConfiguration: port<Rest, Asking>('readConfiguration'),
  },
  delays: {
    /** Until the page asks by itself, in ms. */
    untilNext: 60_000,
  },
  guards: {
    isOver: (_, { isMaintenanceMode }: Rest) => !isMaintenanceMode,
  },
  actions: {
    confirm: assign({ isConfirmed: true }),
  },
}).createMachine({
  id: 'maintenance',
  description: 'Maintenance: from the page that says so to the app that is there again.',
  context: { isConfirmed: false },
  initial: 'resting',
  states: {
    resting: {
      description:
        'The app rests. It is asked again after a minute, and when the page or the network is back.',
      on: {
        'rest.ask': 'asking',
        'page.show': 'looking',
        'network.return': 'looking',
      },
      after: { untilNext: 'looking' },
    },
    asking: {
      description: 'The person wants to know whether the app is there again.',
      tags: ['busy'],
      invoke: {
        src: 'readConfiguration',
        input: { isPerson: true },
        onDone: [
          { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'over' },
          { target: 'resting', actions: 'confirm' },
        ],
        onError: 'resting',
      },
    },
    looking: {
      description: 'The page looks by itself; what cannot be read changes nothing.',
      on: { 'rest.ask': 'asking' },
      invoke: {
        src: 'readConfiguration',
        input: { isPerson: false },
        onDone: [
          { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'over' },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    over: {
      description: 'The app is there again, and the person goes on.',
      type: 'final',
    },
  },
});
