/**
 * `node scripts/installed.mjs <command> <words> …`: one of the project's commands, on the project's own Node, once the packages
 * are installed. It ends as the command ends.
 */
import { useOwnTemp } from './own-temp.mjs';
import { run } from './processes.mjs';
import { ensureInstalled } from './setup.mjs';

await ensureInstalled();
useOwnTemp();
const [command, ...words] = process.argv.slice(2);
const { code } = await run(command, words);
process.exit(code);
