const controls =
  'button, a[href], summary, input, select, textarea, [role="button"], [role="link"], [role^="menuitem"]';

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

let pressed: HTMLElement | undefined;
/** What the first press of a double click began on. */
let begun: HTMLElement | null = null;

// Safari gives a pressed button no focus, so what opened something cannot be asked of the focus alone.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      const { detail } = event;
      const control = controlOf(event);
      if (!control) return;
      // The second press of a double click belongs to what was pressed first: where that has gone, it would open what lay below it.
      if (detail < 2 || !pressed || pressed.isConnected) pressed = control;
      else {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
  document.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail < 2) begun = controlOf(event);
      // It would select the words that have come to stand where the control was.
      else if (begun && begun !== controlOf(event)) event.preventDefault();
    },
    true,
  );
}

/** The control that was pressed last, if it is still on the page. */
export function lastPressed(): HTMLElement | undefined {
  return pressed?.isConnected ? pressed : undefined;
}
