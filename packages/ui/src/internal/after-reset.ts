/*
 * React compares what a control holds with what it saw last, through properties that it lays over the control, and a reset goes past
 * those: the first change afterwards would reach no handler if it brought the old value back. Written through them, what the form has
 * put back is known to React, and to whoever hears what scripts write (`hear-written.ts`).
 */
if (typeof document !== 'undefined')
  document.addEventListener('reset', (event) =>
    // The form empties its fields after this event.
    setTimeout(() => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      for (const control of event.target.elements)
        for (const property of ['value', 'checked'])
          if (Object.hasOwn(control, property))
            Reflect.set(control, property, Reflect.get(control, property));
    }),
  );
