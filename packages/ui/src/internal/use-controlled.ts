import { useState } from 'react';

/**
 * A value that the caller owns (`value`) or the component does (`defaultValue`); either way every change is told.
 *
 * @param value the caller's, `undefined` where the component owns it.
 * @param initial what an owned value begins with.
 * @param onChange hears every change.
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): readonly [Value, (next: Value) => void] {
  const [owned, setOwned] = useState(initial);
  const change = (next: Value) => {
    if (value === undefined) setOwned(next);
    onChange?.(next);
  };
  return [value === undefined ? owned : value, change];
}
