import type { Native } from '../../internal/native.ts';
import type { SchoolKey } from './school-keys.ts';
import * as styles from './school-tiles.css.ts';

export interface SchoolTilesProps extends Native<'ul', 'children'> {
  /** Each with the brand's picture of it, 4:3; where none comes, the brand's motif stands in. */
  schools: readonly { key: SchoolKey; name: string; text?: string; pictureUrl?: string | undefined }[];
}

/** Schools as large tiles: the brand's own picture of each, under a label (LANDING-09). Attributes and ref go to the list. */
export function SchoolTiles({ schools, ...native }: SchoolTilesProps) {
  return (
    <ul role="list" {...native} className={styles.tiles}>
      {schools.map(({ key, name, text, pictureUrl }) => (
        <li key={key} className={styles.tile}>
          <div className={styles.place}>
            {pictureUrl ? (
              <img
                className={styles.picture}
                src={pictureUrl}
                alt=""
                width={640}
                height={480}
                loading="lazy"
                decoding="async"
              />
            ) : null}
          </div>
          <div className={styles.label}>
            <h3 className={styles.name}>{name}</h3>
            {text ? <p className={styles.text}>{text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
