import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/** One state of a machine as a drawing needs it. */
export type ChartState = {
  /** `present.confirmingLeave`; empty for the machine itself. */
  path: string;
  name: string;
  description: string | undefined;
  tags: readonly string[];
  kind: StateNode['type'];
  /** Whether the state round it begins here. */
  isInitial: boolean;
  /** The port that works while this state is current. */
  port: string | undefined;
  transitions: readonly ChartTransition[];
  states: readonly ChartState[];
};

export type ChartTransition = {
  /** What happens: an event, an answer of the port, time, or nothing at all (`always`). */
  event: string;
  cause: 'event' | 'answer' | 'refusal' | 'time' | 'always' | 'done';
  guard: string | undefined;
  /** Where it leads; a transition that stays has none. */
  target: string | undefined;
  /** The same as paths from the machine. */
  to: readonly string[];
};

/** Reads a machine's definition: what is drawn is what runs. */
export function chartOf(machine: AnyStateMachine): ChartState {
  return stateOf(machine.root);
}

function stateOf(node: StateNode): ChartState {
  return {
    path: node.path.join('.'),
    name: node.key,
    description: node.description,
    tags: node.tags,
    kind: node.type,
    isInitial: node.parent?.initial.target?.includes(node) ?? false,
    port: node.invoke[0]?.src.toString(),
    transitions: [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((transition) =>
      transitionOf(transition, node),
    ),
    states: Object.values(node.states).map((child) => stateOf(child as StateNode)),
  };
}

function transitionOf(transition: AnyTransitionDefinition, from: StateNode): ChartTransition {
  return {
    ...causeOf(transition.eventType),
    guard: guardName(transition.guard),
    target: transition.target?.map((node) => nameFrom(from, node)).join(', '),
    to: (transition.target ?? []).map((node) => node.path.join('.')),
  };
}

/** A neighbour by its short name, anything farther by the whole path. */
function nameFrom(from: StateNode, target: StateNode): string {
  const home = from.parent?.path ?? [];
  const isNear = home.every((name, index) => target.path[index] === name);
  return target.path.slice(isNear ? home.length : 0).join('.');
}

function causeOf(type: string): Pick<ChartTransition, 'event' | 'cause'> {
  if (type === '') return { event: 'always', cause: 'always' };
  if (type.startsWith('xstate.done.actor')) return { event: 'answer', cause: 'answer' };
  if (type.startsWith('xstate.error.actor')) return { event: 'failure', cause: 'refusal' };
  if (type.startsWith('xstate.done.state')) return { event: 'all done', cause: 'done' };
  if (type.startsWith('xstate.after.')) return { event: `after ${type.split('.')[2]}`, cause: 'time' };
  return { event: type, cause: 'event' };
}

/** A guard by its name; combined ones by theirs. */
function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    return guard.guards.map(guardName).join(' · ');
  }
  return 'condition';
}
