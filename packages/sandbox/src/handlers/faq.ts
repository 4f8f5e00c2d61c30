import * as api from '@student/api-client';
import { isFitting } from '../brand.ts';
import type { World } from '../call.ts';
import { reply } from '../reply.ts';

/** Nobody asks about coins where there are none, nor how to register where nobody can. */
const fitting = <Faq extends { question: string }>(faqs: Faq[], { brandOf }: World, request: Request) =>
  faqs.filter(({ question }) => isFitting(question, brandOf(request)));

export const listFaq = reply(api.listFaq, (call) => ({
  faqs: fitting(call.store.list('faqs', { isActive: true }), call, call.request),
}));

export const listPublicFaq = reply(api.listPublicFaq, (call) => ({
  faqs: fitting(call.store.list('faqs', { isActive: true, showHomePage: true }), call, call.request),
}));
