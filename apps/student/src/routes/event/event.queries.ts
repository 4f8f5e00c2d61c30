import { getEvent, listEventClassInstructors, listEventComments } from '@student/api-client';
import { type EventClassPair, hasDifferentCertificate, pageSizes } from '@student/domain';
import { endpointQuery } from '../../queries/endpoint-query.ts';
import type { Tenant } from '../../tenant.tsx';

/** An event with its classes (EVENT-02). */
export const eventQuery = (eventId: number) => endpointQuery(getEvent, { params: { eventId } });

/** Who leads a class (EVENT-12). */
export const classInstructorsQuery = (eventId: number, classId: number) =>
  endpointQuery(listEventClassInstructors, { params: { eventId, classId } });

/** What people say of an event, a page at a time (EVENT-13). */
export const commentsQuery = (eventId: number, page: number) =>
  endpointQuery(listEventComments, { params: { eventId }, query: { page, limit: pageSizes.comments } });

/** What is asked for beside the class whose certificate it is: of the brand's one pair a different one (EVENT-15). */
export const certificateQuery = (
  { certificateDifferent }: Pick<Tenant, 'certificateDifferent'>,
  ids: EventClassPair,
): { certificateDifferent?: true } =>
  hasDifferentCertificate(certificateDifferent, ids) ? { certificateDifferent: true } : {};
