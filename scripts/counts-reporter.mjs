import { writeFileSync } from 'node:fs';

/**
 * Leaves how many tests passed, failed and were skipped in the file named by COUNTS_FILE. Vitest's own report of the stories
 * would be over a hundred megabytes, since each test carries all that axe said.
 */
export default class CountsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: 0, skipped: 0, errors: unhandledErrors.length };
    for (const module of modules) {
      counts.errors += module.errors().length;
      for (const test of module.children.allTests()) counts[test.result().state] += 1;
    }
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  }
}
