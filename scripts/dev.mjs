/**
 * npm run dev: the app with hot reload, against the same sandbox backend that npm start serves, at whatever port it gets.
 * `npm run dev -- --help` lists what can be chosen of the sandbox.
 */
import { start, wasInterrupted } from './processes.mjs';
import { ensureInstalled } from './setup.mjs';

await ensureInstalled();
const sandbox = start(
  'node',
  ['packages/sandbox/src/serve.ts', '--until-closed', '--port', '4310', ...process.argv.slice(2)],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);

const end = (code) => {
  if (!wasInterrupted()) process.exit(code ?? 1);
};

let heard = '';
let vite;
sandbox.stdout.on('data', (chunk) => {
  // The address to open is the app's, which comes below.
  process.stdout.write(String(chunk).replace(/^ {2}(?=http)/m, 'The sandbox behind the app: '));
  if (vite) return;
  heard += chunk;
  const [address] = /http:\/\/localhost:\d+/.exec(heard) ?? [];
  if (!address) return;
  vite = start('vite', ['--config', 'apps/student/vite.config.ts'], { env: { SANDBOX_URL: address } });
  vite.on('close', end);
});
sandbox.on('close', end);
