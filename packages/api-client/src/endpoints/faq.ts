import { FaqItem, named, rows } from '@student/domain';
import { endpoint } from '../endpoint.ts';

/** List the questions of the in-app FAQ. */
export const listFaq = endpoint('GET /api/decola/faq/list', {
  data: named('faqs', rows(FaqItem)),
});

/** List the questions of the landing-page FAQ. Only items with showHomePage. */
export const listPublicFaq = endpoint('GET /api/list/faq', {
  auth: 'none',
  data: named('faqs', rows(FaqItem)),
});
