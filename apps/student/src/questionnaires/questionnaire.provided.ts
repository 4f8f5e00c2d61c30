import { ApiError } from '@student/api-client';
import { withAttempt } from '@student/domain';
import { questionnaireMachine } from '@student/machines';
import { fromPromise } from 'xstate';
import { contentQuery, contentsQuery } from '../contents/content.queries.ts';
import { callsOf, paramsOf } from '../contents/content-calls.ts';
import type { PlacedContent } from '../contents/content-place.ts';
import { createId } from '../create-id.ts';
import { staleAfterContent } from '../queries/stale.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'request' | 'queryClient'>;

/**
 * The cover with its port plugged into the server: a new attempt stands at once where its content is shown (QUIZ-03, QUIZ-04). A
 * try that nobody answered may have been taken, and the next one goes under the same key, so that one press costs one attempt.
 */
export function providedCover({ request, queryClient }: Parts, { place, contentId }: PlacedContent) {
  let key = createId();
  return questionnaireMachine.provide({
    actors: {
      generate: fromPromise(async () => {
        try {
          const questionnaire = await request(callsOf(place).generateQuestionnaire, {
            params: paramsOf(place, { contentId }),
            idempotencyKey: key,
          });
          key = createId();
          const placed = { place, contentId };
          queryClient.setQueryData(contentsQuery(place).queryKey, (contents) =>
            contents?.map((content) =>
              content.id === contentId ? withAttempt(content, questionnaire) : content,
            ),
          );
          queryClient.setQueryData(
            contentQuery(placed).queryKey,
            (content) => content && withAttempt(content, questionnaire),
          );
          for (const { queryKey, exact = false } of [
            ...staleAfterContent(place),
            { queryKey: contentQuery(placed).queryKey, exact: true },
          ]) {
            void queryClient.invalidateQueries({ queryKey, exact });
          }
          return { questionnaireId: questionnaire.id };
        } catch (error) {
          if (error instanceof ApiError && error.status !== undefined) key = createId();
          throw error;
        }
      }),
    },
  });
}
