import { expect, test } from 'vitest';
import config from '../apps/student/e2e/playwright.config.ts';
import { countsOfJourneys } from './journey-counts.mjs';
import { shortened } from './shortened.mjs';

type Try = { duration: number; errors?: { message: string; location?: { file: string; line: number } }[] };
type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** A report over journeys that ended like this. */
function reportOf(...ends: Status[]) {
  const count = (status: Status) => ends.filter((end) => end === status).length;
  const specs = ends.map((status, at) => ({
    title: `journey ${at}`,
    file: 'tabs.journey.ts',
    tests: [
      {
        status,
        results: (status === 'skipped' ? [] : [{ duration: 500 }, { duration: 1500 }]) as Try[],
      },
    ],
  }));
  return {
    stats: {
      expected: count('expected'),
      unexpected: count('unexpected'),
      flaky: count('flaky'),
      skipped: count('skipped'),
    },
    suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
  };
}
const counts = (ends: Status[], run = { code: 0, mayBeNone: false }) => {
  const { tests: _, ...all } = countsOfJourneys(reportOf(...ends), run);
  return all;
};
const second = ['tabs.journey.ts: journey 1'];
const hangs = [
  { message: '\u001b[31mTest timeout of 60000ms exceeded.\u001b[39m' },
  {
    message:
      "Error: \u001b[2mexpect(\u001b[22mlocator).toBeVisible()\n\nLocator: getByRole('dialog')\n\n  10 |\n> 12 |   await expect(dialog).toBeVisible();\n     |   ^",
    location: { file: '/project/apps/student/e2e/people.ts', line: 12 },
  },
];

test.each<[string, Status[], object]>([
  ['all passed', ['expected', 'expected'], { passed: 2, failed: 0, note: undefined, failing: [], flaky: [] }],
  [
    'one failed',
    ['expected', 'unexpected'],
    { passed: 1, failed: 1, note: undefined, failing: second, flaky: [] },
  ],
  [
    'one passed when it was tried again',
    ['expected', 'flaky'],
    { passed: 2, failed: 0, note: '1 FLAKY', failing: [], flaky: second },
  ],
  [
    'one was skipped',
    ['expected', 'skipped'],
    { passed: 1, failed: 1, note: '1 SKIPPED', failing: second, flaky: [] },
  ],
])('%s', (_, ends, found) => {
  expect(counts(ends)).toEqual(found);
});

test('a journey that is expected to fail has failed, also where it does', () => {
  const report = reportOf('expected', 'expected');
  Object.assign(report.suites[0]?.specs[0]?.tests[0] ?? {}, { expectedStatus: 'failed' });
  expect(countsOfJourneys(report, { code: 0, mayBeNone: false })).toMatchObject({
    passed: 1,
    failed: 1,
    note: '1 EXPECTED TO FAIL',
    failing: ['tabs.journey.ts: journey 0'],
  });
});

test('a runner that ends badly, or ran nothing, has failed; nothing may be run where only changes are asked for', () => {
  expect(counts(['expected'], { code: 1, mayBeNone: false }).failed).toBe(1);
  expect(counts([]).failed).toBe(1);
  expect(counts([], { code: 0, mayBeNone: true }).failed).toBe(0);
});

test('with a journey that failed stands what went wrong and where, without colours, empty lines and code', () => {
  const report = reportOf('unexpected');
  report.suites[0]?.specs[0]?.tests[0]?.results.push({
    duration: 1,
    errors: hangs,
  });
  expect(countsOfJourneys(report, { code: 1, mayBeNone: false }).failing).toEqual([
    [
      'tabs.journey.ts: journey 0',
      'Test timeout of 60000ms exceeded.',
      'Error: expect(locator).toBeVisible()',
      "Locator: getByRole('dialog')",
      'at people.ts:12',
    ].join('\n      '),
  ]);
});

test('of a long error the beginning and its last line are told, each as wide as a log', () => {
  const told = shortened([...Array(30).keys(), 'x'.repeat(500)].join('\n'))
    .split('\n')
    .slice(1);
  expect(told).toHaveLength(12);
  expect(told.slice(0, 2).concat(told.slice(10))).toEqual([
    '      0',
    '      1',
    '      10',
    `      ${'x'.repeat(160)}`,
  ]);
  expect(shortened(undefined)).toBe('');
});

test('a journey took as long as its longest try', () => {
  expect(countsOfJourneys(reportOf('expected'), { code: 0, mayBeNone: false }).tests).toEqual([
    { name: 'tabs.journey.ts: journey 0', seconds: 1.5 },
  ]);
});

test('a journey is tried once more, alone, after the others', () => {
  expect(config).toMatchObject({ retries: 1, retryStrategy: 'isolated' });
});
