import { getCourseCertificate } from '@student/api-client';
import { Button, CertificateIcon } from '@student/ui';
import { useMutation } from '@tanstack/react-query';
import { openWhenKnown } from '../open-when-known.ts';
import { course as words } from '../pt-br/course.ts';
import { endpointMutation } from '../queries/endpoint-query.ts';

/** Asks for the certificate of a finished course and opens it in a tab of its own (COURSE-08). */
export function CertificateButton({ courseId }: { courseId: number }) {
  const certificate = useMutation(endpointMutation(getCourseCertificate, { params: { id: courseId } }));
  const open = () => openWhenKnown(certificate.mutateAsync().then(({ url }) => url)).catch(() => {}); // told by the query client
  return (
    <Button
      size="large"
      icon={<CertificateIcon />}
      pending={certificate.isPending}
      onClick={() => void open()}
    >
      {words.certificate}
    </Button>
  );
}
