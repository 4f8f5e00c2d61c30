/**
 * npm run mutants [-- <part of a name or kind> …] [--workers 1]: changes how things look, a little and one at a time, in a
 * copy of the project, and tells which of these changes the picture run notices. Ends with 1 below 38 of 40.
 */
import { useOwnTemp } from './own-temp.mjs';
import { run } from './processes.mjs';
import { ensureInstalled } from './setup.mjs';

await ensureInstalled();
useOwnTemp();
const { code } = await run('node', ['scripts/mutants/run.ts', ...process.argv.slice(2)]);
process.exit(code);
