import { wallClockOf } from '@student/domain';
import { Section, Skeletons } from '@student/ui';
import type { ReactNode } from 'react';
import { sittings as words } from '../pt-br/sittings.ts';
import { LateBoundary } from '../shell/late-boundary.tsx';
import { useServerNow } from '../use-server-now.ts';

type LateCheckInProps = {
  /** The code of the check-in is wanted on the day of a sitting, and for a link with a code. */
  children: ReactNode;
  /** The days of the sittings, as yyyy-mm-dd. */
  sittings: readonly { startDate: string }[];
  /** The person came by the link of a code. */
  isCameFor: boolean;
};

/** Keeps the place of the check-in on the day of a sitting and for a link with a code, until its own code is there (EVENT-16, EVENT-28). */
export function LateCheckIn({ children, sittings, isCameFor }: LateCheckInProps) {
  const today = wallClockOf(new Date(useServerNow())).day;
  const isHeldToday = sittings.some(({ startDate }) => startDate === today);
  const meanwhile =
    isCameFor || isHeldToday ? (
      <Section title={words.presence} busy>
        <Skeletons shape="text" count={2} />
      </Section>
    ) : null;
  return <LateBoundary meanwhile={meanwhile}>{children}</LateBoundary>;
}
