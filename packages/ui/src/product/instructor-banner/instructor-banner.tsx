import { Avatar } from '../../components/avatar/avatar.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import type { Native } from '../../internal/native.ts';
import { type BannerFact, BannerFacts } from '../course-banner/banner-facts.tsx';
import * as styles from './instructor-banner.css.ts';

export interface InstructorBannerProps extends Native<'section', 'children' | 'role'> {
  /** The page's h1. */
  name: string;
  photoUrl?: string | undefined;
  /** Profession or graduation. */
  role?: string | undefined;
  biography?: string | undefined;
  /** Such as how the courses are rated. */
  facts?: readonly BannerFact[] | undefined;
}

/** Who an instructor is, at the head of their page (TRACK-16). Attributes and ref go to the `section`. */
export function InstructorBanner({
  name,
  photoUrl,
  role,
  biography,
  facts = [],
  ...native
}: InstructorBannerProps) {
  return (
    <section aria-label={name} {...native} className={styles.banner}>
      <Avatar name={name} src={photoUrl} size="xlarge" meaning="decoration" />
      <div className={styles.words}>
        <h1 className={styles.name}>{unbroken(name)}</h1>
        {role ? <p className={styles.role}>{role}</p> : null}
        <BannerFacts facts={facts} />
        {biography ? <p className={styles.biography}>{biography}</p> : null}
      </div>
    </section>
  );
}
