/**
 * npm run stories [-- <part of a story's id or file> …] [--no-pictures] [--development] [--workers 1] [--found]: plays stories
 * of the built Storybook, has axe judge them and compares their pictures with the accepted ones. With `--development` they are
 * played under React's development build instead, and its warnings fail them; with `--found` they are those that the last run
 * found changed.
 */
import { useOwnTemp } from './own-temp.mjs';
import { run } from './processes.mjs';
import { ensureInstalled } from './setup.mjs';
import { inTurn } from './turns.mjs';

await ensureInstalled();
useOwnTemp();
// What a run leaves to be looked at lies in one folder.
const { code } = await inTurn('the pictures', () =>
  run('node', ['scripts/pictures/run.ts', ...process.argv.slice(2)]),
);
process.exit(code);
