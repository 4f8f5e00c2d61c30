import { Heading, Text } from '@student/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type StateValue } from 'xstate';
import { chartOf } from './chart.ts';
import * as styles from './statechart.css.ts';
import { Statechart } from './statechart.tsx';

/** A state to open a machine in. */
export type Moment = {
  state: StateValue;
  context?: Readonly<Record<string, unknown>>;
};

export interface FlowProps {
  /** With its ports filled; silent ones keep every state still. */
  machine: AnyStateMachine;
  input: unknown;
  moment: Moment;
  /** What the person sees meanwhile. */
  scene: (snapshot: AnyMachineSnapshot, send: (event: { type: string }) => void) => ReactNode;
}

/** One state of a flow: what the person sees, and beside it the whole machine with that state marked. */
export function Flow({ machine, input, moment, scene }: FlowProps) {
  const [actor] = useState(() => actorAt(machine, input, moment));
  // The actor runs while the story is on the screen.
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  const snapshot = useSelector(actor, (current) => current as AnyMachineSnapshot);
  return (
    <div className={styles.page}>
      <section className={styles.scene} aria-label="O que a pessoa vê">
        <Heading level={2} size="l">
          {leavesOf(snapshot)
            .map((node) => node.path.join('.'))
            .join(' · ')}
        </Heading>
        <Text size="s" tone="muted">
          {leavesOf(snapshot)
            .map((node) => node.description)
            .join(' ')}
        </Text>
        {scene(snapshot, (event) => actor.send(event as never))}
      </section>
      <section aria-label="Statechart">
        <Statechart
          chart={chartOf(machine)}
          current={new Set(snapshot._nodes.map(({ path }) => path.join('.')))}
        />
      </section>
    </div>
  );
}

function actorAt(machine: AnyStateMachine, input: unknown, moment: Moment) {
  const fresh = createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot;
  const snapshot = machine.resolveState({
    value: moment.state,
    context: { ...fresh.context, ...moment.context },
  } as never);
  return createActor(machine, { input, snapshot: snapshot as never });
}

/** Where the machine stands, innermost states only. */
function leavesOf(snapshot: AnyMachineSnapshot) {
  return snapshot._nodes.filter((node) => Object.keys(node.states).length === 0);
}
