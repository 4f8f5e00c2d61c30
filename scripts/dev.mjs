/**
 * npm run dev: the app with hot reload, against the same sandbox backend that npm start serves, at whatever port it gets.
 * `npm run dev -- --help` lists what can be chosen of the sandbox.
 */
import { createServer } from 'node:net';
import { start, wasInterrupted } from './processes.mjs';
import { ensureInstalled } from './setup.mjs';

/** The port, or the next one that nobody has. */
const freePort = (port) =>
  new Promise((found) => {
    const probe = createServer();
    probe.once('error', () => found(freePort(port + 1)));
    probe.listen(port, 'localhost', () => probe.close(() => found(port)));
  });

await ensureInstalled();
// Known before either of them starts: links in the sandbox's mails lead to the app that is being changed.
const port = await freePort(5173);
const address = `http://localhost:${port}`;
const sandbox = start(
  'node',
  [
    'packages/sandbox/src/serve.ts',
    '--until-closed',
    ...['--port', '4310', '--address', address],
    ...process.argv.slice(2),
  ],
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
  const [behind] = /http:\/\/localhost:\d+/.exec(heard) ?? [];
  if (!behind) return;
  const words = ['--config', 'apps/student/vite.config.ts', '--port', String(port), '--strictPort'];
  vite = start('vite', words, { env: { SANDBOX_URL: behind } });
  vite.on('close', end);
});
sandbox.on('close', end);
