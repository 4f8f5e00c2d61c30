import type { Page } from './test.ts';

/** How many pixels the page is wider than the room it has. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return Math.max(0, scrollWidth - Math.round(document.documentElement.getBoundingClientRect().width));
  });

/** Gives the page this text size, 100 for the usual one, and waits until it is drawn so. */
export const setTextSize = (page: Page, percent: number) =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, percent);

/**
 * What scrolls farther than to the end of what is seen in it, and by how many px across and down: it is lengthened by texts for screen
 * readers only, which something around a scroller has placed.
 */
export const emptyScrollOf = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() => {
    const all = [document.documentElement, ...document.body.querySelectorAll<HTMLElement>('*')];
    const scrollers: HTMLElement[] = [];
    const unseen: HTMLElement[] = [];
    for (const element of all) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      if (scrolls || element === document.documentElement) scrollers.push(element);
      if (clipPath === 'inset(50%)') unseen.push(element);
    }
    const lengthsOf = () => scrollers.map(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight]);
    const before = lengthsOf();
    // In the corner of what places them they lengthen nothing.
    for (const element of unseen) element.style.inset = '0 auto auto 0';
    const after = lengthsOf();
    for (const element of unseen) element.style.inset = '';
    return Object.fromEntries(
      scrollers.flatMap((scroller, at) => {
        const beyond = (before[at] ?? []).map((length, way) => length - (after[at]?.[way] ?? 0));
        const name = scroller.getAttribute('aria-label') ?? scroller.innerText.trim().slice(0, 40);
        return beyond.some((length) => length > 1) ? [[`${scroller.localName} ${name}`, beyond]] : [];
      }),
    );
  });

/** Goes down the page and up again, so that all of it is drawn, and stays so: what is off screen is otherwise left as it was. */
export const seeAll = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    // What is closed stays so.
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });

/** What is wrong with where words stand, a line for each. */
export type Misfits = { broken: string[]; outside: string[] };

/**
 * Words that end on another line than they begin on, and words and numbers that reach out of the circle, the button or the
 * card they stand in. A word may break where it alone takes most of the window's width.
 */
export const misfitsOf = (page: Page): Promise<Misfits> =>
  page.evaluate(() => {
    const words = /(?<![\p{L}\p{N}-])\p{L}-\p{L}+|[\p{L}\p{N}]+/gu;
    const range = document.createRange();
    const broken = new Set<string>();
    const outside = new Set<string>();

    const known = new Map<Element, boolean>();
    /** What is for screen readers only has no size. */
    const isUnseen = (element: Element): boolean => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const isTiny = element instanceof HTMLElement && element.offsetWidth <= 1 && element.offsetHeight <= 1;
      const is = isTiny || (element.parentElement !== null && isUnseen(element.parentElement));
      known.set(element, is);
      return is;
    };
    const isSeen = (element: Element) =>
      !element.matches('script, style') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isUnseen(element);
    /** The nearest box that is painted, unless what is between scrolls or cuts. */
    const paintedBoxOf = (from: Element) => {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX, backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        const hasBorder = Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== 'rgba(0, 0, 0, 0)';
        if (backgroundColor !== 'rgba(0, 0, 0, 0)' || hasBorder) return box;
        if (overflowX !== 'visible') return undefined;
      }
      return undefined;
    };
    const isCut = (element: Element) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 1)
          return true;
      return false;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!(text instanceof Text) || !element || !text.data.trim() || !isSeen(element)) continue;
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length === 0) continue;
      const says = `${text.data.trim().slice(0, 40)} (${element.tagName.toLowerCase()})`;

      const box = paintedBoxOf(element);
      if (box) {
        const edge = box.getBoundingClientRect();
        const height = Number.parseFloat(getComputedStyle(element).fontSize) * 0.7;
        const scrolls = getComputedStyle(box).overflowY !== 'visible';
        for (const { left, right, top, bottom } of lines) {
          const middle = (top + bottom) / 2;
          const isBeside = left < edge.left - 1 || right > edge.right + 1;
          const isBeyond = middle - height / 2 < edge.top - 1 || middle + height / 2 > edge.bottom + 1;
          if (isBeside || (isBeyond && !scrolls)) outside.add(says);
        }
      }

      if (lines.length === 1 || isCut(element)) continue;
      for (const { index, 0: word } of text.data.matchAll(words)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(parts.map(({ top }) => Math.round(top))).size < 2) continue;
        const whole = parts.reduce((sum, { width }) => sum + width, 0);
        if (whole < innerWidth * 0.66) broken.add(`${word} (${element.tagName.toLowerCase()})`);
      }
    }
    return { broken: [...broken], outside: [...outside] };
  });
