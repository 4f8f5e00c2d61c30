import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { shortened } from './shortened.mjs';

/** What an error of Vitest's says, and where it was thrown. */
const whyOf = (error) => {
  const [place] = error?.stacks ?? [];
  return error && `${error.message}${place ? `\nat ${basename(place.file)}:${place.line}` : ''}`;
};

/**
 * Leaves how many tests passed, failed and were skipped, which failed, or passed only when tried once more, and why, in the file named by COUNTS_FILE, and says which
 * files took longest.
 */
export default class CountsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = {
      passed: 0,
      failed: 0,
      skipped: 0,
      errors: unhandledErrors.length,
      failing: [],
      flaky: [],
    };
    for (const module of modules) {
      counts.errors += module.errors().length;
      if (module.errors().length > 0)
        counts.failing.push(module.relativeModuleId + shortened(module.errors()[0]?.message));
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        counts[state] += 1;
        const told = `${module.relativeModuleId}: ${test.fullName}${shortened(whyOf(errors?.[0]))}`;
        if (state !== 'passed') counts.failing.push(told);
        else if (test.diagnostic()?.flaky) counts.flaky.push(told);
      }
    }
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
    console.log('\nThe slowest:');
    const timed = modules.map((module) => [module.diagnostic().duration, module.relativeModuleId]);
    for (const [ms, name] of timed.sort(([a], [b]) => b - a).slice(0, 20))
      console.log(`  ${(ms / 1000).toFixed(1).padStart(5)} s  ${name}`);
  }
}
