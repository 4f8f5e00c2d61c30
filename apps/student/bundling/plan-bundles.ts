import { basename } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { firstPlace, isBuilt, isOpen, signInPlace } from '../src/places.ts';
import { guardedModules, modulesOfPlaces, startModule } from './app-modules.ts';
import { bundleOf, type Needs } from './bundles.ts';
import { chunksOf } from './first-load.ts';

/**
 * Decides which bundle each module belongs to. A first build, of which nothing is kept, tells what is needed together: only
 * the bundler knows what is left of a module once all that nobody uses is gone.
 */
export async function planBundles(config: InlineConfig): Promise<(id: string) => string | null> {
  const bundle: Rolldown.OutputBundle = {};
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), keepChunks(bundle)],
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false },
  });
  const modulesOf = (...modules: string[]) =>
    new Set(modules.flatMap((module) => [...chunksOf(bundle, module)].flatMap(({ moduleIds }) => moduleIds)));

  const places = modulesOfPlaces();
  const nameOf = (module = '') => basename(module, '.route.tsx');
  const needs: Needs = {
    start: modulesOf(startModule),
    guarded: modulesOf(...guardedModules),
    routes: new Map([...places.values()].map((module) => [nameOf(module), modulesOf(module)])),
  };
  const open = [...places.keys()].filter(isOpen);
  const names = {
    signIn: nameOf(places.get(signInPlace)),
    open: open.filter((name) => name !== signInPlace).map((name) => nameOf(places.get(name))),
    heaviest: nameOf(places.get('courseContent')),
    first: [...places]
      .filter(([name]) => name === firstPlace || !isBuilt(name))
      .map(([, module]) => nameOf(module)),
  };
  return (id) => bundleOf(id, needs, names) ?? null;
}

/** Copies the chunks before the bundler takes those out that hold styles alone, and with them what needs those styles. */
const keepChunks = (kept: Rolldown.OutputBundle): Plugin => ({
  name: 'keep-chunks',
  generateBundle: {
    order: 'pre',
    handler(_options, files) {
      for (const [name, file] of Object.entries(files))
        if (file.type === 'chunk')
          kept[name] = {
            ...file,
            fileName: name,
            moduleIds: [...file.moduleIds],
            imports: [...file.imports],
          };
    },
  },
});
