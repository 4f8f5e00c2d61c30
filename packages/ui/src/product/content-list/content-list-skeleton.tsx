import { inked, waiting } from '../../components/skeleton/bones.css.ts';
import * as list from './content-list.css.ts';
import { type ContentListItem, contentListWords } from './content-list.tsx';
import * as styles from './content-list-skeleton.css.ts';

export interface ContentListSkeletonProps {
  /** What is known already of the contents; each is as tall as its row will be. Five of one line each unless told. */
  items?: readonly Pick<ContentListItem, 'id' | 'title' | 'kind' | 'state' | 'duration' | 'reason'>[];
}

/** A ContentList that is still on its way, in its own measures. */
export function ContentListSkeleton({ items = unknownItems }: ContentListSkeletonProps) {
  return (
    <div className={`${list.list} ${waiting}`} aria-hidden="true">
      {items.map(({ id, title, kind, state, duration, reason }) => (
        <div key={id} className={list.row}>
          <span className={styles.mark} />
          <span className={list.text}>
            <span className={list.title}>
              <span className={inked}>{title}</span>
            </span>
            <span className={list.facts}>
              <span className={inked}>{`${contentListWords.kinds[kind]} ${duration ?? ''}`}</span>
            </span>
            {state === 'locked' || state === 'unreleased' ? (
              <span className={list.reason}>
                <span className={inked}>{reason ?? contentListWords.states[state]}</span>
              </span>
            ) : null}
          </span>
        </div>
      ))}
    </div>
  );
}

const unknownItems = [...Array(5).keys()].map((id) => ({
  id,
  title: 'Um conteúdo',
  kind: 'video' as const,
  state: 'open' as const,
  duration: undefined,
  reason: undefined,
}));
