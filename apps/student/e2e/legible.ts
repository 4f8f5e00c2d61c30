import type { Page } from './test.ts';

/** Text that is drawn smaller than 12 px, written by the page or by its style sheets: size, words and whose they are. */
export const smallTextOf = (page: Page) =>
  page.evaluate(() => {
    const small = new Set<string>();
    const judge = (element: Element, part: '' | '::before' | '::after', words: string) => {
      const size = Number.parseFloat(getComputedStyle(element, part || null).fontSize);
      if (size < 12) small.add(`${size} px: ${words.trim().slice(0, 40)} (${element.tagName}${part})`);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, template')) continue;
      // What an SVG says of its letters is in its own units.
      if (element instanceof SVGElement) continue;
      for (const { nodeType, textContent } of element.childNodes)
        if (nodeType === Node.TEXT_NODE && textContent?.trim()) judge(element, '', textContent);
      for (const part of ['::before', '::after'] as const) {
        const { content } = getComputedStyle(element, part);
        if (/"./.test(content)) judge(element, part, content);
      }
    }
    return [...small];
  });

/** What a person types into or chooses from, and its text size in px. */
export const fieldSizesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, textarea, select, [contenteditable]')]
      .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=hidden]'))
      .map((field) => ({
        name:
          field.getAttribute('aria-label') ??
          document.querySelector(`label[for="${field.id}"]`)?.textContent ??
          field.tagName,
        size: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
  );

/** What one `rem` is, in px. */
export const remOf = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** How tall each icon of the page's own part is drawn, by what it stands in; pictures and what is laid over a film are none. */
export const iconHeightsOf = (page: Page) =>
  page.evaluate(() => {
    const heights: Record<string, number> = {};
    const add = (owner: Element, kind: string, height: number) => {
      const says = owner.closest('a, button, li, article, h2, h3, p') ?? owner;
      const name = (says.getAttribute('aria-label') ?? says.textContent ?? '').trim().slice(0, 40);
      if (height > 0) heights[`${name} (${kind})`] ??= height;
    };
    const isOverFilm = (element: Element) => element.closest('section:has(video), [data-shape="film"]');
    for (const icon of document.querySelectorAll('main svg[class], [role="dialog"] svg[class]'))
      if (icon.checkVisibility() && !isOverFilm(icon)) add(icon, 'svg', icon.getBoundingClientRect().height);
    for (const element of document.querySelectorAll('main article *, main button')) {
      const { maskImage, maskSize, height } = getComputedStyle(element, '::before');
      if (maskImage !== 'none' && maskSize === 'contain') add(element, '::before', Number.parseFloat(height));
    }
    return heights;
  });
