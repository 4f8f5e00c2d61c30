import { EmptyState, Section, SittingList, type SittingListItem, SittingListSkeleton } from '@student/ui';
import { useEffect, useRef } from 'react';
import { sittings as words } from '../pt-br/sittings.ts';
import { LeaveSeat } from './leave-seat.tsx';
import type { OwnSeat } from './use-seat.ts';

type SittingsSectionProps = {
  seat: OwnSeat;
  /** Why the seat cannot be given back any more. */
  blockedReason: string | undefined;
  items: readonly SittingListItem[];
  /** The sitting that a scanned code names. */
  currentId?: number | undefined;
  /** What stands in place of the list where there are none. */
  empty: string;
};

/** The sittings of a class or of a training course, and the quiet way out of it below them (EVENT-06, EVENT-10, EVENT-25). */
export function SittingsSection({ seat, blockedReason, items, currentId, empty }: SittingsSectionProps) {
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
    <Section ref={section} tabIndex={-1} title={words.title}>
      {items.length > 0 ? (
        <SittingList label={words.title} items={items} currentId={currentId} />
      ) : (
        <EmptyState title={empty} level={3} />
      )}
      {isSeated ? <LeaveSeat seat={seat} blockedReason={blockedReason} /> : null}
    </Section>
  );
}

/** The shape of the section. */
export const SittingsSkeleton = ({ count }: { count?: number }) => (
  <Section title={words.title} busy>
    <SittingListSkeleton {...(count && { count })} />
  </Section>
);
