import { bone, line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as card from './continue-card.css.ts';

/** A {@link ContinueCard} that is still on its way, in its own measures. Attributes and ref go to its root. */
export function ContinueCardSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${card.card} ${waiting}`} aria-hidden="true">
      <div className={`${card.coverPlace} ${bone}`} />
      <div className={card.words}>
        <div className={card.title}>
          <span className={line} />
          <span className={line} data-length="middle" />
        </div>
        <div className={card.content}>
          <span className={line} data-length="middle" />
        </div>
        <div className={card.progress}>
          <span className={line} />
        </div>
      </div>
    </div>
  );
}
