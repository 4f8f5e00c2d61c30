import { isAnswered, type OutboxEntry } from '@student/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { Attempt } from '../contents/attempt.ts';
import { questionQuery } from '../contents/questionnaire.queries.ts';
import type { QuestionnaireActor } from './use-questionnaire-actor.ts';

/** An act of this attempt. */
export const isOf = ({ act }: OutboxEntry, { questionnaireId }: Attempt) =>
  'questionnaireId' in act && act.questionnaireId === questionnaireId;

/** The pages of questions whose answer the server's count does not have yet. */
export function newlyAnswered(
  client: QueryClient,
  attempt: Attempt,
  waiting: readonly OutboxEntry[],
  actor: QuestionnaireActor,
): ReadonlySet<number> {
  const { chosen } = actor.getSnapshot().context;
  const pages = [
    ...Object.keys(chosen).map(Number),
    ...waiting.flatMap(({ act }) => ('page' in act ? [act.page] : [])),
  ];
  return new Set(pages.filter((page) => !isKnownAnswered(client, attempt, page)));
}

/** Whether the question of a page is answered, as far as this page has read it. */
export function isKnownAnswered(client: QueryClient, attempt: Attempt, page: number): boolean | undefined {
  const known = client.getQueryData(questionQuery(attempt, page).queryKey);
  return known && isAnswered(known.question);
}
