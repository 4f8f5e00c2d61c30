import { useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { CloseIcon, HistoryIcon } from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import { announce } from '../../internal/announce.ts';
import type { Native } from '../../internal/native.ts';
import { useWayOn } from '../../internal/use-way-on.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Section } from '../page/page.tsx';
import * as styles from './recent-searches.css.ts';
import { type RecentSearchesWords, recentSearchesWords } from './recent-searches.words.ts';

export interface RecentSearch {
  /** What was searched for; each stands once in the list. */
  term: string;
  /** The results of that search. */
  href: string;
}

export interface RecentSearchesProps extends Native<'section', 'children' | 'title'> {
  /** Newest first. */
  items: readonly RecentSearch[];
  onRemove: (term: string) => void;
  onClear: () => void;
  words?: DeepPartial<RecentSearchesWords>;
}

/**
 * What somebody has searched for lately, to be searched for again (SHELL-07). One that is removed is told, and the focus goes on to its
 * neighbour, from the last one to the list's own element, which stays. Attributes and ref go to the `section`.
 */
export function RecentSearches({ items, onRemove, onClear, words, ...native }: RecentSearchesProps) {
  const says = useWords('recentSearches', recentSearchesWords, words);
  const told = useRef('');
  const terms = items.map(({ term }) => term);
  const willGo = useWayOn(terms, () => announce(told.current));
  const [newest] = terms;

  const remove = (term: string, control: HTMLElement) => {
    told.current = says.removed(term);
    willGo(term, control);
    onRemove(term);
  };
  const clear = (control: HTMLElement) => {
    told.current = says.cleared;
    if (newest !== undefined) willGo(newest, control);
    onClear();
  };

  return (
    <div className={styles.around}>
      <Section
        tabIndex={-1}
        {...native}
        title={says.title}
        action={
          newest === undefined ? undefined : (
            <Button variant="plain" size="small" onClick={({ currentTarget }) => clear(currentTarget)}>
              {says.clear}
            </Button>
          )
        }
      >
        {newest === undefined ? (
          <p className={styles.none}>{says.none}</p>
        ) : (
          <ul role="list" className={styles.list}>
            {items.map(({ term, href }) => (
              <li key={term} className={styles.item}>
                <Anchor className={styles.link} href={href}>
                  <HistoryIcon />
                  <span className={styles.term}>{term}</span>
                </Anchor>
                <IconButton
                  size="small"
                  label={says.remove(term)}
                  icon={<CloseIcon />}
                  onClick={({ currentTarget }) => remove(term, currentTarget)}
                />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
