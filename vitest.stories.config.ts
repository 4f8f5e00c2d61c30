import { readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { lateDependencies } from './.storybook/vite.shared.ts';
import { findBrowser } from './scripts/browser.mjs';
import { drawingEnvironment } from './scripts/drawing.mjs';
import { themeNames } from './themes/vite.ts';

const { executablePath, args } = await findBrowser();
/** Every brand that has a folder; `THEMES=gtop npm run stories` runs one only. */
const themes = process.env.THEMES?.split(',') ?? themeNames();

/** Pictures compare only where they are drawn alike; elsewhere the comparison is skipped and says so. */
async function comparesPictures(): Promise<boolean> {
  if (process.env.PICTURES !== 'on') return false;
  const here = await drawingEnvironment();
  const there = JSON.parse(readFileSync('pictures/browser.json', 'utf8')) as typeof here;
  if (here.version === there.version && here.fonts === there.fonts) return true;
  console.warn(
    `Pictures are not compared: they were drawn by Chromium ${there.version} with fonts of the measure ${there.fonts}; this is ${here.version} with ${here.fonts}. Everything else runs.`,
  );
  return false;
}

/** Every story as a test, once per brand: it renders, its play passes, axe finds nothing, it looks as it did. */
export default defineConfig({
  optimizeDeps: { include: lateDependencies },
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    isolate: false,
    testTimeout: 30_000,
    // A story that fails is played and drawn once more: chance goes by, a change fails twice (decision 4).
    retry: 1,
    // One page a core: a page keeps one core busy, and the default leaves one idle.
    maxWorkers: '100%',
    api: { allowWrite: true, allowExec: false },
    setupFiles: (await comparesPictures()) ? ['./.storybook/pictures.ts'] : [],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1200, height: 900 },
      provider: playwright({
        launchOptions: { executablePath, args },
        contextOptions: {
          reducedMotion: 'reduce',
          locale: 'pt-BR',
          timezoneId: 'America/Sao_Paulo',
          colorScheme: 'light',
        },
      }),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 10 },
          resolveScreenshotPath: ({ root, arg, ext }) => `${root}/pictures/${arg}${ext}`,
          resolveDiffPath: ({ root, arg, ext }) => `${root}/pictures/__diffs__/${arg}${ext}`,
        },
      },
      instances: themes.map((theme) => ({
        browser: 'chromium' as const,
        name: theme,
        provide: { theme, 'storybook/test-initial-globals': { theme } },
      })),
    },
  },
});
