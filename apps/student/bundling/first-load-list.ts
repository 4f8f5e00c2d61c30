import type { Plugin } from 'vite';
import { guardedModules, modulesOfPlaces, startModule } from './app-modules.ts';
import { chunksOf, filesOf } from './first-load.ts';

/** Leaves the list of what each place loads first beside the build: `.vite/first-load.json`, which `npm run size` weighs. */
export const firstLoadList = (): Plugin => ({
  name: 'student-first-load',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const filesFor = (...modules: string[]) =>
        filesOf(new Set(modules.flatMap((module) => [...chunksOf(bundle, module)])));
      const places = [...modulesOfPlaces()].map(([place, module]) => [place, filesFor(module)]);
      const list = {
        start: filesFor(startModule),
        guarded: filesFor(...guardedModules),
        places: Object.fromEntries(places),
      };
      this.emitFile({ type: 'asset', fileName: '.vite/first-load.json', source: JSON.stringify(list) });
    },
  },
});
