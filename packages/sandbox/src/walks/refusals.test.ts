import { ApiError } from '@student/api-client';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './contract-schema.ts';
import { refusals } from './refusals.ts';
import { answered, contract, openStage, told } from './walk.ts';

const catalogue = (
  contract as unknown as { 'x-error-codes': { code: string; status: number; message: string }[] }
)['x-error-codes'];

const pairs = answered.flatMap((operation) =>
  (operation.endpoint.definition.refusals ?? [])
    .filter((code) => `${operation.operationId} ${code}` in refusals)
    .map((code) => ({ operation, code, name: `${operation.operationId} ${code}` })),
);

test('the way to every refusal of the contract is known', () => {
  // INVALID_ID is answered below for every call with an identifier.
  const isKnown = (name: string) => name in refusals || name.endsWith(' INVALID_ID');
  const all = answered.flatMap(({ operationId, endpoint }) =>
    (endpoint.definition.refusals ?? []).map((code) => `${operationId} ${code}`),
  );
  expect(all.filter((name) => !isKnown(name))).toEqual([]);
});

describe.each(pairs)('$name', ({ operation, code, name }) => {
  test('is reached, and reads as the contract says', async () => {
    const stage = openStage(operation.endpoint.auth === 'none' ? { session: 'nobody' } : {});
    const { error, status, body } = await stage.call(operation, await refusals[name]?.before(stage));
    const listed = catalogue.find((one) => one.code === code);
    const refused = error instanceof ApiError ? [error, ...error.errors] : [];
    const reached = refused.find((one) => one.code === code);
    expect({ code: reached?.code, message: reached?.message, status }).toEqual({
      code,
      message: listed?.message,
      status: listed?.status,
    });
    expect(violationsOf(operation, body, status)).toEqual([]);
  });
});

// A recovery is proved by its token alone; a check-in needs both.
const guarded = answered.filter(
  ({ endpoint }) => endpoint.auth === 'session' || endpoint.path.includes('check-in'),
);
const visitor = openStage({ session: 'nobody' });

test.each(guarded)('$operationId is refused without a session', async (operation) => {
  const { error, status } = await visitor.call(operation);
  expect({ ...told(error), status }).toEqual({
    code: 'ACCESS_SESSION_EXPIRED',
    message: 'Faça seu login novamente.',
    status: 403,
  });
});

const identified = answered.filter(({ endpoint }) => /:\w*[iI]d\b/.test(endpoint.path));

test.each(identified)('$operationId refuses an identifier that is none', async ({ endpoint }) => {
  const url = `http://sandbox.test${endpoint.path.replace(/:\w+/g, 'x')}`;
  const answer = await visitor.sandbox.answer(new Request(url, { method: endpoint.method }));
  expect([answer.status, (await answer.json()).code]).toEqual([422, 'INVALID_ID']);
});
