import { wireError } from '@student/api-client';
import { type ContentStatus, contentMachine } from '@student/machines';
import { fromPromise } from 'xstate';
import { callsOf, paramsOf } from '../../contents/content-calls.ts';
import { contentKey, type PlacedContent } from '../../contents/content-place.ts';
import type { Outbox } from '../../outbox/open-outbox.ts';
import type { Services } from '../../services.ts';
import { confirmPerson } from '../../session/confirm-person.ts';

type Parts = Pick<Services, 'request' | 'outboxes' | 'session'>;

/** The content flow with its port plugged into the server. What it records goes to the outbox (use-content-actor.ts). */
export function providedContent(parts: Parts, placed: PlacedContent, personId: number | undefined) {
  return contentMachine.provide({
    actors: {
      initialize: fromPromise(async ({ signal }): Promise<ContentStatus> => {
        const outbox = await openOutbox(parts, personId, signal);
        // What was studied without a network goes first, so that the server's answer already counts it.
        await outbox.flush(outbox.lane(contentKey(placed), 'study'));
        const { progress, finishedAt, checkpoint, scormCheckpoints } = await parts.request(
          callsOf(placed.place).initialize,
          {
            params: paramsOf(placed.place, { contentId: placed.contentId }),
            signal,
          },
        );
        return {
          progress,
          isFinished: finishedAt !== null,
          checkpoint,
          packageState: Object.fromEntries(scormCheckpoints.map(({ key, value }) => [key, value])),
        };
      }),
    },
  });
}

/**
 * The outbox that keeps what is studied: without one nothing opens. Somebody whom the device remembers from a session that
 * was over has one as soon as the server knows them.
 */
async function openOutbox(
  { request, outboxes, session }: Parts,
  personId: number | undefined,
  signal: AbortSignal,
): Promise<Outbox> {
  const outbox = await outboxes.open(personId);
  if (outbox) return outbox;
  await confirmPerson({ request, session }, signal);
  const confirmed = await outboxes.open(personId);
  if (!confirmed) throw wireError('ACCESS_SESSION_EXPIRED');
  return confirmed;
}
