import { listPublicFaq } from '@student/api-client';
import { endpointQuery } from '../../queries/endpoint-query.ts';

export const publicFaqQuery = () => endpointQuery(listPublicFaq);
