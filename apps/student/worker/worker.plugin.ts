import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { guardedModules, modulesOfPlaces, startModule } from '../bundling/app-modules.ts';
import { chunksOf, filesOf } from '../bundling/first-load.ts';
import { firstPlace, openPlaces, type PlaceName } from '../src/places.ts';
import { workerFile } from '../src/worker-file.ts';

const entry = fileURLToPath(new URL('service-worker.ts', import.meta.url));

const inSource = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** What every signed-in page is drawn with, and what says without a network what waits on the device. */
const shellModules = [
  startModule,
  ...guardedModules,
  ...['shell/kept-here.tsx', 'outbox/opened-outboxes.ts'].map(inSource),
];

/**
 * The ways in: the landing page, and what opens over it with code of its own. Nobody presses "Entrar" before they need it, so no visit
 * has brought that.
 */
const waysIn = [
  ...[
    'routes/home/below-the-fold.tsx',
    'routes/home/about-player.tsx',
    'routes/home/first-queries.ts',
    'shell/brand-footer.tsx',
    'shell/message-overlays.tsx',
    'pt-br/errors.ts',
    'sign-in/sign-in.tsx',
    'routes/home/step.tsx',
  ].map(inSource),
  // What every dialog opens with, and what a form that is being sent waits under.
  ...['dialog/modal.tsx', 'loading-overlay/hold-under.ts'].map((file) =>
    fileURLToPath(new URL(`../../../packages/ui/src/components/${file}`, import.meta.url)),
  ),
];

/** Builds the service worker beside the document, with the list of what every signed-in page and the ways in are drawn with. */
export const serviceWorker = (): Plugin => ({
  name: 'student-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const modules = modulesOfPlaces();
      const isAtHand = (place: PlaceName) => place === firstPlace || place in openPlaces;
      const pages = [...modules].flatMap(([place, module]) => (isAtHand(place) ? [module] : []));
      const needed = [...shellModules, ...waysIn, ...pages];
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
