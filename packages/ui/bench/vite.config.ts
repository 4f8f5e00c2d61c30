import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themes } from '../../../themes/vite.ts';

/** Two production pages of the same content: the floor in plain React, and this library. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [react(), vanillaExtractPlugin(), themes()],
  build: {
    outDir: '../../../.cache/bench',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        plain: 'packages/ui/bench/plain.html',
        ours: 'packages/ui/bench/ours.html',
        landing: 'packages/ui/bench/landing.html',
      },
    },
  },
});
