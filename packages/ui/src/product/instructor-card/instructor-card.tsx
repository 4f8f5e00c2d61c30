import { Avatar } from '../../components/avatar/avatar.tsx';
import * as styles from './instructor-card.css.ts';

export interface InstructorCardProps {
  name: string;
  photoUrl?: string | undefined;
  /** Profession or graduation. */
  role?: string | undefined;
  biography?: string | undefined;
  /** The courses of this instructor (TRACK-16). */
  href?: string | undefined;
}

/** Who teaches (COURSE-11, COURSE-13). */
export function InstructorCard({ name, photoUrl, role, biography, href }: InstructorCardProps) {
  return (
    <article className={styles.card}>
      <Avatar name={name} src={photoUrl} size="large" meaning="decoration" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {href ? (
            <a className={styles.link} href={href}>
              {name}
            </a>
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
