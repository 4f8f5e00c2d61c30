import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themes } from '../../themes/vite.ts';
import { boot } from './boot/boot.plugin.ts';

/** Where `npm run dev` finds the sandbox; set by scripts/dev.mjs. */
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4100';

/** Bundles that change with a library, not with the app: they stay in the browser's cache over releases. */
const libraries = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
  },
  { name: 'valibot', test: /node_modules[\\/]valibot[\\/]/ },
  { name: 'machine', test: /node_modules[\\/](xstate|@xstate)[\\/]/ },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/student/',
  plugins: [react(), vanillaExtractPlugin(), themes({ emit: true }), boot()],
  server: { proxy: { '/api': sandbox, '/files': sandbox } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      output: { codeSplitting: { groups: libraries } },
      onLog(level, log, next) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
});
