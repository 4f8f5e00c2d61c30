/**
 * Keeps presses from a surface that began before it was there: the second press of a double click belongs to what was pressed first, and
 * would press whatever has come to stand under it, or take the focus away.
 * @returns ends it
 */
export function takeOwnPresses(surface: HTMLElement): () => void {
  let isOwn = false;
  const begin = (event: MouseEvent) => {
    if (event.detail < 2) isOwn = true;
    // It would take the focus away from what has it.
    else if (!isOwn) event.preventDefault();
  };
  const judge = (event: MouseEvent) => {
    if (isOwn || event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  surface.addEventListener('mousedown', begin, true);
  surface.addEventListener('click', judge, true);
  return () => {
    surface.removeEventListener('mousedown', begin, true);
    surface.removeEventListener('click', judge, true);
  };
}
