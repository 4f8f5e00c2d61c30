import * as api from '@student/api-client';
import { suggestionProblems } from '@student/domain';
import * as v from 'valibot';
import { refuseInvalid, violation } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { Typed } from '../wire-input.ts';

const Suggestion = v.object({ title: Typed, description: Typed });

const blank = { title: 'Título não pode ser vazio.', description: 'Descrição não pode ser vazia.' };

export const sendSuggestion = reply(api.sendSuggestion, async ({ store, me, now, body }) => {
  const suggestion = await body(Suggestion);
  const problems = suggestionProblems(suggestion);
  const fields = (['title', 'description'] as const).filter((field) => problems[field]);
  refuseInvalid(
    fields.map((field) =>
      problems[field] === 'REQUIRED'
        ? violation('EMPTY_FIELD', field, blank[field])
        : violation('VALIDATION_ERROR', field),
    ),
  );
  store.insert('suggestions', { ...suggestion, userId: me.id, createdAt: now });
  return done;
});
