import { HttpResponse, http, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { createSandbox, sandboxLoader } from './worker.ts';

const load = async (parameters: object) => {
  const used: RequestHandler[] = [];
  const context = { parameters, msw: { use: (...handlers: RequestHandler[]) => used.push(...handlers) } };
  await sandboxLoader(async () => ({}))(context);
  return used;
};

test('a story without the parameter gets no sandbox', async () => {
  expect(await load({})).toEqual([]);
});

test('a story has its own handlers first, and a fresh sandbox behind them', async () => {
  const own = http.get('*/api/decola/list/schools', () => HttpResponse.json({ data: { schools: [] } }));
  const first = await load({ sandbox: { scenario: 'maintenance' }, msw: { handlers: [own] } });
  expect(first[0]).toBe(own);
  expect(first).toHaveLength(2);
  const second = await load({ sandbox: {} });
  expect(second).toHaveLength(1);
  expect(second[0]).not.toBe(first[1]);
});

test('answers name files in the folder where the page has them', async () => {
  const coversOf = async (files?: string) => {
    const { answer } = createSandbox({ session: 1, ...(files && { files }) });
    const { data } = await (await answer(new Request('http://sandbox.test/api/decola/list/schools'))).json();
    return data.schools.map(({ thumbnailURL }: { thumbnailURL: string }) => thumbnailURL).slice(0, 2);
  };
  expect(await coversOf()).toEqual(['/files/schools/1.svg', '/files/schools/2.svg']);
  expect(await coversOf('/a/b/files/')).toEqual(['/a/b/files/schools/1.svg', '/a/b/files/schools/2.svg']);
});
