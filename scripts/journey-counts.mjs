/**
 * What the report of the journeys says: how many passed and failed, which failed, and how long each took. A journey that passed
 * only when it was tried again has failed, and so has one that was skipped.
 *
 * @param {object} report as Playwright writes it
 * @param {{ code: number | null, mayBeNone: boolean }} run how the runner ended, and whether there may be nothing to run
 * @returns {{ passed: number, failed: number, note: string | undefined, failing: string[], tests: { name: string, isFine: boolean, seconds: number }[] }}
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
    failing: tests.filter(({ isFine }) => !isFine).map(({ name }) => name),
    tests,
  };
}

/** The journeys of a suite: how they ended, and after how many seconds. */
const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    isFine: tests.every(({ status }) => status === 'expected'),
    seconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
  })),
  ...suites.flatMap(testsOf),
];
