/** Operations whose handler or seed is under way. Empty when the sandbox answers everything. */
export const awaited: readonly string[] = [];
