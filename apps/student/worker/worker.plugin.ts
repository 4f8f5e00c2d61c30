import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { guardedModules, modulesOfPlaces, startModule } from '../bundling/app-modules.ts';
import { chunksOf, filesOf } from '../bundling/first-load.ts';
import { firstPlace } from '../src/places.ts';
import { workerFile } from '../src/worker-file.ts';

const entry = fileURLToPath(new URL('service-worker.ts', import.meta.url));

const inSource = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** What every signed-in page is drawn with, and what says without a network what waits on the device. */
const shellModules = [
  startModule,
  ...guardedModules,
  ...['shell/kept-here.tsx', 'outbox/opened-outboxes.ts'].map(inSource),
];

/** Builds the service worker beside the document, with the list of what every signed-in page is drawn with. */
export const serviceWorker = (): Plugin => ({
  name: 'student-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const needed = [...shellModules, modulesOfPlaces().get(firstPlace) ?? ''];
      const files = filesOf(needed.flatMap((module) => [...chunksOf(bundle, module)]));
      this.emitFile({ type: 'asset', fileName: workerFile, source: await workerWith(files) });
    },
  },
});

/** The worker as one classic script, which every browser with service workers runs. */
async function workerWith(shell: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define: { __SHELL__: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: workerFile } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output[0].code;
}
