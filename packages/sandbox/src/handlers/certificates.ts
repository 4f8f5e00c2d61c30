import * as api from '@student/api-client';
import { found, refuse } from '../refusal.ts';
import { reply } from '../reply.ts';

const certificate = { path: '/files/certificates/certificado.pdf' };

export const getCourseCertificate = reply(api.getCourseCertificate, ({ store, me, params }) => {
  const course = found(store.get('courses', params.id));
  const enrolment = store.find('enrolments', { userId: me.id, courseId: course.id });
  return course.haveCertification && enrolment?.finishedAt ? certificate : refuse('CERTIFICATE_UNAVAILABLE');
});

export const getTrainingCourseCertificate = reply(
  api.getTrainingCourseCertificate,
  ({ store, me, params }) => {
    const graduation = found(store.get('graduations', params.id));
    const seat = store.find('seats', { userId: me.id, graduationId: graduation.id });
    const isEarned =
      graduation.hasCertificate && graduation.finishedAt !== null && seat?.attendedSittingIds.length;
    return isEarned ? certificate : refuse('CERTIFICATE_UNAVAILABLE');
  },
);

export const getEventCertificate = reply(api.getEventCertificate, ({ store, me, params }) => {
  const group = found(store.get('eventClasses', params.classId));
  if (group.eventId !== params.eventId) refuse('NOT_FOUND');
  const seat = store.find('seats', { userId: me.id, classId: group.id });
  const isEarned = group.hasCertificate && group.finishedAt !== null && seat?.attendedDates.length;
  return isEarned ? certificate : refuse('CERTIFICATE_UNAVAILABLE');
});
