import { expect, type Locator, type Page } from './test.ts';

/** Presses Tab until this has the focus, as somebody without a mouse would; every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 160; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await ringless(page)).toBeUndefined();
  }
  await expect(target).toBeFocused();
}

/** The focused element, unless a solid line is drawn around it, or around the card whose link it is, or its cover. */
export const ringless = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement ?? document.body;
    const isOutlined = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle === 'solid' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^(transparent|rgba\(.*, 0\)|.* \/ 0\))$/.test(outlineColor);
    const card = stop.closest('article') ?? stop;
    const cover = stop.closest('h2, h3, h4')?.nextElementSibling ?? stop;
    const hasRing =
      isOutlined(getComputedStyle(stop)) ||
      isOutlined(getComputedStyle(stop, '::after')) ||
      isOutlined(getComputedStyle(cover)) ||
      isOutlined(getComputedStyle(card));
    // Behind the last stop the browser's own begin.
    return hasRing || stop === document.body ? undefined : stop.outerHTML.slice(0, 200);
  });
