import * as api from '@student/api-client';
import { reply } from '../reply.ts';

export const listFaq = reply(api.listFaq, ({ store }) => ({ faqs: store.list('faqs', { isActive: true }) }));

export const listPublicFaq = reply(api.listPublicFaq, ({ store }) => ({
  faqs: store.list('faqs', { isActive: true, showHomePage: true }),
}));
