import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { brandOfHost } from '../../../themes/brand-of-host.ts';
import { bundledBrands, factsOf, themesFolder } from '../../../themes/brands.ts';
import { readTheme } from '../../../themes/bundle.ts';
import { brandElement, brandFile, listFile } from '../../../themes/delivery.ts';
import { ownFontNames } from '../../../themes/published.ts';
import { aheadModule, guardedModules, modulesOfPlaces, startModule } from '../bundling/app-modules.ts';
import { chunksOf, filesOf } from '../bundling/first-load.ts';
import { deviceKeys, personMark } from '../src/device-keys.ts';
import { firstScreenOf } from '../src/first-screens/first-screen.ts';
import { firstPlace, type PlaceName, places, prefix, signInPlace } from '../src/places.ts';
import { shell } from '../src/pt-br/shell.ts';
import { bootPlaces } from './boot-places.ts';
import { earlyCallsOf, guardedCalls } from './early-calls.ts';

const scripts = ['boot.js', 'no-app.js'].map((name) => fileURLToPath(new URL(name, import.meta.url)));

/**
 * Writes the scripts that run before anything else into the document: brand, scheme, theme style sheet, first calls and
 * the chunks of the page being opened (see boot.js), and what is said where the app's code is missing (no-app.js). Everything
 * that they have to know is put in at build time, from the table of places and the build itself.
 */
export function boot(): Plugin {
  return {
    name: 'student-boot',
    configureServer(server) {
      server.watcher.add(scripts);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const facts = {
          base: `${prefix}/`,
          brands: await ownBrands(),
          first: firstPlace,
          signIn: signInPlace,
          guardedCalls,
          keys: deviceKeys,
          personMark,
          ...(await placesAndFiles(bundle)),
        };
        const { title, text } = shell.codeMissing;
        const words = { title, text, retry: shell.retry };
        const inline = scripts.map(async (file) => {
          const text = readFileSync(file, 'utf8').replace('__BRAND_OF_HOST__', () => brandOfHost.toString());
          const { code } = await transformWithOxc(text, file, { sourcemap: false });
          return code
            .trim()
            .replace('__FACTS__', () => JSON.stringify(facts))
            .replace('__LIST__', listFile)
            .replace('__BRAND__', brandFile)
            .replace('__ELEMENT__', brandElement)
            .replace('__WORDS__', () => JSON.stringify(words));
        });
        const script = (await Promise.all(inline)).join('\n');
        return html.replace('<!-- boot -->', () => `<script>${script}</script>`);
      },
    },
  };
}

/** The app's own brands: their hosts, the font files that a first screen draws with, and the colours of their headers. */
async function ownBrands() {
  return Promise.all(
    bundledBrands.map(async (name) => {
      const { first, device } = await readTheme(join(themesFolder, name));
      return { name, hosts: factsOf(name).tenant.hosts, fonts: ownFontNames(first), bar: device.bar };
    }),
  );
}

/** Each place with its first calls and the chunks that it needs at once besides the document's own, by their number. */
async function placesAndFiles(bundle: Rolldown.OutputBundle | undefined) {
  const modules = modulesOfPlaces();
  const files: string[] = [];
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const known = new Set(bundle ? chunksOf(bundle, startModule) : []);
  const places = [];
  for (const place of bootPlaces) {
    const module = modules.get(place.name) ?? '';
    const first = firstScreenOf(place.name) === 'dashboard' ? [aheadModule] : [];
    const needed = place.isOpen ? [module] : [...guardedModules, module];
    const chunksFor = (modules: string[]) =>
      bundle ? modules.flatMap((one) => [...chunksOf(bundle, one)]) : [];
    const chunks = chunksFor(needed).filter((chunk) => !known.has(chunk));
    places.push({
      ...place,
      screen: firstScreenOf(place.name),
      calls: await earlyCallsOf(module, pathOf(place.name)),
      // What runs before the app is asked for before all else, also what the document asks for later on.
      files: filesOf(new Set([...chunksFor(first), ...chunks])).map(numberOf),
    });
  }
  return { files, places };
}

const pathOf = (name: PlaceName) => places[name].path;
