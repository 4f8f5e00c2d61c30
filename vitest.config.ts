import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { themes } from './themes/vite.ts';

/** Tests that need no browser: rules, wire, machines, sandbox, themes. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), themes()],
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'packages/*/src/**/*.test.ts',
      'themes/**/*.test.ts',
      'scripts/**/*.test.ts',
      'apps/student/{src,boot,bundling,package-host,worker,e2e}/**/*.test.ts',
      '.storybook/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    env: { TZ: 'America/Sao_Paulo' },
    testTimeout: 60_000,
    // What is waited for comes at once, or a busy machine takes its time; nothing is measured by it.
    expect: { poll: { timeout: 30_000 } },
  },
});
