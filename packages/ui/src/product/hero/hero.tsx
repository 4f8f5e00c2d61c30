import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { from } from '../../theme/breakpoints.ts';
import * as styles from './hero.css.ts';

export interface HeroProps extends Native<'section', 'title' | 'children'> {
  /** The page's one h1: a sentence. */
  title: string;
  text?: string | undefined;
  /** The one button, of medium size; it takes the accent's fill. */
  action: ReactNode;
  /** A line beside or under the button, such as a link to sign up. */
  aside?: ReactNode;
  /** The brand's `hero.svg`, 4:3, drawn for the lower end corner. */
  pictureUrl?: string | undefined;
  /** Other files of the picture, best format first, each in several widths. */
  pictureSources?: readonly { type: string; srcSet: string }[] | undefined;
}

/** How wide the picture is drawn: beside the words, or under them. */
const heroSizes = `${from('medium')} 54vw, 90vw`;

/** The first thing a visitor sees: one sentence, one button, the brand's picture (LANDING-03). Attributes and ref go to the `section`. */
export function Hero({ title, text, action, aside, pictureUrl, pictureSources, ...native }: HeroProps) {
  return (
    <section {...native} className={styles.hero}>
      <div className={styles.content} data-picture={present(Boolean(pictureUrl))}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {text ? <p className={styles.text}>{text}</p> : null}
          <div className={styles.action}>
            {action}
            {aside}
          </div>
        </div>
        {pictureUrl ? (
          <picture className={styles.sources}>
            {pictureSources?.map((source) => (
              <source key={source.type} sizes={heroSizes} {...source} />
            ))}
            <img
              className={styles.picture}
              src={pictureUrl}
              alt=""
              width={960}
              height={720}
              fetchPriority="high"
              decoding="async"
            />
          </picture>
        ) : null}
      </div>
    </section>
  );
}
