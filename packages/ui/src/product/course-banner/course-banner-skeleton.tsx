import { inked, line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as banner from './course-banner.css.ts';
import * as styles from './course-banner-skeleton.css.ts';

export interface CourseBannerSkeletonProps extends Native<'div', 'children'> {
  /** A `course` is begun and has its progress; a `school` has none. */
  of?: 'course' | 'school';
}

/**
 * A {@link CourseBanner} that is still on its way. How long the
 * title and the description are nobody knows before: they break as words of a usual length do. Attributes
 * and ref go to its root.
 */
export function CourseBannerSkeleton({ of = 'course', ...native }: CourseBannerSkeletonProps) {
  return (
    <div {...native} className={`${banner.banner} ${waiting}`} aria-hidden="true" inert>
      <div className={`${banner.picturePlace} ${styles.picture}`} />
      <div className={banner.words}>
        <div className={banner.title}>
          <span className={inked}>Um título como muitos treinamentos</span>
        </div>
        <div className={banner.facts}>
          <span className={line} data-length="short" />
        </div>
        <div className={`${banner.description} ${styles.description}`}>
          <p>
            <span className={inked}>Uma frase que diz do que trata o conteúdo.</span>
          </p>
          <p>
            <span className={inked}>
              Outra que diz o que se aprende nele e para que isso serve no dia a dia de quem trabalha.
            </span>
          </p>
        </div>
        {of === 'course' ? (
          <div className={banner.progress}>
            <span className={`${banner.progressText} ${line}`} />
          </div>
        ) : null}
        <div className={banner.actions}>
          <span className={styles.action} />
        </div>
      </div>
    </div>
  );
}
