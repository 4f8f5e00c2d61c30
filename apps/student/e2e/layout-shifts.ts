import type { Page } from './test.ts';

/** One jump, as the browser counts it: how much, and what moved from where to where. */
type Shift = { value: number; moved: string[]; at: number };

declare global {
  interface Window {
    /** Written by {@link recordShifts}. */
    shifts?: Shift[];
    /** Since when the page is drawn in its own fonts; what jumps before is not counted. */
    wornAt?: number;
  }
}

/** What the browser writes down of a jump; not yet among TypeScript's types. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * Lets the app's scripts through once the brand's fonts are there: where none of the fonts is installed that stand in for them,
 * words move when they come (decision 0404), also those that the document draws by itself. What has moved by then is forgotten. To be
 * called anew before each page.
 */
export async function waitForFont(page: Page) {
  const font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/font.woff2'));
  const worn = font.then(() => page.evaluate(wearFonts));
  // A page that is left meanwhile says nothing more.
  worn.catch(() => {});
  await page.route('**/student/assets/*.js', async (route) => {
    await worn;
    await route.continue();
  });
}

/** In the page: waits until all is drawn in its fonts, and writes down since when. */
async function wearFonts() {
  const frame = () => new Promise(requestAnimationFrame);
  // Before the first text is laid out no font is wanted, and nothing is waited for.
  while (![...document.fonts].some(({ status }) => status === 'loaded')) await frame();
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames++) await frame();
  window.wornAt = performance.now();
}

/** Has every page that is opened from now on write down what jumps on it, whether someone has just pressed something or not. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) => `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`;
    const read = (entries: PerformanceEntryList) => {
      for (const { value, sources, startTime } of entries as LayoutShift[])
        shifts.push({
          value,
          at: startTime,
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
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window.shifts ?? []).filter(({ at }) => at > (window.wornAt ?? 0)));
