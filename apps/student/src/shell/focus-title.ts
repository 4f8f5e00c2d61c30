/** The part of the page that an element stands in, with its title. */
export function partAround(element: HTMLElement) {
  const part = element.closest<HTMLElement>('[role="dialog"], section, main');
  return { part, title: part?.querySelector<HTMLElement>('h1, h2') };
}

/** Gives the focus to a title, which has no place in the order of Tab, and leaves the page where it is. */
export function focusTitle(title: HTMLElement): void {
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
