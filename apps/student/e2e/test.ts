import { test as base } from '@playwright/test';
import { type SandboxProcess, startSandbox } from './sandbox/sandbox-process.ts';

export { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/**
 * A test with a sandbox: one process per worker, begun anew for each test, so that no test knows another. Addresses are
 * relative to it: `page.goto('/student/home')`. The tenant is remembered per browser context, so each test has its own.
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
  baseURL: async ({ sandbox }, use) => use(sandbox.url),
});
