import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../serve.ts';
import { ask } from './asking.ts';

let served: Served;
beforeAll(async () => {
  served = await serve({ port: 0, data: ':memory:' });
});
afterAll(() => served.close());

const long = '/api/course/list/new';
const short = '/api/decola/configuration';
const get = (path: string, accepted?: string) =>
  ask(served.port, path, accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } });

test.each(['gzip, deflate, br, zstd', 'gzip', 'br, gzip;q=0.5'])(
  'a long answer travels compressed for who accepts "%s", and is the same',
  async (accepted) => {
    const plain = await get(long);
    const packed = await get(long, accepted);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(gunzipSync(packed.bytes).toString()).toBe(plain.text);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
  },
);

test.each([
  [long, undefined],
  [long, 'br'],
  [long, 'gzip;q=0'],
  [long, 'identity, gzip; q=0.0'],
  [short, 'gzip'],
])('%s for who accepts "%s" travels as it is', async (path, accepted) => {
  const answer = await get(path, accepted);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(answer.text)).toHaveProperty('data');
});
