import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { themes } from '../../themes/vite.ts';
import { boot } from './boot/boot.plugin.ts';
import { brandDocuments } from './boot/brand-documents.plugin.ts';
import { firstScreens } from './boot/first-screens.plugin.ts';
import { codeInTime } from './bundling/code-in-time.ts';
import { droppableParts } from './bundling/droppable-parts.ts';
import { firstLoadList } from './bundling/first-load-list.ts';
import { ahead, planBundles } from './bundling/plan-bundles.ts';
import { sheetsInOrder } from './bundling/sheets-in-order.ts';
import { shortNames, styleFiles } from './bundling/short-names.ts';
import { tighterSheets } from './bundling/tighter-sheets.ts';
import { undescribed } from './bundling/undescribed.ts';
import { packageHost } from './package-host/package-host.plugin.ts';
import { prefix } from './src/places.ts';
import { serviceWorker } from './worker/worker.plugin.ts';

/** Where `npm run dev` finds the sandbox; set by scripts/dev.mjs. */
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4100';

/** The router's build without its warnings; its package names only the one for development. */
const routerForProduction = (module: string) =>
  fileURLToPath(import.meta.resolve(module)).replace('development', 'production');

/** What XState's hooks ask of React, which has it: the shim behind these names is for React 17, and weighs half a kilobyte. */
const withoutShim = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector',
  },
];

/** The sandbox's stand-in of YouTube's API, which a served document names by itself (packages/sandbox/src/serve/page.ts). */
const youtubeStandIn: Plugin = {
  name: 'student-youtube-stand-in',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'youtube-api', content: '/files/youtube/iframe_api.js' } },
  ],
};

/** Packages run under a name of their own, which the server of development answers to as well (packages/sandbox/src/serve/package-host.ts). */
const packagesElsewhere: Plugin = {
  name: 'student-packages-elsewhere',
  transformIndexHtml: (_html, { server }) => {
    const { port } = new URL(server?.resolvedUrls?.local[0] ?? 'http://localhost:5173');
    const content = `http://packages.localhost:${port}${prefix}/package-host/`;
    return [{ tag: 'meta', attrs: { name: 'package-host', content } }];
  },
};

const root = fileURLToPath(new URL('.', import.meta.url));

const app = (command: 'build' | 'serve', emit: boolean | 'facts' = true): UserConfig => ({
  root,
  base: `${prefix}/`,
  plugins: [
    react(),
    vanillaExtractPlugin({
      identifiers:
        command === 'build' ? shortNames(styleFiles(root, ['src', '../../packages/ui/src'])) : 'debug',
    }),
    themes({ emit }),
    codeInTime(),
    droppableParts(),
    undescribed(),
  ],
  resolve: {
    alias:
      command === 'build'
        ? [
            ...withoutShim,
            { find: /^react-router\/dom$/, replacement: routerForProduction('react-router/dom') },
            { find: /^react-router$/, replacement: routerForProduction('react-router') },
          ]
        : [],
  },
  // The host stays that of the page: by it the sandbox knows writes of its own pages.
  server: { proxy: { '/api': { target: sandbox }, '/files': { target: sandbox } } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      onLog(level, log, next) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
});

export default defineConfig(async ({ command }) => {
  const config = app(command);
  if (command === 'serve')
    return mergeConfig(config, { plugins: [boot(), youtubeStandIn, packageHost(), packagesElsewhere] });
  const name = await planBundles(app(command, 'facts'));
  return mergeConfig(config, {
    plugins: [
      firstScreens(app(command, 'facts')),
      ahead(),
      boot(),
      brandDocuments(),
      firstLoadList(),
      serviceWorker(),
      tighterSheets(),
      sheetsInOrder(),
      packageHost(),
    ],
    build: {
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name }], includeDependenciesRecursively: false } },
      },
    },
  });
});
