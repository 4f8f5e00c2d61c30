import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { assetFile } from './assets.ts';
import { bundledBrands, factsOf, firstBrand, readFactsIn, themeNames, themesFolder } from './brands.ts';
import { bundleOf, fontPath, type Published, readTheme } from './bundle.ts';
import { type Delivery, listed } from './delivery.ts';
import { mustConfirm } from './facts.ts';
import { otherBrands, published } from './published.ts';
import { watchedFiles } from './watched-files.ts';

export { themeNames } from './brands.ts';

export interface ThemesOptions {
  /** Whether the app is built or served, rather than stories or tests; `facts` for a build of it that is not published. */
  emit?: boolean | 'facts';
  /** The folder that holds those of the brands. */
  folder?: string;
}

/**
 * Brands for Vite.
 *
 * - `import 'virtual:theme/decola.css'` puts one brand into the page, reloaded when its folder changes; `virtual:themes` puts all
 *   of them there and exports their `themeNames` (Storybook, tests). `virtual:tenants`, `virtual:footers` and `virtual:landings` hold their facts.
 * - With `emit`, for the app: facts are those of its own brands only. Its build writes each of these under names that never change
 *   (`themes/decola.css`), and every other folder of `themes` as a brand that is delivered (`brands/acme/…`), beside the list of
 *   them. The dev server answers the same addresses. Nothing of it is in the bundle, so a brand ships without the app.
 */
export function themes({ emit = false, folder = themesFolder }: ThemesOptions = {}): Plugin {
  const prefix = 'virtual:theme/';
  const factModules = ['tenant', 'footer', 'landing'] as const;
  const modules = ['virtual:themes', ...factModules.map((kind) => `virtual:${kind}s`)];
  return {
    name: 'student-themes',
    resolveId(id) {
      return id.startsWith(prefix) || modules.includes(id) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === '\0virtual:themes') {
        const names = themeNames(folder);
        const imports = names.map((name) => `import '${prefix}${name}.css';`);
        return `${imports.join('\n')}\nexport const themeNames = ${JSON.stringify(names)};`;
      }
      const fact = factModules.find((kind) => id === `\0virtual:${kind}s`);
      if (fact) {
        const names = emit ? bundledBrands : withFacts(folder);
        for (const name of names)
          for (const file of [join(folder, name, 'facts.json'), ...watchedFiles(join(folder, name))])
            this.addWatchFile(file);
        return fact === 'tenant'
          ? `${factsModule(fact, names, folder)}\nexport const otherFiles = ${emit ? undefined : otherFiles(names, folder)};`
          : factsModule(fact, names, folder);
      }
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1).replace(/\.css$/, '');
      const own = join(folder, name);
      for (const file of watchedFiles(own)) this.addWatchFile(file);
      const theme = await readTheme(own);
      return { code: theme.css((file) => fontPath(own, file).replaceAll('\\', '/')), map: null };
    },
    async generateBundle() {
      if (emit !== true) return;
      const delivered = await deliveredNow(folder, (says) => this.warn(says));
      for (const [fileName, source] of [...(await published(folder)), ...delivered])
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      if (!emit) return;
      const made = new Map<string, Promise<Published>>();
      const once = (place: string, make: () => Promise<Published>) =>
        made.get(place) ?? made.set(place, make()).get(place) ?? make();
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!resolve(file).startsWith(folder) || file.endsWith('.ts')) return;
        made.clear();
        server.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(server.config.base.length) ?? '';
        if (!/^(?:themes|brands)\//.test(path)) return next();
        const all = path.startsWith('themes/')
          ? once('themes', () => published(folder))
          : once('brands', () => deliveredNow(folder, (says) => server.config.logger.warn(says)));
        all.then((files) => {
          const source = files.get(path);
          if (source === undefined) return next();
          response.setHeader('Content-Type', mimeOf(path));
          response.end(source);
        }, next);
      });
    },
  };
}

/** The brands whose facts can be read; the check of brands says what is wrong with the others. */
function withFacts(folder: string): string[] {
  return themeNames(folder).filter((name) => readFactsIn(join(folder, name), name).facts !== undefined);
}

function factsModule(
  kind: 'tenant' | 'footer' | 'landing',
  names: readonly string[],
  folder: string,
): string {
  const facts = Object.fromEntries(names.map((name) => [name, factsOf(name, folder)[kind]]));
  const first = kind === 'tenant' ? `\nexport const firstBrand = ${JSON.stringify(firstBrand)};` : '';
  return `export const ${kind}s = ${JSON.stringify(facts)};${first}`;
}

/**
 * The files of pictures that are not drawings under their own name, by brand and name: stories show brands of `themes` as they lie
 * there. The app's own brands are drawn, so the app has no such files.
 */
function otherFiles(names: readonly string[], folder: string): string {
  const filesOf = (brand: string) =>
    ['hero', 'logo', 'logo-inverted'].flatMap((name) => {
      const own = join(folder, brand);
      const file = basename(assetFile(own, name) ?? '');
      return file === '' || file === `${name}.svg` ? [] : [[name, file] as const];
    });
  const found = names
    .map((brand) => [brand, filesOf(brand)] as const)
    .filter(([, files]) => files.length > 0);
  return JSON.stringify(
    Object.fromEntries(found.map(([brand, files]) => [brand, Object.fromEntries(files)])),
  );
}

/** Every brand of `themes` that is delivered, with the list; one that cannot be made is told and left out. */
async function deliveredNow(folder: string, tell: (says: string) => void): Promise<Published> {
  const files: Published = new Map();
  const deliveries: Delivery[] = [];
  for (const name of otherBrands(folder)) {
    try {
      const guesses = mustConfirm(factsOf(name, folder));
      if (guesses.length > 0)
        tell(
          `The brand "${name}" is there by ?tenant=${name} and at no host: nobody has confirmed ${guesses.join(', ')}.`,
        );
      const bundle = await bundleOf(join(folder, name), guesses.length > 0 ? 'none' : 'own');
      deliveries.push(bundle.delivery);
      for (const [address, source] of bundle.files) files.set(`brands/${address}`, source);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  }
  if (deliveries.length > 0)
    for (const [address, text] of listed(deliveries)) files.set(`brands/${address}`, text);
  return files;
}

function mimeOf(path: string): string {
  const types: Record<string, string> = {
    css: 'text/css',
    js: 'text/javascript',
    json: 'application/json',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
    png: 'image/png',
    webp: 'image/webp',
    avif: 'image/avif',
  };
  return types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
