import { shortened } from './shortened.mjs';

/**
 * What the report of the journeys says: how many passed and failed, which failed and why, and how long each took. A journey that passed
 * only when it was tried again has failed, and so has one that was skipped.
 *
 * @param {object} report as Playwright writes it
 * @param {{ code: number | null, mayBeNone: boolean }} run how the runner ended, and whether there may be nothing to run
 * @returns {{ passed: number, failed: number, note: string | undefined, failing: string[], tests: { name: string, seconds: number }[] }}
 */
export function countsOfJourneys({ stats, suites }, { code, mayBeNone }) {
  const tests = suites.flatMap(testsOf);
  const bad = stats.unexpected + stats.flaky + stats.skipped;
  const notes = [
    ...(stats.skipped > 0 ? [`${stats.skipped} SKIPPED`] : []),
    ...(stats.flaky > 0 ? [`${stats.flaky} FLAKY`] : []),
  ];
  return {
    passed: stats.expected,
    failed: bad || (code !== 0 || (stats.expected === 0 && !mayBeNone) ? 1 : 0),
    note: notes.length > 0 ? notes.join(', ') : undefined,
    failing: tests.filter(({ isFine }) => !isFine).map(({ name, why }) => name + shortened(why)),
    tests: tests.map(({ name, seconds }) => ({ name, seconds })),
  };
}

/** What an error of Playwright's says, and the line of the journey where it happened. */
const whatWentWrong = ({ message = '', location }) =>
  `${message}${location ? `\nat line ${location.line}` : ''}`;

/** The journeys of a suite: how they ended, after how many seconds, and what went wrong first. */
const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    isFine: tests.every(({ status }) => status === 'expected'),
    seconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    why: tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors.map(whatWentWrong)))[0],
  })),
  ...suites.flatMap(testsOf),
];
