const controlOf = ({ target }: Event) =>
  target instanceof Element
    ? target.closest('button, a[href], summary, label, [role="button"], [role^="menuitem"]')
    : null;

/**
 * The second press of a double click selects a word: not one that has come to stand where the first press was on a control. Who wants a
 * word marks it.
 */
export function keepSelection(): void {
  let begun: Element | null = null;
  addEventListener(
    'mousedown',
    (event) => {
      if (event.detail < 2) begun = controlOf(event);
      else if (begun && begun !== controlOf(event)) event.preventDefault();
    },
    true,
  );
}
