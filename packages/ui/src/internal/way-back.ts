import { focusOnce, focusPage } from './focus-page.ts';
import { lastPressed } from './last-pressed.ts';
import { tabStopsIn, takesFocus } from './tab-stops.ts';

/** Parts of a page to go to where none of their controls is left: they have a name of their own, or take the focus for that. */
const regions =
  'nav, form[aria-label], form[aria-labelledby], section[aria-label], section[aria-labelledby], [role="region"], [role="dialog"], [role="alertdialog"], div[tabindex="-1"]';

/** How long a late answer may still take away what the focus went back to, in milliseconds. */
const watching = 5000;

/**
 * The element that a surface opens from, as far as the page can tell: what has the focus, or, where nothing has (Safari gives
 * a pressed button none), what was pressed last; for an item of a menu, which is about to vanish, the button of that menu.
 */
export function currentOpener(): HTMLElement | undefined {
  const { activeElement: active, body } = document;
  const pressed = lastPressed();
  const isOnControl =
    active instanceof HTMLElement &&
    active !== body &&
    !(pressed && active !== pressed && active.contains(pressed));
  const opener = isOnControl ? active : pressed;
  const button = opener?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button ? document.getElementById(button) : undefined) ?? opener;
}

/**
 * Remembers the way back to an element: to itself, else, once it is gone, hidden or disabled, to its nearest neighbour that
 * takes the focus, else to the region that it stood in, else to where the page begins. What stands beside the page's parts (a link
 * that skips to its content) is no neighbour: where a part has gone, so has the page.
 *
 * @returns goes that way.
 */
export function wayBackTo(opener: HTMLElement | undefined): () => void {
  const path: { parent: Element; index: number }[] = [];
  for (let child: Element | undefined = opener; child?.parentElement; child = child.parentElement)
    path.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });

  const go = () => {
    if (opener?.isConnected && takesFocus(opener)) {
      opener.focus({ preventScroll: true });
      if (document.activeElement === opener) return;
    }
    for (const { parent, index } of path) {
      if (!parent.isConnected) continue;
      if (parent === document.body || parent.querySelector('main')) break;
      const children = [...parent.children];
      const neighbour =
        firstOf(children.slice(index), (stops) => stops[0]) ??
        firstOf(children.slice(0, index).reverse(), (stops) => stops.at(-1));
      if (neighbour) return neighbour.focus({ preventScroll: true });
      if (parent instanceof HTMLElement && parent.matches(regions) && takesFocus(parent))
        return focusOnce(parent);
    }
    focusPage();
  };

  return () => {
    go();
    // The same render may take away the opener together with what it opened, and a late answer a moment after.
    queueMicrotask(() => isFocusLost() && go());
    // One that is gone already has no late answer: what comes next is another page, whose focus is its own.
    if (opener?.isConnected) watch(opener, go);
  };
}

/** Whether the browser has dropped the focus, together with what had it. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

function firstOf(
  elements: readonly Element[],
  choose: (stops: HTMLElement[]) => HTMLElement | undefined,
): HTMLElement | undefined {
  for (const element of elements) {
    const isStop = element instanceof HTMLElement && element.tabIndex >= 0 && takesFocus(element);
    const found = isStop ? element : choose(tabStopsIn(element));
    if (found) return found;
  }
  return undefined;
}

/** Until somebody moves the focus, or for a few seconds. */
function watch(opener: HTMLElement, go: () => void): void {
  const end = new AbortController();
  const stop = () => end.abort();
  const gone = new MutationObserver(() => {
    if (opener.isConnected) return;
    stop();
    if (isFocusLost()) go();
  });
  gone.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, watching);
  for (const event of ['keydown', 'pointerdown'])
    document.addEventListener(event, stop, { signal: end.signal, capture: true, passive: true });
  end.signal.addEventListener('abort', () => {
    gone.disconnect();
    clearTimeout(timer);
  });
}
