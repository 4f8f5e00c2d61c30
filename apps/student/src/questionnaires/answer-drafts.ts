import type { OutboxAct } from '@student/domain';
import type { KeptDrafts } from '../forms/kept-drafts.ts';

/** Under this name the tab keeps an answer in words that counts as an attempt, until it is sent (QUIZ-10, QUIZ-14). */
export const answerDraft = (questionnaireId: number, page: number): string =>
  `question/${questionnaireId}/${page}`;

/** An answer that was recorded, by its button or with the finish, is a draft no more; what was written since stays one. */
export function forgetRecorded(drafts: KeptDrafts, act: OutboxAct): void {
  if (act.kind !== 'descriptive') return;
  const name = answerDraft(act.questionnaireId, act.page);
  if (drafts.get(name) === act.answer) drafts.forget(name);
}
