import { Button, Stack } from '@student/ui';
import { enrolment as words } from '../pt-br/enrolment.ts';
import { Question } from '../shell/question.tsx';
import { SeatRefusal } from './seat-refusal.tsx';
import type { OwnSeat } from './use-seat.ts';

type LeaveSeatProps = {
  seat: OwnSeat;
  /** Why it cannot be given back any more. */
  blockedReason: string | undefined;
};

/** Gives a seat back; it asks first. What is over is not left, and says so before (EVENT-06, EVENT-10, EVENT-25). */
export function LeaveSeat({ seat, blockedReason }: LeaveSeatProps) {
  if (blockedReason)
    return (
      <div>
        <Button variant="outline" tone="neutral" blockedReason={blockedReason}>
          {words.leave}
        </Button>
      </div>
    );
  return (
    <Stack gap="s">
      {seat.isLeavingRefused ? <SeatRefusal seat={seat} /> : null}
      <div>
        <Question
          isAsked={seat.isAskedToLeave}
          onAskedChange={seat.askToLeave}
          trigger={
            <Button variant="outline" tone="neutral" pending={seat.isBusy}>
              {words.leave}
            </Button>
          }
          title={words.leaveTitle}
          confirmLabel={words.leave}
          words={{ cancel: words.keep }}
          onConfirm={seat.leave}
        >
          {words.leaveText[seat.kind]}
        </Question>
      </div>
    </Stack>
  );
}
