import { HttpResponse, http, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { sandboxLoader } from './worker.ts';

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
