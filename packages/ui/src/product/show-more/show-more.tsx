import { Children, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/button.tsx';
import type { Native } from '../../internal/native.ts';
import { tabStopsIn } from '../../internal/tab-stops.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './show-more.css.ts';
import { type ShowMoreWords, showMoreWords } from './show-more.words.ts';

export interface ShowMoreProps extends Native<'div', 'children'> {
  /** What the items are; said after the word of the button. */
  label: string;
  /** All items. */
  items: ReactNode;
  /** Draws a list of those that are shown, an `li` each. */
  children: (shown: ReactNode) => ReactNode;
  /** So many at first. */
  first?: number;
  /** So many more with each press. */
  step?: number;
  words?: DeepPartial<ShowMoreWords>;
}

/**
 * A list that shows its first items and the others where it stands: nothing above them moves, and the focus goes to the first of those
 * that came (TRACK-11). Attributes and ref go to its root.
 */
export function ShowMore({ label, items, children, first = 4, step = 12, words, ...native }: ShowMoreProps) {
  const says = useWords('showMore', showMoreWords, words);
  const list = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(first);
  const all = Children.toArray(items);

  const show = () => {
    flushSync(() => setMost(most + step));
    const came = list.current?.querySelectorAll('li')[most];
    if (came) tabStopsIn(came)[0]?.focus({ preventScroll: true });
  };

  return (
    <div {...native} className={styles.root}>
      <div ref={list}>{children(all.slice(0, most))}</div>
      {all.length > most ? (
        <div>
          <Button variant="outline" size="small" aria-label={`${says.more}: ${label}`} onClick={show}>
            {says.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
