/** How long what was said stays for a screen reader to pick up; then nothing of it lies at the end of the page. */
const staying = 3000;

/** Long enough for a form to move the focus after a refused submit, short enough to feel immediate. */
const gathering = 150;

const appeared = new Map<string, string>();
let region: HTMLElement | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;
let lastFocused: { id: string; at: number } | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement) lastFocused = { id: target.id, at: performance.now() };
    },
    { capture: true, passive: true },
  );
}

/**
 * Tells an error that turned up, once. A screen reader reads an error by itself when the focus arrives at its field;
 * so nothing is said when that just happened (a refused submit moves the focus to the first wrong field), and what
 * turned up without it (left a field, typing in it, Enter in the very field that is wrong) is said politely.
 *
 * @param controlId the id of the control that the error belongs to.
 */
export function tellError(controlId: string, text: string): void {
  if (appeared.size === 0) setTimeout(tell, gathering, performance.now());
  appeared.set(controlId, text);
}

function tell(since: number): void {
  const focusTellsIt =
    lastFocused !== undefined && lastFocused.at > since - gathering && appeared.has(lastFocused.id);
  if (!focusTellsIt) say([...appeared.values()].join(' '));
  appeared.clear();
}

function say(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('aria-live', 'polite');
    region.dataset.part = 'announced-errors';
    region.style.cssText =
      'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
  }
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  clearTimeout(ending);
  ending = setTimeout(() => region?.replaceChildren(), staying);
}
