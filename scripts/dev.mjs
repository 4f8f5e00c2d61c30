/** npm run dev: the app with hot reload, against the same sandbox backend that npm start serves. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectEnv, projectNode, root } from './setup.mjs';

ensureInstalled();
const sandboxPort = process.env.SANDBOX_PORT ?? '4310';
const env = projectEnv({ SANDBOX_URL: `http://localhost:${sandboxPort}` });
const sandbox = spawn(
  projectNode(),
  ['packages/sandbox/src/serve.ts', '--port', sandboxPort, ...process.argv.slice(2)],
  { cwd: root, env, stdio: 'inherit' },
);
const vite = spawn(
  projectNode(),
  [join('node_modules', 'vite', 'bin', 'vite.js'), '--config', 'apps/student/vite.config.ts'],
  { cwd: root, env, stdio: 'inherit' },
);
function stop() {
  sandbox.kill();
  vite.kill();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
sandbox.on('close', (code) => {
  vite.kill();
  process.exitCode = code ?? 0;
});
vite.on('close', () => sandbox.kill());
