import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { lateDependencies } from './.storybook/vite.shared.ts';
// @ts-expect-error plain script shared with commands that run before any build
import { findBrowser } from './scripts/browser.mjs';

const { executablePath, args } = await findBrowser();
/** `THEMES=gtop npm run stories` runs one brand only. */
const themes = (process.env.THEMES ?? 'decola,circulo,gtop').split(',');

/** Every story as a test: it renders, its play passes, axe finds nothing, once per brand. */
export default defineConfig({
  optimizeDeps: { include: lateDependencies },
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    isolate: false,
    api: { allowWrite: true, allowExec: false },
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      screenshotFailures: false,
      viewport: { width: 800, height: 600 },
      provider: playwright({ launchOptions: { executablePath, args } }),
      instances: themes.map((theme) => ({
        browser: 'chromium' as const,
        name: theme,
        provide: { theme, 'storybook/test-initial-globals': { theme } },
      })),
    },
  },
});
