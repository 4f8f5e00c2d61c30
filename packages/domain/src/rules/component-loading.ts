/** How many loads of a component are on their way, after another one has begun (SHELL-42). */
export const afterLoadStarted = (count: number): number => count + 1;

/** How many are left after one has ended; an end without a beginning never makes it fewer than none (SHELL-42). */
export const afterLoadEnded = (count: number): number => Math.max(0, count - 1);

/** Whether the component shows its spinner: while any load is on its way (SHELL-42). */
export const isComponentLoading = (count: number): boolean => count > 0;
