import axe, { type RunOptions } from 'axe-core';
import type { Page } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds, a line per rule with the first places. Axe's code is brought into a document once, and only what breaks a
 * rule leaves the page: what keeps to the rules is thousands of places, and telling them takes longer than to find them.
 */
async function problemsOf(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(
    async (asked) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(asked);
      return violations.map(({ id, nodes }) => {
        const places = nodes.slice(0, 3).map(({ target, any }) => `${target} (${any[0]?.message ?? ''})`);
        return `${id} ×${nodes.length}: ${places.join(' | ')}`;
      });
    },
    { ...options, resultTypes: ['violations' as const] },
  );
}

/** What breaks a rule on the page as it is now, in light; `except` names rules that do not fit. */
export async function problemsInLight(page: Page, except: readonly string[] = []): Promise<string[]> {
  await turn(page, 'light');
  return problemsOf(page, {
    runOnly: { type: 'tag', values: rules },
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  });
}

/**
 * What breaks a rule that colour can break, once the open page has turned dark. Chromium leaves what is outside of the
 * window as it was when the scheme changes, so all of the page has to be drawn before: `seeAll`.
 */
export async function problemsInDark(page: Page): Promise<string[]> {
  await turn(page, 'dark');
  return problemsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

/** Gives the page this scheme, and waits until it is drawn so. */
async function turn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
