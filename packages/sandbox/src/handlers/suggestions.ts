import * as api from '@student/api-client';
import type * as v from 'valibot';
import { Refusal } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { trimmed } from '../wire-input.ts';

/** What is too long is invalid; anything else that does not fit says nothing (FORMS-02, FORMS-03). */
const blankOr =
  (message: string) =>
  ({ type }: v.BaseIssue<unknown>) =>
    type === 'max_length' ? { code: 'VALIDATION_ERROR' as const } : { code: 'EMPTY_FIELD' as const, message };

export const sendSuggestion = reply(
  api.sendSuggestion,
  ({ store, me, now, body }) => {
    // The menu hides the way there (SHELL-25); who comes all the same is told.
    if (!store.get('configuration', 1)?.isSuggestionMode)
      throw new Refusal('VALIDATION_ERROR', 'O envio de sugestões está desativado.');
    store.insert('suggestions', { ...trimmed(body), userId: me.id, createdAt: now });
    return done;
  },
  {
    title: blankOr('Título não pode ser vazio.'),
    description: blankOr('Descrição não pode ser vazia.'),
  },
);
