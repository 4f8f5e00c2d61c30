import { Section } from '@student/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { LeaveSeat } from './leave-seat.tsx';
import type { OwnSeat } from './use-seat.ts';

type SittingsSectionProps = {
  title: string;
  seat: OwnSeat;
  /** Why the seat cannot be given back any more. */
  blockedReason: string | undefined;
  children: ReactNode;
};

/** The sittings of a class or of a training course, and the quiet way out of it below them (EVENT-06, EVENT-10, EVENT-25). */
export function SittingsSection({ title, seat, blockedReason, children }: SittingsSectionProps) {
  const { isSeated, isLeaving } = seat;
  const section = useRef<HTMLElement>(null);
  const wasSeated = useRef(isSeated);

  // The focus of who leaves, whose button is gone: it stays with the sittings, and the page stays where it is.
  useEffect(() => {
    if (wasSeated.current === isSeated) return;
    wasSeated.current = isSeated;
    if (isLeaving && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [isSeated, isLeaving]);

  return (
    <Section ref={section} tabIndex={-1} title={title}>
      {children}
      {isSeated ? <LeaveSeat seat={seat} blockedReason={blockedReason} /> : null}
    </Section>
  );
}
