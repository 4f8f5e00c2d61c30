import type { MouseEvent } from 'react';
import { Flag, Flags } from '../../components/flag/flag.tsx';
import { CheckIcon } from '../../components/icon/icons.ts';
import { unbroken } from '../../components/text/unbroken.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './pill-card.css.ts';
import { type PillCardWords, pillCardWords } from './pill-card.words.ts';

export interface PillCardProps extends Native<'article', 'children' | 'onClick'> {
  title: string;
  /** The address at which the pill is open. */
  href: string;
  imageUrl?: string | undefined;
  watched?: boolean;
  /** Hears a plain press before the link is followed; what it prevents is not. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  words?: DeepPartial<PillCardWords>;
}

/**
 * A pill in a row of pills: a tall picture that is one link, with a ring until it was watched, which its name says too (PILL-02,
 * PILL-04, PILL-13). Attributes and ref go to the `article`.
 */
export function PillCard({
  title,
  href,
  imageUrl,
  watched = false,
  onOpen,
  words,
  ...native
}: PillCardProps) {
  const says = useWords('pillCard', pillCardWords, words);
  return (
    <article {...native} className={styles.card} data-watched={present(watched)}>
      <div className={styles.picture}>
        {imageUrl ? (
          <img src={imageUrl} alt="" width={180} height={320} loading="lazy" decoding="async" />
        ) : null}
        {watched ? (
          <Flags aria-hidden="true">
            <Flag tone="ongoing" icon={<CheckIcon />}>
              {says.watched}
            </Flag>
          </Flags>
        ) : null}
        <h3 className={styles.title}>
          <Anchor className={styles.link} href={href} aria-label={says.link(title, watched)} onClick={onOpen}>
            {unbroken(title)}
          </Anchor>
        </h3>
      </div>
    </article>
  );
}
