import { basename } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { firstPlace, isOpen, signInPlace } from '../src/places.ts';
import { aheadModule, guardedModules, modulesOfPlaces, soonModules, startModule } from './app-modules.ts';
import { bundleOf, type Needs } from './bundles.ts';
import { chunksOf, chunksReached } from './first-load.ts';

/**
 * Decides which bundle each module belongs to. A first build, of which nothing is kept, tells what is needed together: only
 * the bundler knows what is left of a module once all that nobody uses is gone.
 */
export async function planBundles(config: InlineConfig): Promise<(id: string) => string | null> {
  const bundle = await chunksBuilt(config);
  // By itself: among all others it stands in pieces with what it does not need.
  const alone = await chunksBuilt({
    ...config,
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, input: aheadModule } },
  });
  const modulesOf = (...modules: string[]) =>
    new Set(modules.flatMap((module) => [...chunksOf(bundle, module)].flatMap(({ moduleIds }) => moduleIds)));

  const places = modulesOfPlaces();
  const pages = new Set(places.values());
  const reachedFrom = (...modules: string[]) =>
    new Set([...chunksReached(bundle, modules, pages)].flatMap(({ moduleIds }) => moduleIds));
  const signInModule = places.get(signInPlace) ?? '';
  const nameOf = (module = '') => basename(module, '.route.tsx');
  const needs: Needs = {
    start: modulesOf(startModule),
    ahead: new Set([...chunksOf(alone, aheadModule)].flatMap(({ moduleIds }) => moduleIds)),
    guarded: modulesOf(...guardedModules),
    routes: new Map(
      [...places.values(), ...soonModules].map((module) => [nameOf(module), modulesOf(module)]),
    ),
    everywhere: reachedFrom(startModule, signInModule, ...guardedModules),
    later: new Map([...pages].map((module) => [nameOf(module), reachedFrom(module)])),
  };
  const open = [...places.keys()].filter(isOpen);
  const names = {
    signIn: nameOf(signInModule),
    open: open.filter((name) => name !== signInPlace).map((name) => nameOf(places.get(name))),
    heaviest: nameOf(places.get('courseContent')),
    first: [nameOf(places.get(firstPlace))],
    soon: soonModules.map(nameOf),
    enrolments: (['event', 'trainingCourse'] as const).map((name) => nameOf(places.get(name))),
    catalogue: catalogue.map((name) => nameOf(places.get(name))),
    shop: shop.map((name) => nameOf(places.get(name))),
    figures: figures.map((name) => nameOf(places.get(name))),
  };
  return (id) => bundleOf(id, needs, names) ?? null;
}

const catalogue = [
  'detailsCourseTracks',
  'globalSearch',
  'interest',
  'detailsCourses',
  'detailsCoursesInstructors',
  'profile',
] as const;

const figures = ['statement', 'statistics'] as const;

const shop = ['shop', 'productDetail', 'favorite', 'bag'] as const;

/** What is built of these settings, of which nothing is kept. */
async function chunksBuilt(config: InlineConfig): Promise<Rolldown.OutputBundle> {
  const bundle: Rolldown.OutputBundle = {};
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), keepChunks(bundle)],
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false },
  });
  return bundle;
}

/** The start of its own of what the document runs before the app. */
export const ahead = (): Plugin => ({
  name: 'ahead',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: aheadModule, name: 'ahead' });
  },
});

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
            dynamicImports: [...file.dynamicImports],
          };
    },
  },
});
