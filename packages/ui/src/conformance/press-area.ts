/** What is pressed with a finger. */
export const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"], [role="option"], [role^="menuitem"], [role="slider"]';

/** A target is as wide and as high as this, in pixels. */
export const leastTarget = 44;

/**
 * Whether a person can press it: it is seen, no part of something inert, no link in a sentence. Stands on nothing else in this file,
 * so that a page of another window can be given its text.
 */
export function takesPresses(control: HTMLElement): boolean {
  if (control.closest('[inert], [aria-hidden="true"]')) return false;
  if (!control.checkVisibility({ visibilityProperty: true })) return false;
  const { pointerEvents, display } = getComputedStyle(control);
  // The link to the page that is open leads nowhere.
  if (pointerEvents === 'none') return false;
  const isInSentence =
    control.matches('a') &&
    display === 'inline' &&
    [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
  return !isInSentence && (control.tabIndex >= 0 || /^(menuitem|option)/.test(control.role ?? ''));
}

/**
 * Over how many pixels across and down, through its middle, a press lands on a control or on its label; no more than the least where
 * it reaches that to both sides. Stands on nothing else in this file, so that a page of another window can be given its text.
 */
export function pressArea(control: HTMLElement, least = 44): [width: number, height: number] {
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
  control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  // Whole pixels from its edge: a point less than a pixel before an edge hits for the browser, which would be one too many.
  const [x, y] = [left + Math.floor(width / 2), top + Math.floor(height / 2)];
  const takes = (across: number, down: number) => {
    const hit = document.elementFromPoint(x + across, y + down);
    return hit !== null && [control, ...labels].some((one) => one.contains(hit));
  };
  if (!takes(0, 0)) return [0, 0];
  const from = (across: number, down: number) => {
    let steps = 0;
    while (steps < least && takes(across * (steps + 1), down * (steps + 1))) steps += 1;
    return steps;
  };
  // Most are large enough, which few points tell; the others are measured.
  const half = least / 2;
  const along = (across: number, down: number) =>
    [-half, -half / 2, half / 2, half - 1].every((step) => takes(across * step, down * step))
      ? least
      : from(-across, -down) + 1 + from(across, down);
  return [along(1, 0), along(0, 1)];
}
