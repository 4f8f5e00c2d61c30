import { button } from '../../components/button/button.css.ts';
import { CheckIcon, LockIcon, TimerIcon } from '../../components/icon/icons.ts';
import { unbroken } from '../../components/text/unbroken.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { contentKindIcons } from './content-kind-icons.ts';
import * as styles from './content-list.css.ts';
import type { ContentKind, ContentState } from './content-list.variants.ts';
import { type ContentListWords, contentListWords } from './content-list.words.ts';

/** One content of a course. */
export interface ContentListItem {
  id: number | string;
  title: string;
  href: string;
  kind: ContentKind;
  state: ContentState;
  /** Already formatted, such as '27:00m' (LIMITS-17). */
  duration?: string | undefined;
  /** Said in place of `duration`, such as '27 minutos'. */
  durationSpoken?: string | undefined;
  /** 0 to 100, drawn while a content is begun and not done. */
  progress?: number | undefined;
  /** Why it cannot be opened; for `blocked` and `unreleased`. */
  blockedReason?: string | undefined;
}

export interface ContentListProps extends Native<'ol', 'children'> {
  /** Names the list. */
  label: string;
  items: readonly ContentListItem[];
  /** The content on the stage. */
  currentId?: number | string | undefined;
  /** The content to go on with, and what its button says: 'Começar' or 'Continuar'. */
  next?: { id: number | string; label: string } | undefined;
  words?: DeepPartial<ContentListWords>;
}

/**
 * The contents of a course, numbered, with what each is, how far the student is and, at the row's end, how long it takes
 * (COURSE-09, COURSE-10, PLAYER-20). The next one is tinted and ends in a button; the whole row is its link. One that
 * cannot be opened stays in the tab order; its reason stands under its title. Attributes and ref go to the list.
 */
export function ContentList({ label, items, currentId, next, words, ...native }: ContentListProps) {
  const says = useWords('contentList', contentListWords, words);
  return (
    <ol role="list" {...native} className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.item}>
          <ContentRow
            item={item}
            number={index + 1}
            isCurrent={item.id === currentId}
            nextLabel={item.id === next?.id ? next.label : undefined}
            words={says}
          />
        </li>
      ))}
    </ol>
  );
}

interface ContentRowProps {
  item: ContentListItem;
  number: number;
  isCurrent: boolean;
  nextLabel: string | undefined;
  words: ContentListWords;
}

function ContentRow({ item, number, isCurrent, nextLabel, words }: ContentRowProps) {
  const { title, href, kind, state, duration, durationSpoken, progress } = item;
  const Kind = contentKindIcons[kind];
  const isOff = state === 'blocked' || state === 'unreleased';
  const reason = isOff ? (item.blockedReason ?? words.states[state]) : undefined;
  const isBegun = state === 'open' && progress !== undefined && progress > 0;
  return (
    <Anchor
      className={styles.row}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      data-next={present(nextLabel !== undefined)}
      data-done={present(state === 'done')}
      blockedReason={reason}
      reasonPlace="page"
    >
      <Mark number={number} state={state} />
      <span className={styles.text}>
        <span className={styles.title}>{unbroken(title)}</span>
        <span className={styles.facts}>
          <Kind />
          {state === 'done' ? `${words.kinds[kind]} · ${words.states.done}` : words.kinds[kind]}
          {isBegun ? <span className={styles.begun}>{words.progress(progress)}</span> : null}
        </span>
        {/* Read as the description of the link, not as a part of its name. */}
        {isOff ? (
          <span className={styles.reason} aria-hidden="true">
            {reason}
          </span>
        ) : null}
        {isCurrent ? <VisuallyHidden> ({words.current})</VisuallyHidden> : null}
      </span>
      {duration || nextLabel ? (
        <span className={styles.end}>
          {duration ? (
            <span role="img" aria-label={durationSpoken ?? duration}>
              {duration}
            </span>
          ) : null}
          {/* The row is the link: this looks like a button and is none. A quiet one: the loud one is the page's own. */}
          {nextLabel ? (
            <span className={button} data-tone="brand" data-variant="outline" data-size="small">
              {nextLabel}
            </span>
          ) : null}
        </span>
      ) : null}
    </Anchor>
  );
}

function Mark({ number, state }: { number: number; state: ContentState }) {
  const Sign = signs[state];
  return (
    <span
      className={styles.mark}
      data-done={present(state === 'done')}
      data-blocked={present(state === 'blocked' || state === 'unreleased')}
      aria-hidden="true"
    >
      {Sign ? <Sign /> : number}
    </span>
  );
}

/** What stands in place of the number. */
const signs = { open: undefined, done: CheckIcon, blocked: LockIcon, unreleased: TimerIcon } as const;
