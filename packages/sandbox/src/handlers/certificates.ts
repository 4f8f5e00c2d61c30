import * as api from '@student/api-client';
import type { Call } from '../call.ts';
import { type CertificateKind, certificateOf, certificatePath } from '../certificates.ts';
import { found, refuse } from '../refusal.ts';
import { reply } from '../reply.ts';

const certificate = ({ store, me, now }: Call, kind: CertificateKind, id: number) =>
  certificateOf(store, me.id, kind, id, now)
    ? { path: certificatePath(kind, id) }
    : refuse('CERTIFICATE_UNAVAILABLE');

export const getCourseCertificate = reply(api.getCourseCertificate, (call) =>
  certificate(call, 'course', found(call.store.get('courses', call.params.id)).id),
);

export const getTrainingCourseCertificate = reply(api.getTrainingCourseCertificate, (call) =>
  certificate(call, 'graduation', found(call.store.get('graduations', call.params.id)).id),
);

export const getEventCertificate = reply(api.getEventCertificate, (call) => {
  const group = found(call.store.get('eventClasses', call.params.classId));
  if (group.eventId !== call.params.eventId) refuse('NOT_FOUND');
  return certificate(call, 'class', group.id);
});
