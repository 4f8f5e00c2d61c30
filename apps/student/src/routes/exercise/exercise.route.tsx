import { clampPage } from '@student/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useSearch } from '../../addresses/use-search.ts';
import type { Attempt } from '../../contents/attempt.ts';
import { exerciseCoverQuery } from '../../contents/questionnaire.queries.ts';
import { paths } from '../../paths.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import { exerciseSearch } from './exercise.search.ts';
import { firstQueries } from './first-queries.ts';

/** In a bundle of its own: two routes share it, and no other page waits for it. */
const AttemptView = lazy(() => import('../../questionnaires/attempt-view.tsx'));

/** Starts the call of the page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const questionnaireId = idInAddress(params.questionnaireId);
  await warm(context.get(servicesContext).queryClient, firstQueries({ questionnaireId }));
  return questionnaireId;
}

/** A questionnaire that is opened by itself, by the calls of its own family (QUIZ-17 to QUIZ-20). */
export function Component() {
  const questionnaireId = useLoaderData<typeof loader>();
  const { values } = useSearch(exerciseSearch);
  const { data: cover } = useSuspenseQuery(exerciseCoverQuery(questionnaireId));
  const attempt = useMemo<Attempt>(() => ({ kind: 'exercise', questionnaireId }), [questionnaireId]);
  const page = clampPage(values.page, cover.totalQuestions);
  const hrefOf = (one: number) => paths.exercise({ questionnaireId, page: one });
  return (
    <AttemptView
      key={questionnaireId}
      attempt={attempt}
      title={cover.title}
      page={page}
      total={cover.totalQuestions}
      answered={undefined}
      isOver={Boolean(cover.finishedAt)}
      hrefOf={hrefOf}
      isClamped={page !== values.page}
      backHref={paths.dashboard()}
      afterHref={paths.dashboard()}
    />
  );
}
