import * as card from './course-card.css.ts';
import * as styles from './course-card-skeleton.css.ts';

/** The shape of a {@link CourseCard} that is still on its way; silent, since the region that holds it says `aria-busy`. */
export function CourseCardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={styles.cover} />
      <div className={styles.facts} />
      <div className={styles.title} />
      <div className={styles.actions} />
    </div>
  );
}
