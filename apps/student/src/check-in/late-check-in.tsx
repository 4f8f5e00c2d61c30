import { wallClockOf } from '@student/domain';
import { Section, Skeleton } from '@student/ui';
import type { ReactNode } from 'react';
import { sittings as words } from '../pt-br/sittings.ts';
import { LateBoundary } from '../shell/late-boundary.tsx';
import { useServerNow } from '../use-server-now.ts';

type LateCheckInProps = {
  /** The code of the check-in is wanted on the day of a sitting, and for a link with a code. */
  children: ReactNode;
  /** The days of the sittings, as yyyy-mm-dd. */
  sittings: readonly { startDate: string }[];
};

/** Keeps the place of the check-in on the day of a sitting, until its code is there (EVENT-16, EVENT-28). */
export function LateCheckIn({ children, sittings }: LateCheckInProps) {
  const today = wallClockOf(new Date(useServerNow())).day;
  const isHeldToday = sittings.some(({ startDate }) => startDate === today);
  const meanwhile = isHeldToday ? (
    <Section title={words.presence} busy>
      <Skeleton shape="text" />
    </Section>
  ) : null;
  return <LateBoundary meanwhile={meanwhile}>{children}</LateBoundary>;
}
