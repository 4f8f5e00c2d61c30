import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many characters stand in an element, however they came there: typed, pasted, put together by an input method, written by a
 * script (`setValue` of react-hook-form), or taken away by a reset of the form.
 *
 * @param control the element; it is there when the effects of what is drawn beside it run.
 * @param initial what it is drawn with.
 */
export function useLength(control: RefObject<HTMLTextAreaElement | null>, initial: number): number {
  const [length, setLength] = useState(initial);

  /* The element knows its text; neither React nor the form tells of every change. */
  useLayoutEffect(() => {
    const element = control.current;
    if (!element) return;
    const count = () => setLength(element.value.length);
    const end = new AbortController();
    const { signal } = end;
    count();
    element.addEventListener('input', count, { signal });
    // The form empties its fields after this event.
    const reset = ({ target }: Event) => target === element.form && setTimeout(count);
    document.addEventListener('reset', reset, { signal, capture: true });
    const restore = hearWritten(element, count);
    return () => {
      end.abort();
      restore();
    };
  }, [control]);

  return length;
}

/** Calls when a script writes `element.value`, of which no event tells. React lays its own property over it in the same way. */
function hearWritten(element: HTMLTextAreaElement, written: () => void): () => void {
  const own = Object.getOwnPropertyDescriptor(element, 'value');
  const native = own ?? Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  if (!native?.get || !native.set) return () => undefined;
  const { get, set } = native;
  Object.defineProperty(element, 'value', {
    configurable: true,
    enumerable: native.enumerable ?? false,
    get: () => get.call(element),
    set: (text: string) => {
      set.call(element, text);
      written();
    },
  });
  return () => {
    Reflect.deleteProperty(element, 'value');
    if (own) Object.defineProperty(element, 'value', own);
  };
}
