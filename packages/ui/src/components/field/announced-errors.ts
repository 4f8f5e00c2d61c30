import { announce } from '../../internal/announce.ts';

/** Long enough for a form to move the focus after a refused submit, short enough to feel immediate. */
const gathering = 150;

const appeared = new Map<string, string>();
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
  if (!focusTellsIt) announce([...appeared.values()].join(' '));
  appeared.clear();
}
