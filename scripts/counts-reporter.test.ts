import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CountsReporter from './counts-reporter.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
  vi.stubEnv('COUNTS_FILE', join(folder, 'unit.json'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

type Ended = {
  state: string;
  isFlaky?: boolean;
  errors?: { message: string; stacks?: { file: string; line: number }[] }[];
};

/** A file of tests that ended like this. */
const moduleOf = (ends: Record<string, Ended>, errors: { message: string }[] = []) => ({
  relativeModuleId: 'rules/cpf.test.ts',
  errors: () => errors,
  diagnostic: () => ({ duration: 5 }),
  children: {
    allTests: () =>
      Object.entries(ends).map(([fullName, end]) => ({
        fullName,
        result: () => end,
        diagnostic: () => ({ flaky: end.isFlaky ?? false }),
      })),
  },
});
const countsOf = (...modules: object[]) => {
  new CountsReporter().onTestRunEnd(modules, []);
  return JSON.parse(readFileSync(join(folder, 'unit.json'), 'utf8'));
};

test('tests that failed and files that broke are told with why and where', () => {
  const wrong = { message: 'expected 1 to be 2', stacks: [{ file: '/project/rules/cpf.test.ts', line: 7 }] };
  expect(
    countsOf(
      moduleOf({ 'a mask': { state: 'passed' }, 'a length': { state: 'failed', errors: [wrong] } }),
      moduleOf({}, [{ message: 'no such module' }]),
    ),
  ).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    errors: 1,
    failing: [
      'rules/cpf.test.ts: a length\n      expected 1 to be 2\n      at cpf.test.ts:7',
      'rules/cpf.test.ts\n      no such module',
    ],
    flaky: [],
  });
});

test('what passed only when it was tried once more has passed, and is told', () => {
  expect(countsOf(moduleOf({ late: { state: 'passed', isFlaky: true } }))).toMatchObject({
    passed: 1,
    failing: [],
    flaky: ['rules/cpf.test.ts: late'],
  });
});

test('what was skipped is told like what failed', () => {
  expect(countsOf(moduleOf({ later: { state: 'skipped' } }))).toMatchObject({
    passed: 0,
    skipped: 1,
    failing: ['rules/cpf.test.ts: later'],
  });
});
