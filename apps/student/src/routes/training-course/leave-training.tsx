import { Button, Stack } from '@student/ui';
import { trainingCourse as words } from '../../pt-br/training-course.ts';
import { Question } from '../../shell/question.tsx';
import { Refusal } from './training-actions.tsx';
import type { SeatInTraining } from './use-seat.ts';

/** The way out of a training course that is not over, a quiet one under its sittings; it asks first (EVENT-25). */
export function LeaveTraining({ seat }: { seat: SeatInTraining }) {
  return (
    <Stack gap="s">
      {seat.isLeavingRefused ? <Refusal seat={seat} /> : null}
      <div>
        <Question
          isAsked={seat.isAskedToLeave}
          onAskedChange={seat.ask}
          trigger={
            <Button variant="outline" tone="neutral" pending={seat.isBusy}>
              {words.leave}
            </Button>
          }
          title={words.leaveTitle}
          confirmLabel={words.leaveConfirm}
          words={{ cancel: words.keep }}
          onConfirm={seat.leave}
        >
          {words.leaveText}
        </Question>
      </div>
    </Stack>
  );
}
