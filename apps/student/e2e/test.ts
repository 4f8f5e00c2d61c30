import { test as base, expect } from '@playwright/test';
import { unlistedOnDevice } from './device.ts';
import { recordTraffic } from './quiet.ts';
import { type SandboxProcess, startSandbox } from './sandbox/sandbox-process.ts';

export {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';

/** Of tests that differ by one value, one runs with every change and the others at night only (`npm run test:all`). */
export const atGate = (isAtGate: boolean) => ({ tag: isAtGate ? ['@gate'] : [] });

/**
 * A test with a sandbox: one process per worker, begun anew for each test, so that no test knows another. Addresses are
 * relative to it: `page.goto('/student/home')`. The tenant is remembered per browser context, so each test has its own.
 * A test that fails leaves a picture of each of its pages. What a page does against its policy,
 * and what it leaves on the device without telling there of it, fails the test, whatever it is about.
 */
export const test = base.extend<{ sandbox: SandboxProcess }, { worker: SandboxProcess }>({
  worker: [
    async ({ browserName: _ }, use) => {
      const worker = await startSandbox();
      await use(worker);
      await worker.close();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ worker }, use) => {
    await worker.begin();
    await use(worker);
  },
  context: async ({ context }, use, testInfo) => {
    recordTraffic(context);
    const violations: string[] = [];
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await use(context);
    expect(violations).toEqual([]);
    expect(await unlistedOnDevice(context.pages())).toEqual([]);
    // A call that is being answered when a test has seen enough ends with its page, and is no failure of the test.
    await Promise.all(
      [context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })),
    );
    if (testInfo.errors.length === 0) return;
    for (const [at, page] of context.pages().entries()) {
      const path = testInfo.outputPath(`failed-${at + 1}.png`);
      const picture = { name: 'screenshot', path, contentType: 'image/png' };
      // A page that hangs has no picture; what failed is told all the same.
      await page.screenshot({ path, timeout: 5000 }).then(
        () => testInfo.attachments.push(picture),
        () => {},
      );
    }
  },
  baseURL: async ({ sandbox }, use) => use(sandbox.url),
});
