/**
 * A link that is known to lead nowhere for now: it keeps its role and its place in the tab order, so that everyone can find
 * it and hear why. Native anchors without `href` lose both. Give it an `aria-describedby` with the reason.
 */
export const offLink = { role: 'link', 'aria-disabled': true, tabIndex: 0 } as const;
