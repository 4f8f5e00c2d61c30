import { getCourseCertificate } from '@student/api-client';
import { type Course, shownName } from '@student/domain';
import { ButtonLink, CertificatePicture, Grid } from '@student/ui';
import { drawingOf } from '../brand-pictures.ts';
import { paths } from '../paths.ts';
import { course as words } from '../pt-br/course.ts';
import { endpointMutation } from '../queries/endpoint-query.ts';
import { usePerson } from '../session/use-session.ts';
import { useTenant } from '../tenant.tsx';
import { CertificateButton } from './certificate-button.tsx';
import { EarnedReward } from './earned-reward.tsx';

type CourseFinishedProps = {
  course: Course;
  /** A press finished it, and its button is gone. */
  takesFocus?: boolean;
  onDismiss: () => void;
};

/** The moment in which a course is finished, with the certificate as what can be done (COURSE-07, COURSE-08). */
export default function CourseFinished({ course, takesFocus = false, onDismiss }: CourseFinishedProps) {
  const { id, title } = course;
  const drawing = drawingOf(useTenant(), 'welcome');
  const person = usePerson();
  const isCertified = course.hasCertificate;
  const next = (
    <ButtonLink size="large" variant={isCertified ? 'outline' : 'solid'} href={paths.dashboard()}>
      {words.findNext}
    </ButtonLink>
  );
  return (
    <EarnedReward
      size="large"
      title={words.finished}
      pays={course.hasDecoins}
      takesFocus={takesFocus}
      action={
        isCertified ? (
          <Grid least="panel" gap="xs">
            <CertificateButton certificate={endpointMutation(getCourseCertificate, { params: { id } })} />
            {next}
          </Grid>
        ) : (
          next
        )
      }
      picture={
        isCertified && person ? (
          <CertificatePicture
            pictureUrl={drawing}
            label={words.certificateFact}
            name={shownName(person)}
            title={title}
          />
        ) : undefined
      }
      onDismiss={onDismiss}
    >
      {title}
    </EarnedReward>
  );
}
