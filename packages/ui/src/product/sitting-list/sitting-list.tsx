import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon, DurationIcon, EventIcon } from '../../components/icon/icons.ts';
import { Tag } from '../../components/tag/tag.tsx';
import type { TagTone } from '../../components/tag/tag.variants.ts';
import { unbroken } from '../../components/text/unbroken.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './sitting-list.css.ts';
import type { SittingStateName } from './sitting-list.variants.ts';
import { type SittingListWords, sittingListWords } from './sitting-list.words.ts';

/** One sitting of a training course or of a class. */
export interface SittingListItem {
  id: number | string;
  /** `yyyy-mm-dd`. */
  startDate: string;
  /** As on the leaf of a calendar: '12' and 'mar'. */
  day: string;
  month: string;
  /** Already told: 'Amanhã, das 9h às 12h'. */
  when: string;
  /** Already formatted: '12/03/2026'. */
  date: string;
  place?: string | undefined;
  state: SittingStateName;
}

export interface SittingListProps extends Native<'ol', 'children'> {
  /** Names the list. */
  label: string;
  items: readonly SittingListItem[];
  /** The sitting that a QR code names (EVENT-28). */
  currentId?: number | string | undefined;
  words?: DeepPartial<SittingListWords>;
}

/**
 * The sittings of a training course: when and where each is, and whether the person was there (EVENT-21, EVENT-22). One that goes on, or
 * that is today, is tinted, as is the one that a QR code names. Attributes and ref go to the list.
 */
export function SittingList({ label, items, currentId, words, ...native }: SittingListProps) {
  const says = useWords('sittingList', sittingListWords, words);
  return (
    <ol role="list" {...native} className={styles.list} aria-label={label}>
      {items.map(({ id, startDate, day, month, when, date, place, state }) => {
        const isCurrent = id === currentId;
        const { tone, icon } = looks[state];
        return (
          <li
            key={id}
            className={styles.item}
            aria-current={isCurrent || undefined}
            data-near={present(state === 'now' || state === 'today')}
            data-past={present(state === 'attended' || state === 'missed' || state === 'over')}
          >
            <span className={styles.leaf} aria-hidden="true">
              <span className={styles.month}>{month}</span>
              <span className={styles.day}>{day}</span>
            </span>
            <span className={styles.text}>
              <time className={styles.when} dateTime={startDate}>
                {unbroken(when)}
              </time>
              <VisuallyHidden>, {date}</VisuallyHidden>
              {place ? <span className={styles.place}>{unbroken(place)}</span> : null}
              {isCurrent ? <span className={styles.current}>{says.current}</span> : null}
            </span>
            <span className={styles.end}>
              <Tag tone={tone} icon={icon}>
                {says.states[state]}
              </Tag>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const looks: Record<SittingStateName, { tone: TagTone; icon: ReactNode }> = {
  attended: { tone: 'positive', icon: <CheckIcon /> },
  missed: { tone: 'caution', icon: <CloseIcon /> },
  over: { tone: 'neutral', icon: null },
  now: { tone: 'brand', icon: <DurationIcon /> },
  today: { tone: 'brand', icon: <EventIcon /> },
  toCome: { tone: 'neutral', icon: null },
};
