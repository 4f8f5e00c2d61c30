const controls =
  'button, a[href], summary, input, select, textarea, [role="button"], [role="link"], [role^="menuitem"]';

let pressed: HTMLElement | undefined;

// Safari gives a pressed button no focus, so what opened something cannot be asked of the focus alone.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event;
      const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
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
}

/** The control that was pressed last, if it is still on the page. */
export function lastPressed(): HTMLElement | undefined {
  return pressed?.isConnected ? pressed : undefined;
}
