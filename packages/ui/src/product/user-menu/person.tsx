import { Avatar } from '../../components/avatar/avatar.tsx';
import * as styles from './person.css.ts';

export interface PersonProps {
  name: string;
  email: string;
  /** Already joined. */
  companies: string;
  photoUrl: string | undefined;
}

/** Who is signed in (SHELL-14 to SHELL-17). */
export function Person({ name, email, companies, photoUrl }: PersonProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} src={photoUrl} size="medium" meaning="decoration" />
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span>{email}</span>
        {companies ? <span>{companies}</span> : null}
      </div>
    </div>
  );
}
