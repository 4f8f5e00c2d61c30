import { CertificateResult } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Get the certificate of a course. */
export const getCourseCertificate = endpoint('GET /api/decola/certificate/:id', {
  data: CertificateResult,
  refusals: ['CERTIFICATE_UNAVAILABLE'],
});

/** Get the certificate of a training course. */
export const getTrainingCourseCertificate = endpoint('GET /api/decola/certificate/graduation/:id', {
  data: CertificateResult,
  refusals: ['CERTIFICATE_UNAVAILABLE'],
});

/** Get the certificate of an event class. */
export const getEventCertificate = endpoint('GET /api/decola/certificate/event/:eventId/class/:classId', {
  query: {
    certificateDifferent: v.optional(v.literal(true)),
  },
  data: CertificateResult,
  refusals: ['CERTIFICATE_UNAVAILABLE'],
});
