import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { shortened } from './shortened.mjs';

/**
 * What the report of the journeys says: how many passed and failed, which failed and why, and how long each took. A journey that passed
 * when it was tried once more has passed, and is told as `flaky`. One that was skipped, or that is expected to fail, has failed.
 *
 * @param {object} report as Playwright writes it
 * @param {{ code: number | null, mayBeNone: boolean }} run how the runner ended, and whether there may be nothing to run
 * @returns {{ passed: number, failed: number, note: string | undefined, failing: string[], flaky: string[], tests: { name: string, seconds: number }[] }}
 */
export function countsOfJourneys({ stats, suites }, { code, mayBeNone }) {
  const tests = suites.flatMap(testsOf);
  const expectedToFail = tests.filter(({ isExpectedToFail }) => isExpectedToFail).length;
  const bad = stats.unexpected + stats.skipped + expectedToFail;
  const notes = [
    ...(stats.skipped > 0 ? [`${stats.skipped} SKIPPED`] : []),
    ...(stats.flaky > 0 ? [`${stats.flaky} FLAKY`] : []),
    ...(expectedToFail > 0 ? [`${expectedToFail} EXPECTED TO FAIL`] : []),
  ];
  return {
    passed: stats.expected + stats.flaky - expectedToFail,
    failed: bad || (code !== 0 || (stats.expected + stats.flaky === 0 && !mayBeNone) ? 1 : 0),
    note: notes.length > 0 ? notes.join(', ') : undefined,
    failing: tests.filter(({ isFine }) => !isFine).map(({ name, why }) => name + shortened(why)),
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(({ name, why }) => name + shortened(why)),
    tests: tests.map(({ name, seconds }) => ({ name, seconds })),
  };
}

/** What an error of Playwright's says, without the code around it, and where it was thrown. */
const whatWentWrong = ({ message = '', location }) => {
  const [words = ''] = stripVTControlCharacters(message).split(/\n(?=\s*(?:>\s*)?\d+ \|)/);
  return location ? `${words}\nat ${basename(location.file)}:${location.line}` : words;
};

/** Of a journey that hangs until its time is up, one error says that and the next one where it hangs: both count. */
const whyOf = ({ results }) =>
  results
    .find(({ errors = [] }) => errors.length > 0)
    ?.errors.map(whatWentWrong)
    .join('\n');

/** The journeys of a suite: how they ended, after how many seconds, and what went wrong. */
const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    isFine: tests.every(
      ({ status, expectedStatus }) => ['expected', 'flaky'].includes(status) && expectedStatus !== 'failed',
    ),
    isFlaky: tests.some(({ status }) => status === 'flaky'),
    isExpectedToFail: tests.some(
      ({ status, expectedStatus }) => status === 'expected' && expectedStatus === 'failed',
    ),
    seconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    why: tests.map(whyOf).find(Boolean),
  })),
  ...suites.flatMap(testsOf),
];
