/**
 * npm run pictures [-- <part of a story's id or file> …] [--found]: accepts how stories look now. Pictures that changed are
 * written anew and left for you to look at (`git diff`) and commit, and the page of the last run marks them as settled. With
 * `--found` they are those that the last run found changed. Without a name all are drawn, and those of stories that no
 * longer exist are gone.
 */
import { useOwnTemp } from './own-temp.mjs';
import { run } from './processes.mjs';
import { ensureInstalled } from './setup.mjs';
import { inTurn } from './turns.mjs';

await ensureInstalled();
useOwnTemp();
// What a run leaves to be looked at lies in one folder.
const { code } = await inTurn('the pictures', () =>
  run('node', ['scripts/pictures/run.ts', '--draw', ...process.argv.slice(2)]),
);
process.exit(code);
