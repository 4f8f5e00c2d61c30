/** npm run chromatic: publishes Storybook for review by people. Only with a token; the offline comparison is in npm test. */
import { run } from './processes.mjs';
import { ensureInstalled, giveUp } from './setup.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  giveUp(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing was published. Set it to the project token of your Chromatic project and run this again; pictures are compared without it in `npm test`.',
  );
}
await ensureInstalled();
const { code } = await run('chromatic', ['--config-file', 'chromatic.config.json', ...process.argv.slice(2)]);
process.exit(code);
