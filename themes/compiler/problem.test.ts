import { expect, test } from 'vitest';
import { briefly, Findings } from './problem.ts';

test('warnings of one kind are shown by the first ones, and counted', () => {
  const unused = ['a', 'b', 'c', 'd'].map((where) => ({ where, says: 'is never used.' }));
  const old = {
    where: 'e',
    says: 'is written as drafts before 2025.10 wrote it: "#fff".',
    hint: 'write it anew',
  };
  expect(briefly([...unused, old], 3)).toEqual([
    'a: is never used.',
    'b: is never used.',
    'c: is never used.',
    'and 1 more tokens: is never used',
    'e: is written as drafts before 2025.10 wrote it: "#fff". → write it anew',
  ]);
  expect(briefly(unused, 4)).toHaveLength(4);
});

test('what is found twice is told once, problems and warnings apart', () => {
  const findings = new Findings();
  findings.problem('a', 'is wrong.');
  findings.problem('a', 'is wrong.', 'mend it');
  findings.warning('a', 'is wrong.');
  expect(findings.problems).toEqual([{ where: 'a', says: 'is wrong.', hint: 'mend it' }]);
  expect(findings.warnings).toEqual([{ where: 'a', says: 'is wrong.' }]);
});
