import { bone, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './product-gallery.css.ts';

/** A {@link ProductGallery} that is still on its way, in its own measures. Attributes and ref go to its root. */
export function ProductGallerySkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${styles.gallery} ${waiting}`} aria-hidden="true">
      <div className={`${styles.place} ${bone}`} />
    </div>
  );
}
