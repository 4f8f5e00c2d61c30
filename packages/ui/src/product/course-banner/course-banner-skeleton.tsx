import { inked, line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as banner from './course-banner.css.ts';
import * as styles from './course-banner-skeleton.css.ts';

/**
 * A {@link CourseBanner} that is still on its way, of a course that is begun: with its progress and its action. How long the
 * title and the description are nobody knows before: they break as words of a usual length do. Attributes
 * and ref go to its root.
 */
export function CourseBannerSkeleton(native: Native<'div', 'children'>) {
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
        <div className={banner.progress}>
          <span className={`${banner.progressText} ${line}`} />
        </div>
        <div className={banner.actions}>
          <span className={styles.action} />
        </div>
      </div>
    </div>
  );
}
