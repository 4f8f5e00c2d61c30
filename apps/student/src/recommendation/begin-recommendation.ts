import { listUsersIRecommendedTo, recommendTraining } from '@student/api-client';
import { filled, type RecommendationInput, recommendationMachine } from '@student/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { heardBy } from '../platform.ts';
import { recommendation as words } from '../pt-br/recommendation.ts';
import { keyOf } from '../queries/endpoint-query.ts';
import type { Services } from '../services.ts';

export type RecommendationActor = ActorRefFrom<typeof recommendationMachine>;

/** The statechart of one recommendation, with the server behind it. It tells that it was sent, also when its picker is closed by then. */
export function beginRecommendation(services: Services, input: RecommendationInput): RecommendationActor {
  const { request, queryClient, messages, platform, ended } = services;
  const machine = recommendationMachine.provide({
    actors: {
      sendRecommendation: filled(async ({ courseId, personIds }) => {
        await request(recommendTraining, { params: { id: courseId }, body: { userIDs: [...personIds] } });
      }),
    },
  });
  const actor = createActor(machine, { input, ...heardBy(platform) });
  actor.on('recommendation.save', () => {
    messages.succeed(words.success);
    // Who was picked is known to the picker from now on (RECO-10).
    const queryKey = keyOf(listUsersIRecommendedTo, { params: { id: input.courseId } });
    void queryClient.invalidateQueries({ queryKey });
  });
  ended.addEventListener('abort', () => actor.stop(), { once: true });
  return actor.start();
}

/** Lets a recommendation go: one that is on its way goes on, and a failure is told over whatever page the person is on by then. */
export function leaveRecommendation(actor: RecommendationActor, { tell }: Services): void {
  const snapshot = actor.getSnapshot();
  if (!snapshot.hasTag('busy')) {
    if (snapshot.status === 'active') actor.send({ type: 'recommendation.leave' });
    return;
  }
  actor.on('recommendation.fail', ({ failure }) => {
    tell(failure);
    actor.stop();
  });
}
