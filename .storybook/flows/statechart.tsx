import { SettingsIcon, VisuallyHidden } from '@student/ui';
import { useMemo, useState } from 'react';
import { ArrowLines, roomFor } from './arrow-lines.tsx';
import { arrowsOf } from './arrows.ts';
import type { ChartState, ChartTransition } from './chart.ts';
import * as styles from './statechart.css.ts';

export interface StatechartProps {
  /** From `chartOf(machine)`. */
  chart: ChartState;
  /** Paths of all current states, the outer ones included. */
  current: ReadonlySet<string>;
}

/**
 * A machine as boxes in boxes, in the order of its definition, with an arrow from each transition to where it leads: down at one
 * side, up at the other. The current states and what can happen in them stand out by colour, by a line and in words.
 */
export function Statechart({ chart, current }: StatechartProps) {
  const [boxes, setBoxes] = useState<HTMLDivElement | null>(null);
  const { arrows, lanes } = useMemo(() => arrowsOf(chart), [chart]);
  return (
    <div
      ref={setBoxes}
      className={styles.boxes}
      style={{ paddingInlineStart: roomFor(lanes.start), paddingInlineEnd: roomFor(lanes.end) }}
    >
      <ul className={styles.chart} aria-label={`States of ${chart.name}`}>
        <State state={chart} current={current} />
      </ul>
      {boxes && <ArrowLines boxes={boxes} arrows={arrows} current={current} />}
    </div>
  );
}

function State({
  state,
  current,
  isRegion = false,
}: {
  state: ChartState;
  current: ReadonlySet<string>;
  isRegion?: boolean;
}) {
  const isCurrent = current.has(state.path);
  const isNested = state.states.length > 0;
  return (
    <li
      className={styles.state}
      data-path={state.path}
      data-kind={state.kind}
      data-current={isCurrent}
      data-nested={isNested}
      data-region={isRegion}
      data-initial={state.isInitial}
      aria-current={isCurrent && !isNested ? 'step' : undefined}
    >
      <p className={styles.name} data-head={state.path}>
        {state.isInitial && <VisuallyHidden>begins here: </VisuallyHidden>}
        {state.name}
        {state.port && (
          <span className={styles.port}>
            <SettingsIcon /> <VisuallyHidden>calls </VisuallyHidden>
            {state.port}
          </span>
        )}
      </p>
      {state.description && <p className={styles.description}>{state.description}</p>}
      {state.transitions.length > 0 && (
        <ul className={styles.transitions} aria-label={`Ways out of ${state.name}`}>
          {state.transitions.map((transition, index) => (
            <Transition
              key={`${transition.event} ${index}`}
              line={`${state.path}#${index}`}
              transition={transition}
              isOpen={isCurrent}
            />
          ))}
        </ul>
      )}
      {isNested && (
        <ul className={styles.children} data-kind={state.kind} aria-label={`Inside ${state.name}`}>
          {state.states.map((child) => (
            <State key={child.path} state={child} current={current} isRegion={state.kind === 'parallel'} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Transition({
  transition: { event, guard, target, cause },
  line,
  isOpen,
}: {
  transition: ChartTransition;
  line: string;
  isOpen: boolean;
}) {
  return (
    <li className={styles.transition} data-line={line} data-cause={cause} data-open={isOpen}>
      <span>
        {event}
        {guard && <span className={styles.guard}>{` [${guard}]`}</span>}
        {target ? <VisuallyHidden>{` leads to ${target}`}</VisuallyHidden> : ' · stays'}
      </span>
    </li>
  );
}
