import { type RefObject, useEffect, useRef } from 'react';
import { present } from '../../internal/present.ts';
import { useNativeValue } from '../../internal/use-native-value.ts';
import { tellNews } from './announced-texts.ts';
import * as styles from './counter.css.ts';
import type { LengthWords } from './length.words.ts';
import { lengthOf, type TextControl } from './use-is-too-short.ts';

/** How much is left is said when one of these counts is reached or passed, not at every key. */
const told = [20, 10, 5, 1, 0];

interface CounterProps {
  /** The element whose characters are counted. */
  control: RefObject<TextControl | null>;
  /** How many it is drawn with. */
  initial: number;
  max: number;
  words: Pick<LengthWords, 'left'>;
}

/** Characters used of those allowed: drawn always, said near the end. */
export function Counter({ control, initial, max, words }: CounterProps) {
  const length = useNativeValue(control, lengthOf, initial);
  const left = Math.max(0, max - length);
  const step = told.findLast((count) => left <= count) ?? Number.POSITIVE_INFINITY;
  const before = useRef(step);

  /* Says how much is left as the end comes nearer; text that goes is no news. */
  useEffect(() => {
    if (step < before.current) tellNews(control, words.left(left));
    before.current = step;
  }, [step, left, words, control]);

  return (
    <span
      className={styles.counter}
      data-near={present(left > 0 && Number.isFinite(step))}
      data-full={present(left === 0)}
      aria-hidden="true"
    >
      {length}/{max}
    </span>
  );
}
