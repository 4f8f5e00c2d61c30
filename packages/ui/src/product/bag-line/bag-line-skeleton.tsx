import { bone, inked, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './bag-line.css.ts';

/** A {@link BagLine} that is still on its way. Attributes and ref go to its root. */
export function BagLineSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${styles.line} ${waiting}`} aria-hidden="true" inert>
      <span className={`${styles.picture} ${bone}`} />
      <div className={styles.words}>
        <span className={styles.name}>
          <span className={inked}>Mochila para notebook</span>
        </span>
        <span>
          <span className={inked}>Loja da marca</span>
        </span>
        <span>
          <span className={inked}>420 moedas</span>
        </span>
      </div>
    </div>
  );
}
