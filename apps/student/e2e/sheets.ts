import type { Page } from './test.ts';

/**
 * Turns the order of the style sheets round that the page has asked for, and names what is drawn otherwise then: each element by its
 * tag and classes, with the properties that changed. Sheets come in the order in which a visit needs them.
 */
export const drawnByOrder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/assets/'));
    const copyOf = ({ href, cssRules }: CSSStyleSheet) => {
      const copy = new CSSStyleSheet(href ? { baseURL: href } : {});
      copy.replaceSync([...cssRules].map(({ cssText }) => cssText).join('\n'));
      return copy;
    };
    const copies = sheets.map(copyOf);
    const elements = [...document.querySelectorAll('body, body *')];
    const parts = [undefined, '::before', '::after', '::placeholder', '::marker'];
    const drawn = () =>
      elements.map((element) =>
        parts.map((part) => {
          const style = getComputedStyle(element, part);
          return [...style].map((name) => `${part ?? ''} ${name}: ${style.getPropertyValue(name)}`);
        }),
      );

    for (const sheet of sheets) sheet.disabled = true;
    document.adoptedStyleSheets = [...copies, still];
    const before = drawn();
    document.adoptedStyleSheets = [...copies.toReversed(), still];
    const after = drawn();
    document.adoptedStyleSheets = [];
    for (const sheet of sheets) sheet.disabled = false;

    return elements.flatMap((element, at) => {
      const [one, other] = [before[at]?.flat() ?? [], after[at]?.flat() ?? []];
      const changed = one.flatMap((value, place) =>
        value === other[place] ? [] : `${value} → ${other[place]}`,
      );
      return changed.length > 0 ? [`${element.tagName}.${element.className}: ${changed.join('; ')}`] : [];
    });
  });
