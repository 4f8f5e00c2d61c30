import { unbroken } from '../../components/text/unbroken.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './school-card.css.ts';
import { type SchoolCardWords, schoolCardWords } from './school-card.words.ts';

export interface SchoolCardProps extends Native<'article', 'children'> {
  name: string;
  /** The page of the school. */
  href: string;
  description?: string | undefined;
  /** 16:9 picture. Without one the brand's motif stands in. */
  pictureUrl?: string | undefined;
  /** How many course tracks it has, where that is known. */
  trackCount?: number | undefined;
  /** `eager` for cards in the first screen only. */
  loading?: 'lazy' | 'eager';
  /** Level of the name in the page. */
  level?: 2 | 3 | 4;
  words?: DeepPartial<SchoolCardWords> | undefined;
}

/**
 * A school among schools, to stand in a `CourseGrid`: one stretched link to its tracks and courses (TRACK-01). Attributes and ref go
 * to the `article`.
 */
export function SchoolCard({
  name,
  href,
  description,
  pictureUrl,
  trackCount,
  loading = 'lazy',
  level = 3,
  words,
  ...native
}: SchoolCardProps) {
  const says = useWords('schoolCard', schoolCardWords, words);
  const Name = `h${level}` as const;
  return (
    <article {...native} className={styles.card}>
      <Name className={styles.title}>
        <Anchor className={styles.link} href={href}>
          {unbroken(name)}
        </Anchor>
      </Name>
      <div className={styles.cover}>
        {pictureUrl ? (
          <img
            className={styles.image}
            src={pictureUrl}
            width={640}
            height={360}
            loading={loading}
            decoding="async"
            alt=""
          />
        ) : null}
      </div>
      <div className={styles.words}>
        {description ? <p className={styles.description}>{description}</p> : null}
        {trackCount === undefined ? null : <p>{says.tracks(trackCount)}</p>}
      </div>
    </article>
  );
}
