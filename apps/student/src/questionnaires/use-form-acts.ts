import type { EvaluationAnswer, Failure, OutboxEntry } from '@student/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { contentKey } from '../contents/content-place.ts';
import type { PlacedForm } from '../contents/evaluation.queries.ts';
import type { Outbox } from '../outbox/open-outbox.ts';
import { pendingQuery } from '../outbox/pending.queries.ts';

export type RefusedAnswer = {
  answer: EvaluationAnswer;
  refusal: Failure;
  /** All that were refused for this question, the one above last. */
  entries: readonly [...OutboxEntry[], OutboxEntry];
};

/** What of an evaluation form the server does not have, by question: on its way, or refused and given back (FORMS-18). */
export function useFormActs(form: PlacedForm & { outbox: Outbox; contentId: number }) {
  const { outbox, place, contentId, searchFormId } = form;
  const { data } = useSuspenseQuery(pendingQuery(outbox, contentKey({ place, contentId })));
  const waiting = new Map<number, EvaluationAnswer>();
  const refused = new Map<number, RefusedAnswer>();
  for (const { entry, refusal } of data) {
    const { act } = entry;
    if (act.kind !== 'evaluation' || act.searchFormId !== searchFormId) continue;
    const { questionId, answer } = act;
    if (!refusal) waiting.set(questionId, answer);
    else {
      const before = refused.get(questionId)?.entries ?? [];
      refused.set(questionId, { answer, refusal, entries: [...before, entry] });
    }
  }
  return { waiting, refused };
}
