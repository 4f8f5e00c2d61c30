import type { Page } from './test.ts';

/** One jump, as the browser counts it: how much, and what moved from where to where. */
type Shift = { value: number; moved: string[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** What the browser writes down of a jump; not yet among TypeScript's types. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * Lets the app's scripts through once the brand's font is there: where none of the fonts is installed that stand in for it,
 * words move when it comes (decision 0404). To be called anew before each page.
 */
export async function waitForFont(page: Page) {
  const font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/font.woff2'));
  await page.route('**/student/assets/*.js', async (route) => {
    await font;
    await route.continue();
  });
}

/** Has every page that is opened from now on write down what jumps on it, whether someone has just pressed something or not. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) => `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`;
    const read = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[])
        window.shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
          ),
        });
    };
    new PerformanceObserver((list) => read(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });

/** What has jumped on the open page since it was opened. */
export const shiftsOf = (page: Page) => page.evaluate(() => window.shifts);
