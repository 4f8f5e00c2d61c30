/** Told on the document (reset.css.ts): what the window's rounded corners and its bar take away at the foot. */
export const safeFoot = '--ui-safe-foot';

/** How much of the window's foot the device covers. */
export const belowSafeArea = `var(${safeFoot})`;
