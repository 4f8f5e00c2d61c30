import * as api from '@student/api-client';
import { isAboutCoins } from '../brand.ts';
import type { World } from '../call.ts';
import { reply } from '../reply.ts';

/** Questions about coins are not asked where there are none. */
const fitting = <Faq extends { question: string }>(faqs: Faq[], { brandOf }: World, request: Request) =>
  brandOf(request).coin ? faqs : faqs.filter(({ question }) => !isAboutCoins(question));

export const listFaq = reply(api.listFaq, (call) => ({
  faqs: fitting(call.store.list('faqs', { isActive: true }), call, call.request),
}));

export const listPublicFaq = reply(api.listPublicFaq, (call) => ({
  faqs: fitting(call.store.list('faqs', { isActive: true, showHomePage: true }), call, call.request),
}));
