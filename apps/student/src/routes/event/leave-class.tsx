import { isFinishedClass } from '@student/domain';
import { Button, Stack } from '@student/ui';
import { errors } from '../../pt-br/errors.ts';
import { event as words } from '../../pt-br/event.ts';
import { useServices } from '../../services.ts';
import { Question } from '../../shell/question.tsx';
import { Refusal } from './event-actions.tsx';
import type { ShownClass } from './use-class.ts';

/** The way out of a class, a quiet one under its sittings; it asks first. A finished class is not left, and says so before (EVENT-06, EVENT-10). */
export function LeaveClass({ eventClass, seat }: Pick<ShownClass, 'eventClass' | 'seat'>) {
  const { serverClock } = useServices();
  if (!seat.isSeated) return null;
  if (isFinishedClass(eventClass, serverClock.now()))
    return (
      <div>
        <Button variant="outline" tone="neutral" blockedReason={errors.EVENT_CLASS_FINISHED}>
          {words.leave}
        </Button>
      </div>
    );
  return (
    <Stack gap="s">
      {seat.isLeavingRefused ? <Refusal seat={seat} /> : null}
      <div>
        <Question
          isAsked={seat.isAsking}
          onAskedChange={(isAsked) => seat.send({ type: isAsked ? 'seat.leave' : 'leave.cancel' })}
          trigger={
            <Button variant="outline" tone="neutral" pending={seat.isBusy}>
              {words.leave}
            </Button>
          }
          title={words.leaveTitle}
          confirmLabel={words.leave}
          words={{ cancel: words.keep }}
          onConfirm={() => seat.send({ type: 'leave.confirm' })}
        >
          {words.leaveText}
        </Question>
      </div>
    </Stack>
  );
}
