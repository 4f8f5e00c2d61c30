import { ArrowLeft, ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import * as styles from './player-shell.css.ts';

/** A neighbour in the list: where it is, or why it cannot be opened (PLAYER-20 to PLAYER-22). */
export type Neighbour = { href: string } | { lockedReason: string };

export interface PlayerShellProps {
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
  words?: { back: string; previous: string; next: string; neighbours: string };
}

const defaults = {
  back: 'Voltar ao treinamento',
  previous: 'Anterior',
  next: 'Próximo',
  neighbours: 'Outros conteúdos',
};

/**
 * The page of one content: the stage first and as large as it can be, the list beside it where that costs the stage nothing,
 * else beside or under what stands below the stage (PLAYER-01).
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
  words = defaults,
}: PlayerShellProps) {
  const listId = useId();
  return (
    <div className={styles.shell}>
      <div className={styles.grid}>
        <div className={styles.ground} data-shape={shape}>
          <div className={styles.stage}>{stage}</div>
        </div>
        <div className={styles.main}>
          <div className={styles.head}>
            <div className={styles.titles}>
              <a className={styles.back} href={course.href} aria-label={`${words.back}: ${course.title}`}>
                <ArrowLeft aria-hidden />
                {course.title}
              </a>
              <h1 className={styles.title}>{title}</h1>
              {saveState}
            </div>
            <nav className={styles.neighbours} aria-label={words.neighbours}>
              <NeighbourButton neighbour={previous} label={words.previous} icon={<ChevronLeft />} />
              <NeighbourButton neighbour={next} label={words.next} iconEnd={<ChevronRight />} isMain />
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

interface NeighbourButtonProps {
  neighbour: Neighbour | undefined;
  label: string;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  isMain?: boolean;
}

function NeighbourButton({ neighbour, label, icon, iconEnd, isMain = false }: NeighbourButtonProps) {
  if (!neighbour) return null;
  const variant = isMain ? 'solid' : 'outline';
  if ('lockedReason' in neighbour) {
    return (
      <Button variant="outline" blockedReason={neighbour.lockedReason} icon={icon} iconEnd={<Lock />}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink variant={variant} href={neighbour.href} icon={icon} iconEnd={iconEnd}>
      {label}
    </ButtonLink>
  );
}
