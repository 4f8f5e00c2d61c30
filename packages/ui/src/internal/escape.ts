import { aboveAll } from './around.ts';

/** A search that holds words to take away, a player that shows its keys, a toast that is left. */
const takers = `input[type="search"]:not(:placeholder-shown), [data-keys-open], ${aboveAll}`;

/**
 * Whether what has the focus does something of its own with Escape. Radix hears the key before it does and would close the layer
 * around it.
 */
export const takesEscape = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing || (target instanceof Element && target.closest(takers) !== null);
