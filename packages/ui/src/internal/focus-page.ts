/**
 * Puts the focus where the page begins, as a browser does after loading one: on what says that the person came for it
 * (`data-came-for`), on its `h1`, else on its `main`. Not for the tab order: it takes the focus once, so that the next Tab starts below it.
 */
export function focusPage(): void {
  const start =
    document.querySelector('main [data-came-for]') ??
    document.querySelector('main h1') ??
    document.querySelector('h1') ??
    document.querySelector('main');
  if (start instanceof HTMLElement) focusOnce(start);
}

let isPressed = false;
/* By a person: what a script does is no press. */
for (const type of ['keydown', 'pointerdown'])
  globalThis.addEventListener?.(
    type,
    (event) => {
      isPressed ||= event.isTrusted;
    },
    { capture: true, passive: true },
  );

/** Whether somebody has pressed a key or the page since it was loaded. Before that a browser draws a ring round whatever a script focuses. */
export const wasPressed = (): boolean => isPressed;

/** Focuses what is no control. */
export function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
