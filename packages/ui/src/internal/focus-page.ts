/**
 * Puts the focus where the page begins, as a browser does after loading one: on its `h1`, else on its `main`. Not for the tab order:
 * it takes the focus once, so that the next Tab starts below it.
 */
export function focusPage(): void {
  const start =
    document.querySelector('main h1') ?? document.querySelector('h1') ?? document.querySelector('main');
  if (start instanceof HTMLElement) focusOnce(start);
}

/** Focuses what is no control. */
export function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
