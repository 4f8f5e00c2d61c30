import { prefers } from '../theme/breakpoints.ts';

/**
 * A transition that is there only while its element is pointed at, pressed or focused. A transition that always stands on
 * a colour also runs whenever the brand or the scheme changes: on every card and button at once, with an event each
 * (docs/decisions/0560-transitions-while-pointed.md). Spread it into `'@media'`.
 */
export const whilePointed = (transition: string) => ({
  [prefers.motion]: { selectors: { '&:is(:hover, :active, :focus-visible)': { transition } } },
});
