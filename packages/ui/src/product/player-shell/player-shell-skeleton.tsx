import type { ReactNode } from 'react';
import { line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import { ContentListSkeleton } from '../content-list/content-list-skeleton.tsx';
import * as shell from './player-shell.css.ts';
import * as styles from './player-shell-skeleton.css.ts';

export interface PlayerShellSkeletonProps extends Native<'div'> {
  /** What will stand under the stage, as skeletons. */
  children?: ReactNode;
}

/** A {@link PlayerShell} that is still on its way, with the stage of a film. Attributes and ref go to its root. */
export function PlayerShellSkeleton({ children, ...native }: PlayerShellSkeletonProps) {
  return (
    <div {...native} className={`${shell.shell} ${waiting}`} aria-hidden="true">
      <div className={shell.grid}>
        <div className={shell.ground} data-shape="film">
          <div className={`${shell.stage} ${styles.stage}`} />
        </div>
        <div className={shell.main}>
          <div className={shell.head}>
            <div className={shell.titles}>
              <span className={`${shell.back} ${styles.back}`}>
                <span className={line} />
              </span>
              <span className={`${shell.title} ${line}`} data-length="middle" />
              <span className={`${styles.saveState} ${line}`} data-length="short" />
            </div>
            <div className={shell.neighbours}>
              <span className={styles.neighbour} />
            </div>
          </div>
          {children}
        </div>
        <div className={shell.aside}>
          <div>
            <span className={`${shell.asideTitle} ${line}`} data-length="middle" />
            <span className={`${shell.summary} ${line}`} data-length="short" />
          </div>
          <ContentListSkeleton />
        </div>
      </div>
    </div>
  );
}
