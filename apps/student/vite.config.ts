import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themes } from '../../themes/vite.ts';
import { boot } from './boot/boot.plugin.ts';

/** Where `npm run dev` finds the sandbox; set by scripts/dev.mjs. */
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4100';

/** What every signed-in page needs, and the landing page only under its fold: the way to the server, the shell, the cards. */
const signedIn = [
  /node_modules[\\/](ky|valibot)[\\/]/,
  /node_modules[\\/]@tanstack[\\/].*[\\/](\w*[oO]bserver|use\w+|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider)\.js/,
  /packages[\\/]api-client[\\/]src[\\/](?!api-error|index|upload)/,
  /packages[\\/]domain[\\/]src[\\/]entities[\\/]/,
  /packages[\\/]domain[\\/]src[\\/]rules[\\/](menu|notification|user-type|route-entry|page-size|company|course-list-query|filters|sorting)\.ts/,
  /packages[\\/]ui[\\/]src[\\/]components[\\/](carousel|search-field|field|text-field|icon|icon-button|avatar|progress-bar|skeleton|heading|error-state|empty-state|tag|back-to-top)[\\/].*\.tsx?$/,
  /packages[\\/]ui[\\/]src[\\/]product[\\/](header[\\/](?!header\.)|course-card[\\/]|course-grid[\\/]).*\.tsx?$/,
  /apps[\\/]student[\\/]src[\\/](client|early-calls|queries|configuration|region|guard)\.tsx?$/,
  /apps[\\/]student[\\/]src[\\/](courses[\\/]|shell[\\/](shell-header|menu|person-menu|notifications|failed|viewport)\.tsx?)/,
  /apps[\\/]student[\\/]src[\\/]pt-br[\\/](errors|courses?)\.ts$/,
];

/** Few bundles, each with what is needed together: forty small files compress badly and cost a request each. */
const bundles = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
    priority: 3,
  },
  { name: 'machine', test: /node_modules[\\/](xstate|@xstate)[\\/]/, priority: 3 },
  /* Styles alone, no script. Product pieces that are not on every page stay with their route. */
  {
    name: 'components',
    test: /packages[\\/]ui[\\/]src[\\/](theme|components)[\\/].*\.vanilla\.css/,
    priority: 2,
  },
  {
    name: 'cards',
    test: /packages[\\/]ui[\\/]src[\\/]product[\\/](course|continue|required|filter|sort|greeting).*\.vanilla\.css/,
    priority: 2,
  },
  {
    name: 'frame',
    test: /packages[\\/]ui[\\/]src[\\/]product[\\/](page|header|footer|hero)[\\/].*\.vanilla\.css/,
    priority: 2,
  },
  { name: 'signed-in', test: (id: string) => signedIn.some((part) => part.test(id)), priority: 1 },
];

/** The router's build without its warnings; its package names only the one for development. */
const routerForProduction = (module: string) =>
  fileURLToPath(import.meta.resolve(module)).replace('development', 'production');

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/student/',
  plugins: [react(), vanillaExtractPlugin(), themes({ emit: true }), boot()],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router\/dom$/, replacement: routerForProduction('react-router/dom') },
            { find: /^react-router$/, replacement: routerForProduction('react-router') },
          ]
        : [],
  },
  server: { proxy: { '/api': sandbox, '/files': sandbox } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      output: { codeSplitting: { groups: bundles, includeDependenciesRecursively: false } },
      onLog(level, log, next) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
}));
