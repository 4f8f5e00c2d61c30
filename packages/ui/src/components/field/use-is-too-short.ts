import { type RefObject, useEffect, useState } from 'react';
import { useNativeValue } from '../../internal/use-native-value.ts';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** How many characters a control holds. */
export const lengthOf = ({ value }: TextControl): number => value.length;

/**
 * Whether a control holds less than the least that it accepts (SHELL-57): judged once the person leaves it, and from then on as they
 * mend it. An empty one is not too short; whether it may stay empty is another rule.
 */
export function useIsTooShort(
  control: RefObject<TextControl | null>,
  { initial, least }: { initial: number; least: number | undefined },
): boolean {
  const length = useNativeValue(control, lengthOf, initial);
  const [wasLeft, setLeft] = useState(false);

  /* The element, which is left when it loses the focus. */
  useEffect(() => {
    const element = control.current;
    if (!element || least === undefined) return;
    // One that was left empty is judged when it is left the next time.
    const leave = () => setLeft(isTooShort(lengthOf(element), least));
    element.addEventListener('blur', leave);
    return () => element.removeEventListener('blur', leave);
  }, [control, least]);

  return least !== undefined && wasLeft && isTooShort(length, least);
}

const isTooShort = (length: number, least: number) => length > 0 && length < least;
