import {
  Check,
  CircleHelp,
  ClipboardList,
  File,
  FileText,
  Headphones,
  Lock,
  type LucideIcon,
  Package,
  SquarePlay,
  Timer,
} from 'lucide-react';
import { useId } from 'react';
import { unbroken } from '../../components/text/unbroken.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { offLink } from '../off-link.ts';
import * as styles from './content-list.css.ts';
import type { ContentKind, ContentState } from './content-list.variants.ts';

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
  /** Why it cannot be opened; for `locked` and `unreleased`. */
  reason?: string | undefined;
}

export interface ContentListProps {
  /** Names the list. */
  label: string;
  items: readonly ContentListItem[];
  /** The content on the stage. */
  currentId?: number | string | undefined;
  words?: ContentListWords;
}

export interface ContentListWords {
  kinds: Record<ContentKind, string>;
  states: Record<ContentState, string>;
  current: string;
  progress: (percent: number) => string;
}

export const contentListWords: ContentListWords = {
  kinds: {
    video: 'Vídeo',
    package: 'Pacote interativo',
    pdf: 'PDF',
    exercise: 'Exercício',
    audio: 'Áudio',
    form: 'Avaliação',
    unknown: 'Outro tipo',
  },
  states: { open: '', done: 'Concluído', locked: 'Bloqueado', unreleased: 'Ainda não liberado' },
  current: 'Você está aqui',
  progress: (percent) => `${percent}%`,
};

/** The contents of a course, numbered, with what each is and how far the student is (COURSE-09, COURSE-10, PLAYER-20). */
export function ContentList({ label, items, currentId, words = contentListWords }: ContentListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.item} data-state={item.state}>
          <ContentRow item={item} number={index + 1} isCurrent={item.id === currentId} words={words} />
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
  const reasonId = useId();
  const { title, href, kind, state, duration, progress, reason } = item;
  const Kind = kindIcons[kind];
  const isOff = state === 'locked' || state === 'unreleased';
  const isBegun = state === 'open' && progress !== undefined && progress > 0;
  const content = (
    <>
      <Mark number={number} state={state} />
      <span className={styles.text}>
        <span className={styles.title}>{unbroken(title)}</span>
        <span className={styles.facts}>
          <Kind className={styles.kind} aria-hidden />
          {words.kinds[kind]}
          {duration ? <span>{duration}</span> : null}
          {isBegun ? <span className={styles.begun}>{words.progress(progress)}</span> : null}
          {state === 'done' ? <span className={styles.done}>{words.states.done}</span> : null}
        </span>
        {isOff ? (
          <span className={styles.reason} id={reasonId}>
            {reason ?? words.states[state]}
          </span>
        ) : null}
        {isCurrent ? <VisuallyHidden> ({words.current})</VisuallyHidden> : null}
      </span>
    </>
  );
  if (isOff) {
    return (
      <span
        {...offLink}
        className={styles.row}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={reasonId}
      >
        {content}
      </span>
    );
  }
  return (
    <a className={styles.row} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </a>
  );
}

function Mark({ number, state }: { number: number; state: ContentState }) {
  return (
    <span className={styles.mark} data-state={state} aria-hidden="true">
      {state === 'done' ? (
        <Check />
      ) : state === 'locked' ? (
        <Lock />
      ) : state === 'unreleased' ? (
        <Timer />
      ) : (
        number
      )}
    </span>
  );
}

const kindIcons: Record<ContentKind, LucideIcon> = {
  video: SquarePlay,
  package: Package,
  pdf: FileText,
  exercise: CircleHelp,
  audio: Headphones,
  form: ClipboardList,
  unknown: File,
};
