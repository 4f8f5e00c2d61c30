import { getEvaluationFormPage } from '@student/api-client';
import type { EvaluationPage, EvaluationQuestion } from '@student/domain';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, keptForGood, keyOf } from '../queries/endpoint-query.ts';
import type { ContentPlace } from './content-places.ts';

/** An evaluation form where it is answered (FORMS-15). */
export type PlacedForm = { place: ContentPlace; searchFormId: number };

/** The calls name the course or the event. */
export const trainingIdOf = (place: ContentPlace): number =>
  place.kind === 'course' ? place.courseId : place.eventId;

/** One question of a form, counted from 1 (FORMS-16). */
export const evaluationPageQuery = ({ place, searchFormId }: PlacedForm, page: number) =>
  keptForGood(
    endpointQuery(getEvaluationFormPage, {
      params: { searchFormId, trainingId: trainingIdOf(place), page },
    }),
  );

/** A question stands as the server has it, and counts as answered on every page (FORMS-19). */
export function showEvaluated(
  queryClient: QueryClient,
  form: PlacedForm,
  question: EvaluationQuestion,
): void {
  const params = { searchFormId: form.searchFormId, trainingId: trainingIdOf(form.place) };
  queryClient.setQueriesData<EvaluationPage>(
    { queryKey: keyOf(getEvaluationFormPage, { params }) },
    (page) =>
      page && {
        ...page,
        answeredIds: [...new Set([...page.answeredIds, question.id])],
        question: page.question.id === question.id ? question : page.question,
      },
  );
}
