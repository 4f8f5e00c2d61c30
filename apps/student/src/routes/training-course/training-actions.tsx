import { offersTrainingCertificate, type TrainingCourseState, trainingCourseProblem } from '@student/domain';
import { Button, InlineAlert, Stack } from '@student/ui';
import { useEffect, useRef } from 'react';
import { errors, errorText } from '../../pt-br/errors.ts';
import { trainingCourse as words } from '../../pt-br/training-course.ts';
import { TrainingCertificate } from './training-certificate.tsx';
import type { SeatInTraining } from './use-seat.ts';

type TrainingActionsProps = {
  state: TrainingCourseState;
  /** What the list of events says; unknown without it. */
  hasCertificate: boolean | undefined;
  seat: SeatInTraining;
  now: Date;
};

/**
 * Enrol, or see the certificate, and what stands against it: that all is over is known before (EVENT-09), that no seat is left only once the
 * server says so (EVENT-08).
 */
export function TrainingActions({ state, hasCertificate, seat, now }: TrainingActionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasSeated = useRef(seat.isSeated);

  // The focus, which was on a button that is gone: it goes to what stands in its place.
  useEffect(() => {
    if (wasSeated.current === seat.isSeated) return;
    wasSeated.current = seat.isSeated;
    if (document.activeElement !== document.body) return;
    (box.current?.querySelector<HTMLElement>('button, a') ?? box.current)?.focus();
  }, [seat.isSeated]);

  return (
    <Stack ref={box} tabIndex={-1} gap="s">
      <Action {...{ state, hasCertificate, seat, now }} />
      {seat.failure && !seat.isLeavingRefused ? <Refusal seat={seat} /> : null}
    </Stack>
  );
}

/** Why the last press came to nothing. */
export function Refusal({ seat }: { seat: SeatInTraining }) {
  return (
    <InlineAlert tone="critical" announce="assertive">
      {errorText(seat.failure)} {seat.isAnswerLost ? words.answerLost : null}
    </InlineAlert>
  );
}

function Action({ state, hasCertificate, seat, now }: TrainingActionsProps) {
  const problem = trainingCourseProblem(state.trainingCourse, now);
  if (hasCertificate !== false && offersTrainingCertificate(state, now))
    return <TrainingCertificate trainingCourseId={state.trainingCourse.id} />;
  if (problem) return <InlineAlert tone="info">{errors[problem]}</InlineAlert>;
  if (seat.isSeated)
    return seat.isFresh ? (
      <InlineAlert tone="positive" announce="polite">
        {words.justEnrolled}
      </InlineAlert>
    ) : null;
  return (
    <div>
      <Button size="large" pending={seat.isBusy} onClick={seat.take}>
        {words.enrol}
      </Button>
    </div>
  );
}
