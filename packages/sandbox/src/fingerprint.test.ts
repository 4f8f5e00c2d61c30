import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

type Sent = { path?: string; code?: string; field?: string; file?: string; type?: string; bytes?: string };

/** A check-in that brings a file along, as no call does: all that may tell two requests apart. */
const fingerprint = async (sent: Sent = {}) => {
  const { path = '/api/check-in?date=2026-03-02', code = 'presenca-evento-61' } = sent;
  const { field = 'file', file = 'eu.png', type = 'image/png', bytes = 'a' } = sent;
  const form = new FormData();
  form.append('note', 'Cheguei.');
  form.append(field, new File([bytes], file, { type }));
  const request = new Request(`http://sandbox.test${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${code}` },
    body: form,
  });
  return fingerprintOf(request, await request.clone().arrayBuffer());
};

test('what asks for the same has the same fingerprint, however a browser draws the lines of its form', async () => {
  expect(await fingerprint()).toBe(await fingerprint());
});

test.each<[string, Sent]>([
  ['another day in the query', { path: '/api/check-in?date=2026-03-03' }],
  ['another address', { path: '/api/check-out?date=2026-03-02' }],
  ['another code', { code: 'presenca-evento-62' }],
  ['another field', { field: 'image' }],
  ['another name of the file', { file: 'ela.png' }],
  ['another type of the file', { type: 'image/webp' }],
  ['another file', { bytes: 'b' }],
])('%s is another fingerprint', async (_, sent) => {
  expect(await fingerprint(sent)).not.toBe(await fingerprint());
});
