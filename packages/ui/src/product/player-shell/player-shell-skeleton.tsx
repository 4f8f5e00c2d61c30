import type { ReactNode } from 'react';
import { tab, tabs as tabLine } from '../../components/nav-tabs/nav-tabs.css.ts';
import { line, waiting } from '../../components/skeleton/bones.css.ts';
import { panel, tabs } from '../../components/tabs/tabs.css.ts';
import type { Native } from '../../internal/native.ts';
import { ContentListSkeleton } from '../content-list/content-list-skeleton.tsx';
import { Progress } from './player-progress.tsx';
import * as shell from './player-shell.css.ts';
import * as styles from './player-shell-skeleton.css.ts';

export interface PlayerShellSkeletonProps extends Native<'div'> {
  /** How high the stage will be, as CSS has it; a film's unless told. */
  stageHeight?: string | undefined;
  /** What will stand under the stage, as skeletons. */
  children?: ReactNode;
}

/** A {@link PlayerShell} that is still on its way. Attributes and ref go to its root. */
export function PlayerShellSkeleton({ stageHeight, children, ...native }: PlayerShellSkeletonProps) {
  return (
    <div {...native} className={`${shell.shell} ${waiting}`} aria-hidden="true">
      <div className={shell.grid}>
        <div className={shell.ground} data-shape={stageHeight ? 'free' : 'film'}>
          <div className={`${shell.stage} ${styles.stage}`} style={{ blockSize: stageHeight }} />
        </div>
        <div className={shell.head}>
          <span className={`${shell.back} ${styles.back}`}>
            <span className={line} />
          </span>
          <span className={`${shell.title} ${line}`} data-length="middle" />
        </div>
        <div className={shell.neighbours}>
          <span className={styles.neighbour} />
        </div>
        <div className={shell.status}>
          <Progress label="" value={0} />
        </div>
        <div className={shell.aside}>
          <div className={tabs}>
            <div className={tabLine}>
              <span className={tab} />
            </div>
            <div className={panel}>
              <ContentListSkeleton />
            </div>
          </div>
        </div>
        <div className={shell.main}>{children}</div>
      </div>
    </div>
  );
}
