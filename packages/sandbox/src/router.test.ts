import { expect, test } from 'vitest';
import { openConversation } from './testing.ts';

test.each([
  'GET /api/decola/pills/%',
  'GET /api/decola/pills/%E0%A4',
  'GET /api/decola/courses/1/contents/%c0%80',
  'PUT /api/decola/courses/1/contents/%/notes/1',
])('%s is no address, and no error of the server', async (line) => {
  const { status, code } = await openConversation().call(line, line.startsWith('PUT') ? {} : undefined);
  expect([status, code]).toEqual([404, 'NOT_FOUND']);
});
