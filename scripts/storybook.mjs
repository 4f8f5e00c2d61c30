/** npm run storybook [-- <what `storybook dev` understands>]: the stories with hot reload, at port 6006, or the next that is free. */
import { start, wasInterrupted } from './processes.mjs';
import { ensureInstalled } from './setup.mjs';

await ensureInstalled();
const storybook = start('storybook', ['dev', '-p', '6006', '--ci', ...process.argv.slice(2)]);
storybook.on('close', (code) => {
  if (!wasInterrupted()) process.exit(code ?? 1);
});
