import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { cssOf } from './compiler/css.ts';
import { fonts } from './compiler/fonts.ts';
import { hasTokens, loadTokens, tokensIn } from './compiler/load.ts';
import { readTokens } from './compiler/tokens.ts';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Names of all brands: the folders beside this file that hold tokens, in alphabetical order. */
export function themeNames(folder = here): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasTokens(join(folder, entry.name)))
    .map(({ name }) => name)
    .sort();
}

/**
 * A brand's CSS from its folder, minified. `fontUrl` says where the page finds the font file.
 *
 * @throws {ThemeError} naming every missing, unknown, unused or broken token.
 * @throws {SyntaxError} when the tokens are not JSON.
 */
export function buildTheme(name: string, fontUrl: (file: string) => string, folder = here): string {
  const at = (file: string) => join(folder, name, file);
  const image = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined);
  return cssOf({
    name,
    tokens: tokensIn(join(folder, name)),
    images: { motif: image('assets/motif.svg'), coin: image('assets/coin.svg') },
    fontUrl,
  });
}

/** Where on this disk a package's font file lies. */
export function fontFile(file: string): string {
  return require.resolve(file);
}

/**
 * Brands for Vite.
 *
 * - `import 'virtual:theme/decola.css'` puts one brand into the page, reloaded when its folder changes; `virtual:themes` puts all
 *   of them there and exports their `themeNames` (Storybook, tests).
 * - With `emit`, the app's build writes each brand under a name that never changes: `themes/decola.css`, beside it
 *   `themes/decola/font.woff2` and everything from `assets/`. The dev server answers the same addresses. Nothing of it is in the
 *   bundle, so a brand ships without the app.
 */
export function themes({ emit = false }: { emit?: boolean } = {}): Plugin {
  const prefix = 'virtual:theme/';
  return {
    name: 'student-themes',
    resolveId(id) {
      return id.startsWith(prefix) || id === 'virtual:themes' ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === '\0virtual:themes') {
        const names = themeNames();
        const imports = names.map((name) => `import '${prefix}${name}.css';`);
        return `${imports.join('\n')}\nexport const themeNames = ${JSON.stringify(names)};`;
      }
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1).replace(/\.css$/, '');
      for (const file of filesOf(name)) this.addWatchFile(file);
      return { code: buildTheme(name, (file) => fontFile(file).replaceAll('\\', '/')), map: null };
    },
    generateBundle() {
      if (!emit) return;
      for (const [fileName, source] of published()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      if (!emit) return;
      for (const name of themeNames()) server.watcher.add(filesOf(name));
      server.watcher.on('change', (file) => {
        if (resolve(file).startsWith(here) && !file.endsWith('.ts')) server.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(server.config.base.length) ?? '';
        if (!path.startsWith('themes/')) return next();
        const source = published().get(path);
        if (source === undefined) return next();
        response.setHeader('Content-Type', mimeOf(path));
        response.end(source);
      });
    },
  };
}

/** Everything that is published for all brands, by its address below the app's root. */
export function published(names = themeNames()): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  for (const name of names) {
    files.set(
      `themes/${name}.css`,
      buildTheme(name, () => `${name}/font.woff2`),
    );
    const font = fontOf(name);
    if (font !== undefined) files.set(`themes/${name}/font.woff2`, readFileSync(fontFile(font)));
    for (const file of assetsOf(name)) {
      files.set(`themes/${name}/${file}`, readFileSync(join(here, name, 'assets', file)));
    }
  }
  return files;
}

function assetsOf(name: string): string[] {
  const folder = join(here, name, 'assets');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function filesOf(name: string): string[] {
  const { files } = loadTokens(join(here, name));
  return [...files, ...assetsOf(name).map((file) => `assets/${file}`)].map((file) => join(here, name, file));
}

/** The one font file that a brand's text needs; none where it takes the system's. */
function fontOf(name: string): string | undefined {
  const { light } = readTokens(tokensIn(join(here, name)));
  const family = light.get('font.family.body');
  return family?.type === 'fontFamily' ? family.value.flatMap((one) => fonts[one]?.file ?? [])[0] : undefined;
}

function mimeOf(path: string): string {
  const types: Record<string, string> = {
    css: 'text/css',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
    png: 'image/png',
  };
  return types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
