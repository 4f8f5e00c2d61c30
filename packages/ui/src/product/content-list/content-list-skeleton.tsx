import { inked, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import { useWords } from '../../internal/words.tsx';
import * as list from './content-list.css.ts';
import type { ContentListItem } from './content-list.tsx';
import { contentListWords } from './content-list.words.ts';
import * as styles from './content-list-skeleton.css.ts';

export interface ContentListSkeletonProps extends Native<'div', 'children'> {
  /** What is known already of the contents; each is as tall as its row will be. Five of one line each unless told. */
  items?: readonly Pick<ContentListItem, 'id' | 'title' | 'kind' | 'state' | 'duration' | 'blockedReason'>[];
}

/** A {@link ContentList} that is still on its way, in its own measures. Attributes and ref go to its root. */
export function ContentListSkeleton({ items = unknownItems, ...native }: ContentListSkeletonProps) {
  const words = useWords('contentList', contentListWords);
  return (
    <div {...native} className={`${list.list} ${waiting}`} aria-hidden="true" inert>
      {items.map(({ id, title, kind, state, duration, blockedReason }) => (
        <div key={id} className={list.item}>
          <div className={list.row}>
            <span className={styles.mark} />
            <span className={list.text}>
              <span className={list.title}>
                <span className={inked}>{title}</span>
              </span>
              <span className={list.facts}>
                <span className={inked}>{words.kinds[kind]}</span>
              </span>
              {state === 'blocked' || state === 'unreleased' ? (
                <span className={list.reason}>
                  <span className={inked}>{blockedReason ?? words.states[state]}</span>
                </span>
              ) : null}
            </span>
            {duration ? (
              <span className={list.end}>
                <span className={inked}>{duration}</span>
              </span>
            ) : null}
          </div>
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
  blockedReason: undefined,
}));
