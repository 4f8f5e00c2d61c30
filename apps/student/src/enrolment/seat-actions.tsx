import { Button, InlineAlert, Stack } from '@student/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { enrolment as words } from '../pt-br/enrolment.ts';
import { errorText } from '../pt-br/errors.ts';
import { SeatRefusal } from './seat-refusal.tsx';
import type { OwnSeat } from './use-seat.ts';

type SeatActionsProps = {
  seat: OwnSeat;
  /** Why nobody gets a seat here, as far as it is known before the press. */
  blockedReason: string | undefined;
  /** What stands there for who has a seat. */
  children: ReactNode;
};

/**
 * The button that enrols, and what stands in its place for who is enrolled (EVENT-05, EVENT-24). What stands against enrolling is said
 * before the press where it is known, and in the server's words where it is not (EVENT-07 to EVENT-09).
 */
export function SeatActions({ seat, blockedReason, children }: SeatActionsProps) {
  const { isSeated, isLeaving, isLeavingRefused, failure } = seat;
  const box = useRef<HTMLDivElement>(null);
  const wasSeated = useRef(isSeated);

  // The focus, which was on a button that is gone: it goes to what stands in its place. Who leaves stays where they pressed.
  useEffect(() => {
    if (wasSeated.current === isSeated) return;
    wasSeated.current = isSeated;
    if (isLeaving || document.activeElement !== document.body) return;
    (box.current?.querySelector<HTMLElement>('button, a') ?? box.current)?.focus();
  }, [isSeated, isLeaving]);

  return (
    <Stack ref={box} tabIndex={-1} gap="s">
      {isSeated ? children : <Enrol seat={seat} blockedReason={blockedReason} />}
      {seat.isFresh ? (
        <InlineAlert tone="positive" announce="polite">
          {words.justEnrolled[seat.kind]}
        </InlineAlert>
      ) : null}
      {failure && !isLeavingRefused ? <SeatRefusal seat={seat} /> : null}
    </Stack>
  );
}

function Enrol({ seat, blockedReason }: Pick<SeatActionsProps, 'seat' | 'blockedReason'>) {
  const isTold = seat.failure && errorText(seat.failure) === blockedReason;
  return (
    <>
      <div>
        <Button size="large" pending={seat.isBusy} blockedReason={blockedReason} onClick={seat.take}>
          {words.enrol}
        </Button>
      </div>
      {blockedReason && !isTold ? <InlineAlert tone="caution">{blockedReason}</InlineAlert> : null}
    </>
  );
}
