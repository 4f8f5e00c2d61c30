const errors = new WeakSet<object>();

/** Remembers that a person was told of this error; of one in what was thrown away before it stood, nobody was. */
export function rememberTold(error: unknown): void {
  if (typeof error === 'object' && error !== null) errors.add(error);
}

/** Whether a person was told of this error, in any part of any page. */
export const isTold = (error: object): boolean => errors.has(error);
