import {
  AudioIcon,
  CheckIcon,
  ClipboardListIcon,
  DocumentIcon,
  FileIcon,
  HelpIcon,
  LockIcon,
  PackageIcon,
  SquarePlayIcon,
  TimerIcon,
} from '../../components/icon/icons.ts';
import { unbroken } from '../../components/text/unbroken.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
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
  /** Already formatted, such as '5:07m'. */
  duration?: string | undefined;
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
  words?: DeepPartial<ContentListWords>;
}

/**
 * The contents of a course, numbered, with what each is and how far the student is (COURSE-09, COURSE-10, PLAYER-20). One that
 * cannot be opened stays in the tab order; its reason stands under its title. Attributes and ref go to the list.
 */
export function ContentList({ label, items, currentId, words, ...native }: ContentListProps) {
  const says = useWords('contentList', contentListWords, words);
  return (
    <ol role="list" {...native} className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.item}>
          <ContentRow item={item} number={index + 1} isCurrent={item.id === currentId} words={says} />
        </li>
      ))}
    </ol>
  );
}

interface ContentRowProps {
  item: ContentListItem;
  number: number;
  isCurrent: boolean;
  words: ContentListWords;
}

function ContentRow({ item, number, isCurrent, words }: ContentRowProps) {
  const { title, href, kind, state, duration, progress } = item;
  const Kind = kindIcons[kind];
  const isOff = state === 'blocked' || state === 'unreleased';
  const reason = isOff ? (item.blockedReason ?? words.states[state]) : undefined;
  const isBegun = state === 'open' && progress !== undefined && progress > 0;
  return (
    <Anchor
      className={styles.row}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      blockedReason={reason}
      reasonPlace="page"
    >
      <Mark number={number} state={state} />
      <span className={styles.text}>
        <span className={styles.title}>{unbroken(title)}</span>
        <span className={styles.facts}>
          <Kind />
          {words.kinds[kind]}
          {duration ? <span>{duration}</span> : null}
          {isBegun ? <span className={styles.begun}>{words.progress(progress)}</span> : null}
          {state === 'done' ? <span className={styles.done}>{words.states.done}</span> : null}
        </span>
        {/* Read as the description of the link, not as a part of its name. */}
        {isOff ? (
          <span className={styles.reason} aria-hidden="true">
            {reason}
          </span>
        ) : null}
        {isCurrent ? <VisuallyHidden> ({words.current})</VisuallyHidden> : null}
      </span>
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

const kindIcons = {
  video: SquarePlayIcon,
  package: PackageIcon,
  pdf: DocumentIcon,
  exercise: HelpIcon,
  audio: AudioIcon,
  form: ClipboardListIcon,
  unknown: FileIcon,
} as const;
