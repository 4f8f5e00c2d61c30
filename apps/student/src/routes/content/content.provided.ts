import { initializeCourseContent } from '@student/api-client';
import { type ContentStatus, contentMachine, type Saved } from '@student/machines';
import { fromPromise } from 'xstate';
import { request } from '../../client.ts';
import { contentKey } from '../../outbox/deliver.ts';
import type { Outbox } from '../../outbox/open-outbox.ts';
import type { Services } from '../../services.ts';

type Place = { courseId: number; contentId: number };

/** The content flow with its ports plugged into the server; everything that is saved goes through the outbox. */
export function providedContent({ outboxes, session }: Services, place: Place) {
  // Whoever opened the content, also when another person has signed in over it meanwhile.
  const personId = session.person()?.id;
  const key = contentKey(place.courseId, place.contentId);
  const save = async (act: Parameters<Outbox['add']>[1]): Promise<Saved> => {
    const outbox = await outboxes.open(personId);
    if (!outbox) throw new Error('Nobody is signed in');
    return outbox.add(key, act);
  };
  return contentMachine.provide({
    actors: {
      initialize: fromPromise(async ({ signal }): Promise<ContentStatus> => {
        // What was studied without a network goes first, so that the server's answer already counts it.
        await (await outboxes.open(personId))?.flush();
        const { progress, finishedAt, checkpoint } = await request(initializeCourseContent, {
          params: place,
          signal,
        });
        return { progress, isFinished: finishedAt !== null, checkpoint };
      }),
      saveProgress: fromPromise<Saved, { speedRate: number }>(({ input }) =>
        save({ kind: 'progress', speedRate: input.speedRate }),
      ),
      saveCheckpoint: fromPromise<Saved, { seconds: number }>(({ input }) =>
        save({ kind: 'checkpoint', seconds: input.seconds }),
      ),
      finish: fromPromise(() => save({ kind: 'finish' })),
    },
  });
}
