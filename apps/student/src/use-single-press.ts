import { useRef } from 'react';

/** Presses that follow each other so soon are one, in milliseconds. */
const doublePressMs = 1000;

/**
 * Lets a double tap, whose first answer may be there already, count as one press.
 *
 * @param hasFailed what was pressed for did not come: the next press counts, however soon
 */
export function useSinglePress(act: () => void, hasFailed = false): (event: { timeStamp: number }) => void {
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  return ({ timeStamp }) => {
    if (!hasFailed && timeStamp - lastPress.current < doublePressMs) return;
    lastPress.current = timeStamp;
    act();
  };
}
