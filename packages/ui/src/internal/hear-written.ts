/**
 * Calls when a script writes a property of an element, of which no event tells: `setValue` of react-hook-form. React lays its own
 * property over it in the same way; a reset of the form comes through it, too (`after-reset.ts`).
 *
 * @param written hears what was written, after the element has it.
 * @returns what ends it.
 */
export function hearWritten(
  element: Element,
  property: 'value' | 'checked' | 'files',
  written: (value: unknown) => void,
): () => void {
  const own = Object.getOwnPropertyDescriptor(element, property);
  const native = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property);
  if (!native?.get || !native.set) return () => undefined;
  const { get, set } = native;
  Object.defineProperty(element, property, {
    configurable: true,
    enumerable: native.enumerable ?? false,
    get: () => get.call(element),
    set: (value: unknown) => {
      set.call(element, value);
      written(value);
    },
  });
  return () => {
    Reflect.deleteProperty(element, property);
    if (own) Object.defineProperty(element, property, own);
  };
}
