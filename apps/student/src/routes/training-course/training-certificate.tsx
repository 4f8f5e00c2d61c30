import { getTrainingCourseCertificate } from '@student/api-client';
import { Button, CertificateIcon } from '@student/ui';
import { useMutation } from '@tanstack/react-query';
import { openWhenKnown } from '../../open-when-known.ts';
import { trainingCourse as words } from '../../pt-br/training-course.ts';
import { endpointMutation } from '../../queries/endpoint-query.ts';

/** Asks for the certificate of a training course and opens it in a tab of its own (EVENT-31). */
export function TrainingCertificate({ trainingCourseId }: { trainingCourseId: number }) {
  const certificate = useMutation(
    endpointMutation(getTrainingCourseCertificate, { params: { id: trainingCourseId } }),
  );
  const open = () => openWhenKnown(certificate.mutateAsync().then(({ url }) => url)).catch(() => {}); // told by the query client
  return (
    <div>
      <Button
        size="large"
        icon={<CertificateIcon />}
        pending={certificate.isPending}
        onClick={() => void open()}
      >
        {words.certificate}
      </Button>
    </div>
  );
}
