import { ApiError } from '@student/api-client';
import { type TrainingContent, withAttempt } from '@student/domain';
import { questionnaireMachine } from '@student/machines';
import { fromPromise } from 'xstate';
import { contentQuery, contentsQuery } from '../contents/content.queries.ts';
import { callsOf, paramsOf } from '../contents/content-calls.ts';
import { contentKey, type PlacedContent } from '../contents/content-place.ts';
import { createId } from '../create-id.ts';
import { createLock } from '../outbox/turns.ts';
import { staleAfterContent } from '../queries/stale.ts';
import type { Services } from '../services.ts';
import { personIn } from '../session/session.ts';

type Parts = Pick<Services, 'request' | 'queryClient' | 'platform' | 'outboxes' | 'session'>;

/**
 * The cover with its port plugged into the server: a new attempt stands at once where its content is shown (QUIZ-03, QUIZ-04). A
 * try that nobody answered may have been taken, or may still arrive, and the next one goes under the same key, also in another tab
 * or after a reload, so that one press costs one attempt. An attempt that was begun in another tab or on another device since the
 * cover was read goes on; a new one would end it. A finish names no attempt on its way to the server: while that of an earlier one
 * waits on this device, none begins, since it would end the new one.
 */
export function providedCover(
  { request, queryClient, platform, outboxes, session }: Parts,
  placed: PlacedContent,
) {
  const { place, contentId } = placed;
  const { queryKey } = contentQuery(placed);
  const params = paramsOf(place, { contentId });
  const inTurn = createLock(platform);
  let attempts = 0;
  /** Of this person's attempt after those that the server has; the one after that has another key. */
  const keyName = () => `attempt/${personIn(session.get())?.id}/${contentKey(placed)}/${attempts}`;
  const keyOfNext = () => {
    const key = platform.storage.getItem(keyName()) ?? createId();
    platform.storage.setItem(keyName(), key);
    return key;
  };
  const forgetKey = () => platform.storage.removeItem(keyName());

  /** Shows the content otherwise, alone and in the list of its place, by which the attempt's own page knows whose it is. */
  const show = (change: (content: TrainingContent) => TrainingContent) => {
    queryClient.setQueryData(contentsQuery(place).queryKey, (contents) =>
      contents?.map((content) => (content.id === contentId ? change(content) : content)),
    );
    queryClient.setQueryData(queryKey, (content) => content && change(content));
  };

  const askAgain = () => {
    for (const stale of staleAfterContent(place)) void queryClient.invalidateQueries(stale);
    void queryClient.invalidateQueries({ queryKey, exact: true });
  };

  /** The attempt that runs at the server and that the cover does not know of. */
  const begunElsewhere = async () => {
    const shown = queryClient.getQueryData(queryKey)?.exercise?.status;
    if (!shown) return undefined;
    const content = await request(callsOf(place).get, { params });
    const { isDoing, userAttempts, questionnaire } = content.exercise?.status ?? {};
    attempts = userAttempts ?? attempts;
    if (!isDoing || !questionnaire || userAttempts === shown.userAttempts) return undefined;
    show(() => content);
    return questionnaire;
  };

  const sendEarlier = async () => {
    const outbox = await outboxes.open(personIn(session.get())?.id);
    if (!outbox) return;
    const key = contentKey(placed);
    await outbox.flush(outbox.lane(key, 'study'));
    const pending = await outbox.pending(key);
    if (pending.some(({ entry, refusal }) => !refusal && entry.act.kind === 'finish'))
      throw new ApiError({ code: 'EARLIER_ATTEMPT_WAITS', message: '' });
  };

  const beginNew = async () => {
    await sendEarlier();
    const questionnaire = await request(callsOf(place).generateQuestionnaire, {
      params,
      idempotencyKey: keyOfNext(),
    }).catch((error) => {
      if (error instanceof ApiError && error.status !== undefined) forgetKey();
      throw error;
    });
    forgetKey();
    show((content) => withAttempt(content, questionnaire));
    return questionnaire;
  };

  return questionnaireMachine.provide({
    actors: {
      generate: fromPromise(() =>
        inTurn(['attempt', ...queryKey].join('/'), async () => {
          const { id } = (await begunElsewhere()) ?? (await beginNew());
          askAgain();
          return { questionnaireId: id };
        }),
      ),
    },
  });
}
