import { getEventCertificate } from '@student/api-client';
import type { EventClassPair } from '@student/domain';
import { CertificateButton } from '../../courses/certificate-button.tsx';
import { endpointMutation } from '../../queries/endpoint-query.ts';
import { useTenant } from '../../tenant.tsx';
import { certificateQuery } from './event.queries.ts';

/** The certificate of a class (EVENT-14); for one pair it is asked for as a different one (EVENT-15). */
export default function EventCertificate({ eventId, classId }: EventClassPair) {
  const params = { eventId, classId };
  const query = certificateQuery(useTenant(), params);
  return (
    <div>
      <CertificateButton certificate={endpointMutation(getEventCertificate, { params, query })} />
    </div>
  );
}
