import {
  checkInMachine,
  checkoutMachine,
  coinLimitMachine,
  contentMachine,
  enrolmentMachine,
  favoriteMachine,
  laneMachine,
  listPickerMachine,
  maintenanceMachine,
  onboardingMachine,
  profileEditMachine,
  questionnaireMachine,
  recommendationMachine,
  recoveryMachine,
  registrationMachine,
  signInAgainMachine,
  signInMachine,
  signOutMachine,
  storyViewerMachine,
} from '@student/machines';
import { Heading, Text } from '@student/ui';
import { type Scheme, ThemeScope } from '@student/ui/theme';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { chartOf } from './chart.ts';
import type { HeardActors } from './hear-actors.ts';
import * as styles from './statechart.css.ts';
import { Statechart } from './statechart.tsx';

/** The statecharts that a story can be drawn with; of the outbox, one lane. */
export const flows = {
  checkIn: { machine: checkInMachine },
  checkout: { machine: checkoutMachine },
  coinLimit: { machine: coinLimitMachine },
  content: { machine: contentMachine },
  enrolment: { machine: enrolmentMachine },
  favorite: { machine: favoriteMachine },
  study: { machine: laneMachine, lane: 'study' },
  note: { machine: laneMachine, lane: 'note' },
  listPicker: { machine: listPickerMachine },
  maintenance: { machine: maintenanceMachine },
  onboarding: { machine: onboardingMachine },
  profileEdit: { machine: profileEditMachine },
  questionnaire: { machine: questionnaireMachine },
  recommendation: { machine: recommendationMachine },
  recovery: { machine: recoveryMachine },
  registration: { machine: registrationMachine },
  signIn: { machine: signInMachine },
  signInAgain: { machine: signInAgainMachine },
  signOut: { machine: signOutMachine },
  storyViewer: { machine: storyViewerMachine },
} as const;
export type FlowName = keyof typeof flows;

type FlowProps = {
  name: FlowName;
  heard: HeardActors;
  brand: string;
  scheme: Scheme;
  /** The app. */
  children: ReactNode;
};

/** The app, and beside it the statechart of a flow with the state in which the app's own actor stands. */
export function Flow({ name, heard, brand, scheme, children }: FlowProps) {
  const { machine, ...more } = flows[name];
  const last = () => heard.last(machine.id, 'lane' in more ? more.lane : undefined);
  const snapshot = useSyncExternalStore(heard.subscribe, last);
  const leaves = snapshot ? leavesOf(snapshot) : [];
  const current = leaves.map(({ path }) => path.join('.')).join(' · ');
  const chart = useMemo(() => chartOf(machine), [machine]);
  const aside = useRef<HTMLElement>(null);

  // The window of the chart follows the state, also while what stands above it still takes its height (fonts, a width that is
  // chosen); of two regions the second, which does the work.
  useLayoutEffect(() => {
    const frame = aside.current;
    if (!frame || !current) return;
    const follow = () => {
      const step = [...frame.querySelectorAll('[aria-current="step"]')].at(-1);
      if (!step) return;
      const { top, height } = step.getBoundingClientRect();
      const box = frame.getBoundingClientRect();
      const middle = frame.scrollTop + top - box.top - (box.height - height) / 2;
      // Whole pixels: fractions are rounded otherwise by what was scrolled before. Lengths are multiples of 1/64, and a half of
      // one may come out a hair below: a little more than that is added, so that it is the same pixel each time.
      frame.scrollTop = Math.round(middle + 1 / 256);
    };
    const sizes = new ResizeObserver(follow);
    for (const part of [frame, ...frame.children]) sizes.observe(part);
    follow();
    return () => sizes.disconnect();
  }, [current]);

  return (
    <div className={styles.page}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <section className={styles.aside} aria-label="Statechart" data-flow={current} tabIndex={0} ref={aside}>
        <div className={styles.standing} aria-live="polite">
          <Heading level={2} size="m">
            {current || 'has not begun yet'}
          </Heading>
          <Text size="xs" tone="muted">
            {leaves.map(({ description }) => description).join(' ')}
          </Text>
        </div>
        <Statechart chart={chart} current={new Set(snapshot?._nodes.map(({ path }) => path.join('.')))} />
      </section>
      <div className={styles.route}>
        <ThemeScope theme={brand} scheme={scheme}>
          {children}
        </ThemeScope>
      </div>
    </div>
  );
}

/** Where the machine stands, innermost states only, in the order of the chart. */
function leavesOf(snapshot: AnyMachineSnapshot) {
  return snapshot._nodes
    .filter((node) => Object.keys(node.states).length === 0)
    .toSorted((one, other) => one.order - other.order);
}
