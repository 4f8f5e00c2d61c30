const controls =
  'button, a[href], summary, input, select, textarea, [role="button"], [role="link"], [role^="menuitem"]';

let pressed: HTMLElement | undefined;

// Safari gives a pressed button no focus, so what opened something cannot be asked of the focus alone.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
      if (control) pressed = control;
    },
    { capture: true, passive: true },
  );
}

/** The control that was pressed last, if it is still on the page. */
export function lastPressed(): HTMLElement | undefined {
  return pressed?.isConnected ? pressed : undefined;
}
