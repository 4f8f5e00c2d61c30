import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

type Path = { state: AnyMachineSnapshot };

/**
 * The shortest path to every state that these events can lead to. Answers of ports are events too:
 * `xstate.done.actor.0.<machine>.<state>` and `xstate.error.actor.…`. `sameAs` names what tells two snapshots apart
 * beside the state's name; counters must stay out of it, or the walk has no end.
 */
export function pathsOf(
  machine: AnyStateMachine,
  events: readonly { type: string }[],
  input: unknown,
  sameAs: (snapshot: AnyMachineSnapshot) => unknown = () => '',
): Path[] {
  return getShortestPaths(machine as AnyActorLogic, {
    events: events as never,
    input: input as never,
    serializeState: (snapshot) =>
      JSON.stringify([(snapshot as AnyMachineSnapshot).value, sameAs(snapshot as AnyMachineSnapshot)]),
    limit: 20_000,
  }) as unknown as Path[];
}

/** Names of all states below the root, sorted: `present.confirmingLeave`. */
export function stateNamesOf(machine: AnyStateMachine): string[] {
  return leavesOf(machine.root).map(nameOf).sort();
}

/** Names of the states that the paths end in, sorted. */
export function statesReached(paths: readonly Path[]): string[] {
  const names = paths.flatMap(({ state }) => state._nodes.filter(isLeaf).map(nameOf));
  return [...new Set(names)].sort();
}

function leavesOf(node: StateNode): StateNode[] {
  const children = Object.values(node.states) as StateNode[];
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
}

function isLeaf(node: StateNode): boolean {
  return Object.keys(node.states).length === 0;
}

function nameOf(node: StateNode): string {
  return node.path.join('.');
}
