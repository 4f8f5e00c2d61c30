/** A value that is made when it is first asked for. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Values by id, read for many at once or for one when it was not among them. */
export const manyAtOnce = <T>(read: (ids: readonly number[]) => Map<number, T>) => {
  const values = new Map<number, T | undefined>();
  const about = (ids: readonly number[]) => {
    const missing = ids.filter((id) => !values.has(id));
    if (missing.length === 0) return;
    const found = read(missing);
    for (const id of missing) values.set(id, found.get(id));
  };
  return {
    about,
    of: (id: number): T | undefined => {
      about([id]);
      return values.get(id);
    },
  };
};
