import { linkInterests, listMyInterests } from '@student/api-client';
import type { InterestChange } from '@student/domain';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '../queries/query-client.ts';
import type { Request } from '../request.ts';
import { changeInterests } from './change-interests.ts';

/** A server that answers each call a little later, and keeps the interests that were sent last. */
function start(own: number[]) {
  let kept = own;
  const sent: string[] = [];
  const request = (async (endpoint: object, options?: { body: { interests: number[] } }) => {
    const read = kept;
    await new Promise((passed) => setTimeout(passed, 1));
    if (endpoint === listMyInterests) {
      sent.push('read');
      return read.map((id) => ({ id, title: String(id) }));
    }
    expect(endpoint).toBe(linkInterests);
    kept = options?.body.interests ?? [];
    sent.push(kept.join());
    return {};
  }) as unknown as Request;
  const queryClient = createQueryClient({ request, onFailure: () => {}, sessionNow: () => 0 });
  return {
    sent,
    kept: () => kept,
    change: (change: InterestChange) =>
      new MutationObserver(queryClient, changeInterests({ request }, { isShownInPlace: false })).mutate(
        change,
      ),
  };
}

it('two changes at the same time are made one after the other, and none is lost (TRACK-19)', async () => {
  const { change, kept, sent } = start([1]);
  await Promise.all([change({ added: [2], removed: [] }), change({ added: [3], removed: [1] })]);
  expect(kept()).toEqual([2, 3]);
  expect(sent).toEqual(['read', '1,2', 'read', '2,3']);
});
