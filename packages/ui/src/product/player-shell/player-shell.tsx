import { type ReactNode, useRef, useState } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon, LockIcon } from '../../components/icon/icons.ts';
import { type Tab, Tabs } from '../../components/tabs/tabs.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Progress, type ProgressProps } from './player-progress.tsx';
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
  /**
   * `film` keeps 16:9 and is drawn as large as the window allows; `free` is as wide as the page and as high as it needs; `page` is
   * as high as it needs too and stands under the title: it is read, not played.
   */
  shape?: 'film' | 'free' | 'page';
  /**
   * A Reward, once something is done: right under the stage; where the ways to the neighbours stay at the window's foot, over them,
   * so that nothing of the page moves; at the page's end where somebody is writing under the stage.
   */
  reward?: ReactNode;
  /** How far the student is in it, 0 to 100, and what that is called; it stands under the title. */
  progress?: ProgressProps | undefined;
  /** A SaveState, at the end of the progress. */
  saveState?: ReactNode;
  /** Absent at the first content: the list does not wrap. */
  previous?: Neighbour | undefined;
  /** Absent at the last content. */
  next?: Neighbour | undefined;
  /** What a student needs beside the content: the list of contents first, then what they write. */
  panels: readonly Tab[];
  /** Id of the panel that is shown; the first one where none is told. */
  panel?: string | undefined;
  defaultPanel?: string | undefined;
  onPanelChange?: ((panel: string) => void) | undefined;
  /** What the content is about, under all that. */
  children?: ReactNode;
  words?: DeepPartial<PlayerShellWords>;
}

/**
 * The page of one content: the stage first; the panels beside it from 1100 px on, else under its title; the ways to the
 * neighbours beside the title, else at the foot of the window (PLAYER-01, decision 0640).
 * Attributes and ref go to its root.
 */
export function PlayerShell({
  title,
  course,
  stage,
  shape = 'film',
  reward,
  progress,
  saveState,
  previous,
  next,
  panels,
  panel,
  defaultPanel,
  onPanelChange,
  children,
  words,
  ...native
}: PlayerShellProps) {
  const says = useWords('playerShell', playerShellWords, words);
  const ways = useRef<HTMLElement>(null);
  // Settled as it comes; nothing while there is none.
  const [place, setPlace] = useState<RewardPlace>();
  if (!reward !== !place) setPlace(reward ? rewardPlaceBeside(ways.current) : undefined);
  const rewardAt = (one: RewardPlace) =>
    place === one && <div className={one === 'foot' ? styles.rewardAtFoot : styles.reward}>{reward}</div>;
  const ground = (
    <div key="stage" className={styles.ground} data-shape={shape}>
      <div className={styles.stage}>{stage}</div>
    </div>
  );
  const head = (
    <div key="head" className={styles.head}>
      {rewardAt('stage')}
      <Anchor className={styles.back} href={course.href} aria-label={`${says.back}: ${course.title}`}>
        <ArrowLeftIcon />
        {unbroken(course.title)}
      </Anchor>
      <h1 className={styles.title}>{title}</h1>
    </div>
  );
  return (
    <div {...native} className={styles.shell}>
      <div className={styles.grid}>
        {shape === 'page' ? [head, ground] : [ground, head]}
        {rewardAt('foot')}
        {previous || next ? (
          <nav ref={ways} className={styles.neighbours} aria-label={says.neighbours}>
            <NeighbourLink neighbour={previous} label={says.previous} icon={<ChevronLeftIcon />} />
            <NeighbourLink
              neighbour={next}
              label={says.next}
              iconEnd={<ChevronRightIcon />}
              isWanted={progress?.value === 100}
            />
          </nav>
        ) : null}
        <div className={styles.status}>
          {progress && <Progress {...progress} />}
          {saveState}
        </div>
        <section className={styles.aside} aria-label={says.panels}>
          <Tabs
            label={says.panels}
            tabs={panels}
            value={panel}
            defaultValue={defaultPanel}
            onValueChange={onPanelChange}
          />
        </section>
        <div className={styles.main}>
          {children}
          {rewardAt('end')}
        </div>
      </div>
    </div>
  );
}

type RewardPlace = 'stage' | 'foot' | 'end';

/**
 * Where a reward moves nothing that is looked at: at the end where somebody is writing in a field of the stage's column, else over
 * the ways to the neighbours where they stay in sight.
 */
function rewardPlaceBeside(ways: HTMLElement | null): RewardPlace {
  const { activeElement: field } = document;
  if (
    field?.matches('textarea, input:not([type=range])') &&
    field.getBoundingClientRect().left < innerWidth / 2
  )
    return 'end';
  return ways && getComputedStyle(ways).position === 'sticky' ? 'foot' : 'stage';
}

interface NeighbourLinkProps {
  neighbour: Neighbour | undefined;
  label: string;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** What stands on the stage is done: the way on is what comes next. Before that the stage is. */
  isWanted?: boolean;
}

/** Blocked it stays a link: whoever finds it hears where it would lead and why not yet. */
function NeighbourLink({ neighbour, label, icon, iconEnd, isWanted }: NeighbourLinkProps) {
  if (!neighbour) return null;
  const isBlocked = 'blockedReason' in neighbour;
  return (
    <ButtonLink
      variant={isWanted && !isBlocked ? 'solid' : 'outline'}
      icon={icon}
      iconEnd={isBlocked ? <LockIcon /> : iconEnd}
      href=""
      {...neighbour}
    >
      {label}
    </ButtonLink>
  );
}
