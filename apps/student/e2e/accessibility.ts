import AxeBuilder from '@axe-core/playwright';
import type { Page } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Without frames of other origins the short way suffices, which opens no page of its own. */
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** What axe finds, a line per rule with the first places. */
async function problemsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, any }) => `${target} (${any[0]?.message ?? ''})`);
    return `${id} ×${nodes.length}: ${places.join(' | ')}`;
  });
}

/** What breaks a rule on the page as it is now, in light; `except` names rules that do not fit. */
export async function problemsInLight(page: Page, except: readonly string[] = []): Promise<string[]> {
  await turn(page, 'light');
  return problemsOf(
    axeOf(page)
      .withTags(rules)
      .disableRules([...except]),
  );
}

/**
 * What breaks a rule that colour can break, once the open page has turned dark. Chromium leaves what is outside of the
 * window as it was when the scheme changes, so all of the page has to be drawn before: `seeAll`.
 */
export async function problemsInDark(page: Page): Promise<string[]> {
  await turn(page, 'dark');
  return problemsOf(axeOf(page).withRules(['color-contrast']));
}

/** Gives the page this scheme, and waits until it is drawn so. */
async function turn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
