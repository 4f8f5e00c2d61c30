import { getTrainingCourseCertificate } from '@student/api-client';
import { offersTrainingCertificate, type TrainingCourseState, trainingCourseProblem } from '@student/domain';
import { CertificateButton } from '../../courses/certificate-button.tsx';
import { SeatActions } from '../../enrolment/seat-actions.tsx';
import type { OwnSeat } from '../../enrolment/use-seat.ts';
import { errors } from '../../pt-br/errors.ts';
import { endpointMutation } from '../../queries/endpoint-query.ts';

type TrainingActionsProps = {
  state: TrainingCourseState;
  /** What the list of events says; unknown without it. */
  hasCertificate: boolean | undefined;
  seat: OwnSeat;
  now: Date;
};

/**
 * Enrol, or see the certificate (EVENT-24, EVENT-31). That all is over is known before the press (EVENT-09), that no seat is left only once
 * the server says so (EVENT-08).
 */
export function TrainingActions({ state, hasCertificate, seat, now }: TrainingActionsProps) {
  const problem = trainingCourseProblem(state.trainingCourse, now);
  const offersCertificate = hasCertificate !== false && offersTrainingCertificate(state, now);
  return (
    <SeatActions seat={seat} blockedReason={problem && errors[problem]}>
      {offersCertificate ? (
        <div>
          <CertificateButton
            certificate={endpointMutation(getTrainingCourseCertificate, {
              params: { id: state.trainingCourse.id },
            })}
          />
        </div>
      ) : null}
    </SeatActions>
  );
}
