import { type RefCallback, useLayoutEffect, useRef, useState } from 'react';
import { hearWritten } from '../../internal/hear-written.ts';

interface Choices {
  options: readonly { value: string | number }[];
  pending: boolean;
  value?: unknown;
  defaultValue?: unknown;
}

/**
 * What is chosen in a native select, also while there is no option for it: a select forgets what it cannot show, and neither
 * `defaultValue` nor react-hook-form says it a second time. Gives the ref that listens to scripts, which has to come before that of the
 * caller, and what hears a person's choice, beside the caller's `onChange`: a listener of the element would come before it, draw the
 * select with its owner's value as it was, and take the choice back.
 */
export function useChosen({ options, pending, value, defaultValue = '' }: Choices) {
  const [held, setHeld] = useState(String(defaultValue));
  const control = useRef<HTMLSelectElement>(null);
  /** As `held`, known before it is drawn. */
  const latest = useRef(held);
  const [hear] = useState(() => (chosen: unknown) => {
    latest.current = String(chosen);
    setHeld(latest.current);
  });
  const [attach] = useState(
    (): RefCallback<HTMLSelectElement> => (element) => {
      control.current = element;
      return element ? hearWritten(element, 'value', hear) : undefined;
    },
  );

  /* What came before its option is chosen once that is there; of what is not among the options nothing is kept. */
  const values = pending ? '' : String(options.map((option) => option.value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options (`values`) are other elements.
  useLayoutEffect(() => {
    const element = control.current;
    if (!element || value !== undefined || values === '' || element.value === latest.current) return;
    const isThere = [...element.options].some((option) => option.value === latest.current);
    element.value = isThere ? latest.current : element.value;
  }, [values]);

  return { chosen: value === undefined ? held : String(value), attach, hear };
}
