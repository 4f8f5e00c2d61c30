import { sendSuggestion } from '@student/api-client';
import { isOffline } from '@student/domain';
import { filled, type SentSuggestion, suggestionMachine } from '@student/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { createId } from '../create-id.ts';
import { isSame } from '../forms/draft-values.ts';
import type { KeptDrafts } from '../forms/kept-drafts.ts';
import { heardBy } from '../platform.ts';
import { suggestion as words } from '../pt-br/suggestion.ts';
import type { Services } from '../services.ts';

export type SuggestionActor = ActorRefFrom<typeof suggestionMachine>;

/** Under this name the tab keeps what is written until it is sent, and what was sent and has no answer yet. */
export const draftName = 'suggestion';
const sentName = 'suggestion/sent';

/** The key of a suggestion: the same one for what was sent before and got no answer, over a reload too (FORMS-04). */
export function keyOf(suggestion: Omit<SentSuggestion, 'key'>, drafts: KeptDrafts): string {
  const { key, ...sent } = (drafts.get(sentName) ?? {}) as Partial<SentSuggestion>;
  return key !== undefined && isSame(sent, suggestion) ? key : createId();
}

/**
 * The statechart of a person's suggestions, with the server behind it. It tells that one was sent, also when its dialog is closed by
 * then, and lets go of the draft, unless something else was written meanwhile.
 */
export function beginSuggestion(services: Services, drafts: KeptDrafts): SuggestionActor {
  const { request, messages, platform, ended } = services;
  const machine = suggestionMachine.provide({
    actors: {
      sendSuggestion: filled(async (sent) => {
        if (!sent) return;
        const { key, ...body } = sent;
        drafts.keep(sentName, { ...body, key });
        try {
          await request(sendSuggestion, { body, idempotencyKey: key });
        } catch (error) {
          // It may have been taken all the same.
          if (isOffline(error)) throw error;
          drafts.forget(sentName);
          throw error;
        }
        drafts.forget(sentName);
      }),
    },
  });
  const actor = createActor(machine, heardBy(platform));
  actor.on('suggestion.save', ({ suggestion }) => {
    if (isSame(drafts.get(draftName), suggestion)) drafts.forget(draftName);
    messages.succeed(words.sent);
  });
  ended.addEventListener('abort', () => actor.stop(), { once: true });
  return actor.start();
}

/** Lets a suggestion go; one that is on its way goes on, and is told. */
export function leaveSuggestion(actor: SuggestionActor): void {
  if (!actor.getSnapshot().hasTag('busy')) {
    actor.stop();
    return;
  }
  actor.on('*', () => actor.stop());
}
