import { ApiError } from '@student/api-client';
import { expect, it, vi } from 'vitest';
import { createKeptDrafts } from '../forms/kept-drafts.ts';
import { memoryStorage } from '../memory-storage.ts';
import { createMessages } from '../messages.ts';
import type { Services } from '../services.ts';
import { beginSuggestion, keyOf } from './begin-suggestion.ts';

const suggestion = { title: 'Mais turmas', description: 'À noite também.' };

/** A person's suggestions as each opening of the page begins them: what the tab keeps is the same, the answers are taken in turn. */
function tab(...answers: (() => Promise<unknown>)[]) {
  const drafts = createKeptDrafts(memoryStorage(), 7);
  const keys: (string | undefined)[] = [];
  const services = {
    request: async (_endpoint: unknown, { idempotencyKey }: { idempotencyKey?: string }) => {
      keys.push(idempotencyKey);
      return (answers.shift() ?? (async () => ({})))();
    },
    messages: createMessages(),
    platform: { events: new EventTarget() },
    ended: new AbortController().signal,
  } as unknown as Services;
  const send = async (sent: typeof suggestion) => {
    const actor = beginSuggestion(services, drafts);
    actor.send({ type: 'suggestion.send', ...sent, key: keyOf(sent, drafts) });
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
    actor.stop();
  };
  return { send, keys };
}

const lost = () => Promise.reject(new ApiError({ code: 'NO_RESPONSE', message: 'Erro de conexão.' }));
const refused = () => Promise.reject(new ApiError({ code: 'VALIDATION_ERROR', message: 'Escreva mais.' }));

it('a suggestion whose answer was lost has the same key after a reload, so that the server takes it once (FORMS-04)', async () => {
  const { send, keys } = tab(lost);
  await send(suggestion);
  await send(suggestion);
  await send(suggestion);
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
  // That one was taken: the same words once more are another suggestion.
  expect(keys[2]).not.toBe(keys[0]);
});

it.each([
  ['whose answer was lost and that was rewritten', lost, { ...suggestion, title: 'Turmas' }],
  ['that was refused', refused, suggestion],
])('a suggestion %s is another one (FORMS-04)', async (_, answer, next) => {
  const { send, keys } = tab(answer);
  await send(suggestion);
  await send(next);
  expect(new Set(keys).size).toBe(2);
});
