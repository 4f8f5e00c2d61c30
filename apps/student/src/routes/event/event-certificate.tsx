import { getEventCertificate } from '@student/api-client';
import type { EventClassPair } from '@student/domain';
import { Button, CertificateIcon } from '@student/ui';
import { useMutation } from '@tanstack/react-query';
import { openWhenKnown } from '../../open-when-known.ts';
import { event as words } from '../../pt-br/event.ts';
import { useServices } from '../../services.ts';
import { useTenant } from '../../tenant.tsx';
import { certificateQuery } from './event.queries.ts';

/** Asks for the certificate of a class and opens it in a tab of its own (EVENT-14); for one pair as a different one (EVENT-15). */
export function EventCertificate({ eventId, classId }: EventClassPair) {
  const { request, tell } = useServices();
  const tenant = useTenant();
  const certificate = useMutation({
    mutationFn: () =>
      request(getEventCertificate, {
        params: { eventId, classId },
        query: certificateQuery(tenant, { eventId, classId }),
      }),
  });
  const open = () => openWhenKnown(certificate.mutateAsync().then(({ url }) => url)).catch(tell);
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
