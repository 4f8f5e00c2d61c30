import { aboveAll } from './around.ts';

/** What does something of its own with Escape says so where it is drawn; a field with words in it only while it has some. */
const takers = `[data-escape="own"], [data-escape="filled"]:not(:placeholder-shown), ${aboveAll}`;

/**
 * Whether what has the focus does something of its own with Escape. Radix hears the key before it does and would close the layer
 * around it.
 */
export const takesEscape = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing || (target instanceof Element && target.closest(takers) !== null);
