import { describe, expect, test } from 'vitest';
import { collections } from '../store/collections.ts';
import { calls } from './calls.ts';
import { violationsOf } from './contract-schema.ts';
import { answered, missing, openStage, type Stage, told } from './walk.ts';
import { changeNothing } from './writes/table.ts';

test('every operation has a handler', () => {
  expect(missing).toEqual([]);
});

const shared = openStage();

const everythingIn = ({ sandbox: { store } }: Stage) =>
  JSON.stringify(collections.map((name) => store.list(name)));

describe.each(answered)('$operationId', (operation) => {
  const isHarmless = operation.endpoint.method === 'GET' || operation.operationId in changeNothing;
  const sentence = 'answers what its schema and the contract say';

  test(isHarmless ? `${sentence}, and changes nothing` : sentence, async () => {
    const { before, scenario, session } = calls[operation.operationId] ?? {};
    const isFresh = operation.endpoint.method !== 'GET' || before || scenario || session;
    const stage = isFresh
      ? openStage({ ...(scenario && { scenario }), ...(session && { session }) })
      : shared;
    const prepared = await before?.(stage);
    const everything = isHarmless && everythingIn(stage);
    const { error, body, status } = await stage.call(operation, prepared);
    expect(error && told(error)).toBeUndefined();
    expect(status).toBe(200);
    expect(violationsOf(operation, body)).toEqual([]);
    expect(isHarmless && everythingIn(stage)).toBe(everything);
  });
});
