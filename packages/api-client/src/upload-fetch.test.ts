import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFetch } from './upload-fetch.ts';

/** A call of the browser, answered by hand. */
class Call {
  static all: Call[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response: Blob | null = null;
  sent: unknown;
  isAborted = false;
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => 'Content-Type: application/json\r\n';
  send(body: unknown) {
    this.sent = body;
    Call.all.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, text: string) {
    this.status = status;
    this.response = new Blob([text]);
    this.onload?.();
  }
}

beforeEach(() => {
  Call.all = [];
  vi.stubGlobal('XMLHttpRequest', Call);
});
afterEach(() => vi.unstubAllGlobals());

const upload = (signal?: AbortSignal, onProgress: (share: number) => void = () => {}) =>
  uploadFetch(onProgress)('https://api.invalid/file', {
    method: 'POST',
    body: 'photo',
    ...(signal && { signal }),
  });
const sent = () => vi.waitFor(() => expect(Call.all).toHaveLength(1)).then(() => Call.all[0] as Call);

test.each([
  [200, '{}', '{}'],
  [422, '{"code":"X"}', '{"code":"X"}'],
  [204, '', ''],
  [205, '', ''],
])('an upload that is answered with %i ends', async (status, text, read) => {
  const answer = upload();
  (await sent()).answer(status, text);
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([status, read]);
});

test('an upload tells how much was sent', async () => {
  const shares: number[] = [];
  const answer = upload(undefined, (share) => shares.push(share));
  const call = await sent();
  call.upload.onprogress?.({ loaded: 1, total: 4 });
  call.upload.onload?.();
  call.answer(200, '');
  await answer;
  expect(shares).toEqual([0.25, 1]);
});

test('an upload that is aborted on its way ends there', async () => {
  const way = new AbortController();
  const answer = upload(way.signal);
  const call = await sent();
  way.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  expect(call.isAborted).toBe(true);
});

test('an upload that is aborted before it is sent is not sent', async () => {
  const way = new AbortController();
  const answer = upload(way.signal);
  way.abort(new Error('left'));
  await expect(answer).rejects.toThrow();
  expect(Call.all).toEqual([]);
});
