import { describe, expect, test } from 'vitest';
import { answered } from '../walk.ts';
import { changeNothing, writes } from './table.ts';
import { perform } from './write.ts';

test('every write of the contract is in the table, or changes nothing and says why', () => {
  const told = new Set([...writes.map(({ operation }) => operation), ...Object.keys(changeNothing)]);
  const all = answered
    .filter(({ endpoint }) => endpoint.method !== 'GET')
    .map(({ operationId }) => operationId);
  expect(all).toHaveLength(70);
  expect([...told].sort()).toEqual(all.sort());
});

/** What becomes of a questionnaire that is generated and finished is in the table too (QUIZ-04, QUIZ-12). */
describe.each(writes)('$operation', (write) => {
  test(write.effect ?? 'changes what this person reads, and nothing of anybody else', async () => {
    const { mine, theirs, another } = write;
    expect(await perform(write)).toEqual({ mine, theirs, another });
  });
});
