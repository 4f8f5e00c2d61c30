import { Avatar } from '../../components/avatar/avatar.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import * as styles from './instructor-card.css.ts';

export interface InstructorCardProps extends Native<'article', 'children' | 'role'> {
  name: string;
  photoUrl?: string | undefined;
  /** Profession or graduation. */
  role?: string | undefined;
  biography?: string | undefined;
  /** The courses of this instructor (TRACK-16). */
  href?: string | undefined;
}

/** Who teaches (COURSE-11, COURSE-13). Attributes and ref go to the `article`. */
export function InstructorCard({ name, photoUrl, role, biography, href, ...native }: InstructorCardProps) {
  return (
    <article {...native} className={styles.card}>
      <Avatar name={name} src={photoUrl} size="large" meaning="decoration" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {href ? (
            <Anchor className={styles.link} href={href}>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </h3>
        {role ? <p className={styles.role}>{role}</p> : null}
        {biography ? <p className={styles.biography}>{biography}</p> : null}
      </div>
    </article>
  );
}
