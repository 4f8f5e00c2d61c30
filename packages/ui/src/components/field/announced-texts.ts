import { announce } from '../../internal/announce.ts';

/** Long enough for a form to move the focus after a refused submit, short enough to feel immediate. */
const gathering = 150;

const errors = new Set<HTMLElement>();
const news = new Map<object, string>();
let lastFocused: { element: Element; at: number } | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element) lastFocused = { element: target, at: performance.now() };
    },
    { capture: true, passive: true },
  );
}

/**
 * Tells an error that turned up, once. A screen reader reads an error by itself when the focus arrives at its field, its group or a
 * summary of errors; so nothing is said when that just happened (a refused submit moves the focus to the first wrong field), and
 * what turned up without it (left a field, typing in it, Enter in the very field that is wrong) is said politely.
 *
 * @param element what shows the error; the control or its group is described by its id.
 */
export function tellError(element: HTMLElement): void {
  begin();
  errors.add(element);
}

/**
 * Tells news that is no error, once, together with the errors of the same moment: one would take the other's place.
 *
 * @param about what it is about; the last that came about the same is said.
 */
export function tellNews(about: object, text: string): void {
  begin();
  news.set(about, text);
}

function begin(): void {
  if (errors.size === 0 && news.size === 0) setTimeout(tell, gathering, performance.now());
}

function tell(since: number): void {
  const focused = lastFocused && lastFocused.at > since - gathering ? lastFocused.element : undefined;
  const shown = [...errors].filter((error) => error.isConnected);
  const texts = isReadByFocus(focused, shown) ? [] : shown.map((error) => error.textContent ?? '');
  const all = [...texts, ...news.values()].join(' ');
  if (all !== '') announce(all);
  errors.clear();
  news.clear();
}

function isReadByFocus(focused: Element | undefined, shown: readonly HTMLElement[]): boolean {
  if (!focused) return false;
  if (focused.matches('[data-part="error-summary"]')) return true;
  return shown.some(({ id }) => focused.closest(`[aria-describedby~="${CSS.escape(id)}"]`) !== null);
}
