import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { violationsOf } from './contract-schema.ts';
import { answered, missing, openStage, told } from './walk.ts';

test('every operation has a handler', () => {
  expect(missing).toEqual([]);
});

const shared = openStage();

describe.each(answered)('$operationId', (operation) => {
  test('answers what its schema and the contract say', async () => {
    const { before, scenario, session } = calls[operation.operationId] ?? {};
    const isFresh = operation.endpoint.method !== 'GET' || before || scenario || session;
    const stage = isFresh
      ? openStage({ ...(scenario && { scenario }), ...(session && { session }) })
      : shared;
    const prepared = await before?.(stage);
    const { error, body, status } = await stage.call(operation, prepared);
    expect(error && told(error)).toBeUndefined();
    expect(status).toBe(200);
    expect(violationsOf(operation, body)).toEqual([]);
  });
});
