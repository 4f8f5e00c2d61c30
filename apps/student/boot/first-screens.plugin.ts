import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { bundledBrands } from '../../../themes/brands.ts';
import {
  documentWith,
  drawerFile,
  insideMark,
  screensInDocument,
  sheetInDocument,
} from '../../../themes/document.ts';
import { aheadModule, startModule } from '../bundling/app-modules.ts';
import { sharedSheets } from '../bundling/bundles.ts';
import { askedIn, stylesOfMarkup } from '../bundling/styles-of-markup.ts';
import { tighter } from '../bundling/tighter-sheets.ts';
import { deviceKeys, withoutPillsOf } from '../src/device-keys.ts';
import { nameMark } from '../src/first-screens/first-screen.ts';
import { prefix } from '../src/places.ts';

type Drawer = typeof import('../src/first-screens/first-screens.tsx');

const drawer = fileURLToPath(new URL('../src/first-screens/first-screens.tsx', import.meta.url));
const drawing = fileURLToPath(new URL('first-screen.js', import.meta.url));

/**
 * Puts the first screens of the app's own brands into the built document, drawn by the app itself, with their styles: those that every
 * page starts with, and those of each brand (decision 0607). What draws them is left beside the build, for servers that know delivered
 * brands.
 */
export function firstScreens(config: InlineConfig): Plugin {
  let styles = '';
  let screens = '';
  return {
    name: 'student-first-screens',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        styles = takeStyles(bundle);
        const code = await drawerOf(config);
        this.emitFile({ type: 'asset', fileName: drawerFile, source: code });
        const draw = await run(code);
        screens = bundledBrands.map((brand) => screensInDocument(brand, draw(brand))).join('');
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const sheets = bundledBrands.map((brand) =>
          sheetInDocument(brand, textOf(bundle[`themes/${brand}.css`]), `${prefix}/themes/`),
        );
        const { code } = await transformWithOxc(readFileSync(drawing, 'utf8'), drawing, { sourcemap: false });
        const script = code
          .trim()
          .replace('__KEY__', deviceKeys.person)
          .replace('__WITHOUT_PILLS__', withoutPillsOf)
          .replace('__MARK__', () => nameMark)
          .replaceAll('__AHEAD__', `${prefix}/${fileOf(aheadModule, bundle)}`);
        const asked = askedIn(screens);
        const inside = sheetsOf(bundle).map((file) => stylesOfMarkup(textOf(file), asked));
        return documentWith(
          html.replace('<!-- draw -->', () => `<script>${script}</script>`),
          `<style id="start">${styles}</style><style ${insideMark}>${tighter(inside.join(''))}</style>${sheets.join('')}`,
          screens,
        );
      },
    },
  };
}

/** The drawer itself: it finds what Node brings along from a file only. */
async function run(code: string): Promise<Drawer['firstScreens']> {
  const folder = mkdtempSync(join(tmpdir(), 'first-screens-'));
  try {
    const file = join(folder, 'first-screens.mjs');
    writeFileSync(file, code);
    return ((await import(pathToFileURL(file).href)) as Drawer).firstScreens;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The file of the build that holds a module. */
const fileOf = (module: string, bundle: Rolldown.OutputBundle): string =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(module))?.fileName ??
  '';

/** Takes the styles of the start out of the build: they stand in the document, and nothing asks for them any more. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const start = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.includes(startModule),
  );
  const files = start?.type === 'chunk' ? [...(start.viteMetadata?.importedCss ?? [])] : [];
  if (files.length === 0) throw new Error('The build has no styles for the first screen.');
  for (const file of Object.values(bundle))
    if (file.type === 'chunk') for (const name of files) file.viteMetadata?.importedCss.delete(name);
  return files
    .map((name) => {
      const text = tighter(textOf(bundle[name]));
      delete bundle[name];
      return text;
    })
    .join('');
}

/** The sheets that are loaded, in the order of who needs whom. */
function sheetsOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset[] {
  const placeOf = ({ names: [name = ''] }: Rolldown.OutputAsset) => {
    const at = sharedSheets.indexOf(basename(name, '.css'));
    return at === -1 ? sharedSheets.length : at;
  };
  return Object.values(bundle)
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css') && fileName.startsWith('assets/'))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string => {
  if (file?.type !== 'asset') throw new Error('The build lacks a style sheet that the document needs.');
  return String(file.source);
};

/** One module that needs nothing else. Its names of styles are those of the app, which come from the same list of files. */
async function drawerOf(config: InlineConfig): Promise<string> {
  const built = await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ...config.build,
      write: false,
      minify: true,
      ssr: drawer,
      rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: false } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output[0].code;
}
