import { Children, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import type { Native } from '../../internal/native.ts';
import { tabStopsIn } from '../../internal/tab-stops.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './show-more.css.ts';
import { type ShowMoreWords, showMoreWords } from './show-more.words.ts';

/** Of a list whose items come by slices: the next one, and how it stands with it. */
export interface ShowMoreSlices {
  /** Whether another slice follows what has come. */
  hasMore: boolean;
  /** Asks for the next slice. */
  onMore: () => void;
  /** It is on its way. */
  pending?: boolean;
  /** That it did not come, with the way to ask for it again: it stands in place of the button. */
  failed?: ReactNode;
}

export interface ShowMoreProps extends Native<'div', 'children'> {
  /** What the items are; said after the word of the button. */
  label: string;
  /** All items, or those that have come. */
  items: ReactNode;
  /** Draws a list of those that are shown, an `li` each. */
  children: (shown: ReactNode) => ReactNode;
  /** So many at first, where all are given. */
  first?: number;
  /** So many more with each press. */
  step?: number;
  /** Where the items come by slices; all that have come are shown. */
  slices?: ShowMoreSlices | undefined;
  words?: DeepPartial<ShowMoreWords>;
}

/**
 * A list that shows its first items and the others where it stands: nothing above them moves, and the focus goes to the first of those
 * that came (TRACK-05, TRACK-11). Attributes and ref go to its root.
 */
export function ShowMore({
  label,
  items,
  children,
  first = 4,
  step = 12,
  slices,
  words,
  ...native
}: ShowMoreProps) {
  const says = useWords('showMore', showMoreWords, words);
  const list = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(first);
  const all = Children.toArray(items);
  const shown = slices ? all : all.slice(0, most);
  const { hasMore, onMore, pending, failed } = slices ?? {
    hasMore: all.length > most,
    onMore: () => setMost(most + step),
  };
  const hasFailed = Boolean(failed);
  /** How many stood when more was asked for. */
  const asked = useRef<number>(undefined);

  // The focus, unless it has gone elsewhere meanwhile: it is on what stands under the list, or went with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when items come, or did not.
  useLayoutEffect(() => {
    if (asked.current === undefined) return;
    const { activeElement } = document;
    const isHere = activeElement === document.body || foot.current?.contains(activeElement);
    const came = list.current?.querySelector('li')?.parentElement?.children[asked.current];
    if (came) asked.current = undefined;
    const next = came ?? (hasFailed ? foot.current : undefined);
    if (isHere && next) tabStopsIn(next)[0]?.focus({ preventScroll: true });
  }, [shown.length, hasFailed]);

  const show = () => {
    asked.current = shown.length;
    onMore();
  };

  return (
    <div {...native} className={styles.root}>
      <div ref={list}>{children(shown)}</div>
      {hasFailed ? (
        <div ref={foot}>{failed}</div>
      ) : hasMore ? (
        <div ref={foot}>
          <Button
            variant="outline"
            size="small"
            pending={pending}
            aria-label={`${says.more}: ${label}`}
            onClick={show}
          >
            {says.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
