import { contentOfQuestionnaire, questionnaireDeadline, questionPageIn } from '@student/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Attempt } from '../../contents/attempt.ts';
import { contentsQuery } from '../../contents/content.queries.ts';
import { hrefOfContent, hrefOfQuestion, hrefOfResponses, placeIn } from '../../contents/content-place.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { idsInAddress } from '../../shell/id-in-address.ts';
import { notThere } from '../../shell/not-there.ts';
import { firstQueries } from './first-queries.ts';

/** In a bundle of its own: two routes share it, and no other page waits for it. */
const AttemptView = lazy(() => import('../../questionnaires/attempt-view.tsx'));

/** Starts the calls of the page. A page that is no number is page 1 (QUIZ-01, QUIZ-02). */
export async function loader({ params: { page, ...params }, context }: LoaderFunctionArgs) {
  const { questionnaireId = 0, ...ids } = idsInAddress(params);
  await warm(context.get(servicesContext).queryClient, firstQueries(ids));
  return { place: placeIn(ids), questionnaireId, pageInAddress: page };
}

/** One question of an attempt in a course or in a class of an event (QUIZ-01, QUIZ-02, QUIZ-05 to QUIZ-15). */
export function Component() {
  const { place, questionnaireId, pageInAddress } = useLoaderData<typeof loader>();
  const { data: contents } = useSuspenseQuery(contentsQuery(place));
  const content = contentOfQuestionnaire(contents, questionnaireId);
  const contentId = content?.id ?? 0;
  const attempt = useMemo<Attempt>(
    () => ({ kind: 'content', placed: { place, contentId }, questionnaireId }),
    [place, contentId, questionnaireId],
  );
  const status = content?.exercise?.status;
  if (!content || !status?.questionnaire) throw notThere();

  const { createdAt, finishedAt, questions } = status.questionnaire;
  const total = questions.total ?? undefined;
  const page = questionPageIn(pageInAddress, total);
  const hrefOf = (one: number) => hrefOfQuestion(place, questionnaireId, one);
  const backHref = hrefOfContent(attempt.kind === 'content' ? attempt.placed : { place, contentId });
  return (
    <AttemptView
      key={questionnaireId}
      attempt={attempt}
      title={content.title}
      page={page}
      total={total}
      answered={questions.answered}
      deadline={questionnaireDeadline(createdAt, content.exercise?.maximumTime)}
      isOver={finishedAt !== null}
      hrefOf={hrefOf}
      isClamped={String(page) !== pageInAddress}
      backHref={backHref}
      afterHref={hrefOfResponses(place, questionnaireId) ?? backHref}
    />
  );
}
