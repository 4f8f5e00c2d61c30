/**
 * npm run pictures [-- <part of a story's id or file> …] [-- --found]: accepts how stories look now. Pictures that changed are
 * written anew and left for you to look at (`git diff`) and commit, and the page of the last run marks them as settled. With
 * `--found` they are those that the last run found changed. Without a name all are drawn, and those of stories that no
 * longer exist are gone.
 */
import { run } from './processes.mjs';
import { ensureInstalled } from './setup.mjs';

await ensureInstalled();
const { code } = await run('node', ['scripts/pictures/run.ts', '--draw', ...process.argv.slice(2)]);
process.exit(code);
