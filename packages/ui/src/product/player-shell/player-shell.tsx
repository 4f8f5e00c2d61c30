import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon, LockIcon } from '../../components/icon/icons.ts';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './player-shell.css.ts';
import { type PlayerShellWords, playerShellWords } from './player-shell.words.ts';

/** A neighbour in the list: where it is, or why it cannot be opened (PLAYER-20 to PLAYER-22). */
export type Neighbour = { href: string } | { blockedReason: string };

export interface PlayerShellProps extends Native<'div', 'title'> {
  /** The content's title, the page's h1. */
  title: string;
  course: { title: string; href: string };
  /** The player of the content's kind. */
  stage: ReactNode;
  /** `film` keeps 16:9 and is drawn as large as the window allows; `free` is as wide as the page and as high as it needs. */
  shape?: 'film' | 'free';
  /** A SaveState. */
  saveState?: ReactNode;
  /** Absent at the first content: the list does not wrap. */
  previous?: Neighbour | undefined;
  /** Absent at the last content. */
  next?: Neighbour | undefined;
  /** A ContentList. */
  list: ReactNode;
  listTitle: string;
  /** Such as '3 de 12 concluídos'. */
  listSummary?: ReactNode;
  /** Tabs with notes, doubts and complements, under the stage. */
  children?: ReactNode;
  words?: DeepPartial<PlayerShellWords>;
}

/**
 * The page of one content: the stage first and as large as it can be, the list beside it where that costs the stage nothing,
 * else beside or under what stands below the stage (PLAYER-01).
 * Attributes and ref go to its root.
 */
export function PlayerShell({
  title,
  course,
  stage,
  shape = 'film',
  saveState,
  previous,
  next,
  list,
  listTitle,
  listSummary,
  children,
  words,
  ...native
}: PlayerShellProps) {
  const says = useWords('playerShell', playerShellWords, words);
  const listId = useId();
  return (
    <div {...native} className={styles.shell}>
      <div className={styles.grid}>
        <div className={styles.ground} data-shape={shape}>
          <div className={styles.stage}>{stage}</div>
        </div>
        <div className={styles.main}>
          <div className={styles.head}>
            <div className={styles.titles}>
              <Anchor className={styles.back} href={course.href} aria-label={`${says.back}: ${course.title}`}>
                <ArrowLeftIcon />
                {course.title}
              </Anchor>
              <h1 className={styles.title}>{title}</h1>
              {saveState}
            </div>
            <nav className={styles.neighbours} aria-label={says.neighbours}>
              <NeighbourLink neighbour={previous} label={says.previous} icon={<ChevronLeftIcon />} />
              <NeighbourLink neighbour={next} label={says.next} iconEnd={<ChevronRightIcon />} isMain />
            </nav>
          </div>
          {children}
        </div>
        <section className={styles.aside} aria-labelledby={listId}>
          <div>
            <h2 className={styles.asideTitle} id={listId}>
              {listTitle}
            </h2>
            {listSummary ? <p className={styles.summary}>{listSummary}</p> : null}
          </div>
          {list}
        </section>
      </div>
    </div>
  );
}

interface NeighbourLinkProps {
  neighbour: Neighbour | undefined;
  label: string;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  isMain?: boolean;
}

/** Blocked it stays a link: whoever finds it hears where it would lead and why not yet. */
function NeighbourLink({ neighbour, label, icon, iconEnd, isMain = false }: NeighbourLinkProps) {
  if (!neighbour) return null;
  const isBlocked = 'blockedReason' in neighbour;
  return (
    <ButtonLink
      variant={isMain && !isBlocked ? 'solid' : 'outline'}
      icon={icon}
      iconEnd={isBlocked ? <LockIcon /> : iconEnd}
      {...(isBlocked ? { href: '', blockedReason: neighbour.blockedReason } : neighbour)}
    >
      {label}
    </ButtonLink>
  );
}
