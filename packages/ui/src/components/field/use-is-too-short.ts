import { type RefObject, useEffect, useState } from 'react';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** How many characters a control holds. */
export const lengthOf = ({ value }: TextControl): number => value.length;

/**
 * Whether a control holds less than the least that it accepts (SHELL-57): judged when the person leaves it, and then as they mend it. An
 * empty one is not too short; whether it may stay empty is another rule.
 *
 * @returns whether it is, and `mend`, to be called once React has heard of a change. A listener of its own would draw the control anew
 *   before its owner knows the text, and so write a controlled one back.
 */
export function useIsTooShort(
  control: RefObject<TextControl | null>,
  least: number | undefined,
): { isTooShort: boolean; mend: () => void } {
  const [isTooShort, setTooShort] = useState(false);
  const isBelow = () => {
    const length = control.current ? lengthOf(control.current) : 0;
    return least !== undefined && length > 0 && length < least;
  };

  /* The element, which is left when it loses the focus. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked of the control depends on nothing else.
  useEffect(() => {
    const element = control.current;
    if (!element || least === undefined) return;
    const leave = () => setTooShort(isBelow());
    element.addEventListener('blur', leave);
    return () => element.removeEventListener('blur', leave);
  }, [control, least]);

  return { isTooShort, mend: () => setTooShort((before) => before && isBelow()) };
}
