import { expect, test } from 'vitest';
import { saveCourseContentCheckpoint } from './endpoints/course-contents.ts';
import { sendLastWrite } from './last-write.ts';

test('a last write has started when the call returns, outlives its page, and carries its key (PLAYER-13)', () => {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    sent.push([address, init]);
    throw new TypeError('offline');
  };
  sendLastWrite(
    saveCourseContentCheckpoint,
    { params: { courseId: 12, contentId: 7 }, body: { seconds: 42 }, idempotencyKey: 'a-1' },
    { fetch },
  );
  expect(sent).toEqual([
    [
      '/api/decola/courses/12/contents/7/checkpoints',
      {
        method: 'POST',
        credentials: 'include',
        keepalive: true,
        headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'a-1' },
        body: '{"seconds":42}',
      },
    ],
  ]);
});
