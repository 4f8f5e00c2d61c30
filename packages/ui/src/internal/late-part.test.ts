import { expect, test } from 'vitest';
import { latePart, loadsWhenNear } from './late-part.ts';

test('code is fetched once, however often it is pointed at', async () => {
  let fetches = 0;
  const late = latePart(async () => {
    fetches += 1;
    return 'surface';
  });
  expect(late.part).toBeUndefined();
  await Promise.all([late.load(), late.load()]);
  await late.load();
  expect([late.part, fetches]).toEqual(['surface', 1]);
});

test('a load that failed is begun anew', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('surface')];
  const late = latePart(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(late.load()).rejects.toThrow('offline');
  await late.load();
  expect(late.part).toEqual('surface');
});

test('a load begun by somebody near that fails troubles nobody, and is begun anew', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('surface')];
  const late = latePart(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  // An unhandled rejection fails the run.
  loadsWhenNear(late).onFocus();
  await new Promise((resume) => setTimeout(resume));
  await late.load();
  expect(late.part).toEqual('surface');
});

test.each(['onPointerEnter', 'onFocus'] as const)(
  'code is on its way before a press: %s',
  async (handler) => {
    const late = latePart(async () => 'surface');
    loadsWhenNear(late)[handler]();
    await new Promise((resume) => setTimeout(resume));
    expect(late.part).toEqual('surface');
  },
);
