import { listEvents } from '@student/api-client';
import { endpointQuery } from './endpoint-query.ts';

/** All events and training courses (EVENT-02): only there stand the picture of a training course and whether it has a certificate. */
export const eventsQuery = () => endpointQuery(listEvents);
