import * as api from '@student/api-client';
import * as v from 'valibot';
import { code } from '../call.ts';
import { done, reply } from '../reply.ts';
import { filled } from '../wire-input.ts';

const Suggestion = v.object({
  title: v.pipe(filled(code('EMPTY_FIELD')), v.maxLength(100)),
  description: v.pipe(filled(code('EMPTY_FIELD', 'Descrição não pode ser vazia.')), v.maxLength(500)),
});

export const sendSuggestion = reply(api.sendSuggestion, async ({ store, me, now, body }) => {
  store.insert('suggestions', { ...(await body(Suggestion)), userId: me.id, createdAt: now });
  return done;
});
