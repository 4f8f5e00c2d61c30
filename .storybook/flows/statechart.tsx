import { SettingsIcon, VisuallyHidden } from '@student/ui';
import type { ChartState, ChartTransition } from './chart.ts';
import * as styles from './statechart.css.ts';

export interface StatechartProps {
  /** From `chartOf(machine)`. */
  chart: ChartState;
  /** Paths of all current states, the outer ones included. */
  current: ReadonlySet<string>;
}

/**
 * A machine as boxes in boxes: what each state is, what it waits for and where that leads. The current states stand out
 * by colour, by a line and in words; regions that run side by side stand side by side.
 */
export function Statechart({ chart, current }: StatechartProps) {
  return (
    <ul className={styles.chart} aria-label={`Estados de ${chart.name}`}>
      <State state={chart} current={current} />
    </ul>
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
      data-kind={state.kind}
      data-current={isCurrent}
      data-nested={isNested}
      data-region={isRegion}
      aria-current={isCurrent && !isNested ? 'step' : undefined}
    >
      <p className={styles.name}>
        {state.name}
        {state.port && (
          <span className={styles.port}>
            <SettingsIcon /> <VisuallyHidden>chama </VisuallyHidden>
            {state.port}
          </span>
        )}
      </p>
      {state.description && <p className={styles.description}>{state.description}</p>}
      {state.transitions.length > 0 && (
        <ul className={styles.transitions} aria-label={`Saídas de ${state.name}`}>
          {state.transitions.map((transition, index) => (
            <Transition key={`${transition.event} ${index}`} transition={transition} isOpen={isCurrent} />
          ))}
        </ul>
      )}
      {isNested && (
        <ul className={styles.children} data-kind={state.kind} aria-label={`Dentro de ${state.name}`}>
          {state.states.map((child) => (
            <State key={child.path} state={child} current={current} isRegion={state.kind === 'parallel'} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Transition({ transition, isOpen }: { transition: ChartTransition; isOpen: boolean }) {
  const { event, guard, target, cause } = transition;
  return (
    <li className={styles.transition} data-cause={cause} data-open={isOpen}>
      {event}
      {guard && ` [${guard}]`}
      {` › ${target ?? 'fica'}`}
    </li>
  );
}
