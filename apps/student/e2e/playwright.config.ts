import { defineConfig } from '@playwright/test';
import { findBrowser, testArgs } from '../../../scripts/browser.mjs';

const { executablePath, args } = await findBrowser();
const json = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/**
 * `npm test` runs the journeys with the tag `@gate`: the main way through each screen, and that no work is lost. `npm run test:all`
 * and `npm run e2e` run all.
 */
const gate = { grep: /@gate/ };

/** The journeys of a student in a real browser, over real HTTP, against the sandbox (decision 0650). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  ...(process.env.JOURNEYS === 'gate' && gate),
  outputDir: '../../../test-results/journeys',
  globalSetup: './build-app.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that fails is tried once more, alone, after the others; `npm test` names it as FLAKY when it passes then (decision 0005).
  retries: 1,
  retryStrategy: 'isolated',
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { intervals: [100] } },
  forbidOnly: Boolean(process.env.CI),
  reporter: json ? [['list'], ['json', { outputFile: json }]] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args, ...testArgs] },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Journeys hold and refuse calls in the page; what the worker does has journeys of its own (worker.journey.ts).
    serviceWorkers: 'block',
    trace: 'off',
    // `only-on-failure` takes a picture of every test and throws it away: `test.ts` takes them of those that failed.
    screenshot: 'off',
  },
});
