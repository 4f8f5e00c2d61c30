import { type RefObject, useLayoutEffect, useState } from 'react';
import { hearWritten } from './hear-written.ts';

/**
 * What native controls hold, asked of them, however it came there: typed, pasted, chosen, written by a script (`setValue` of
 * react-hook-form), or taken back by a reset of the form. The one way of drawing and saying what a form owns (decision 0521).
 *
 * @param holder the control, or the fieldset around several; it is there when the effects of what is drawn beside it run.
 * @param read asks it for a text, a number, a file or a list of these; the same function at each drawing.
 * @param initial what it is drawn with.
 * @param controls which ones stand in the fieldset, in a word that changes with them.
 * @param events what tells that it holds something else; of a control that its owner hears by `change` alone, only that.
 */
export function useNativeValue<Holder extends HTMLElement, Held>(
  holder: RefObject<Holder | null>,
  read: (holder: Holder) => Held,
  initial: Held,
  controls = '',
  events: readonly ('input' | 'change')[] = both,
): Held {
  const [held, setHeld] = useState(initial);

  /* The element knows what it holds; neither React nor the form tells of every change. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: `controls` says that others stand in it.
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const ask = () => {
      const now = read(element);
      setHeld((before) => (isSame(before, now) ? before : now));
    };
    ask();
    const end = new AbortController();
    for (const event of events) element.addEventListener(event, ask, { signal: end.signal });
    const ends = [element, ...element.querySelectorAll('input')].flatMap((control) => [
      hearWritten(control, 'value', ask),
      hearWritten(control, 'checked', ask),
      hearWritten(control, 'files', ask),
    ]);
    return () => {
      end.abort();
      for (const restore of ends) restore();
    };
  }, [holder, read, controls, events]);

  return held;
}

const both = ['input', 'change'] as const;

/** Lists are the same that hold the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((each, index) => each === other[index])
    : one === other;
