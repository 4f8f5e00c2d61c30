import type { ReactNode } from 'react';
import * as styles from './hero.css.ts';

export interface HeroProps {
  /** The page's one h1: a sentence. */
  title: string;
  text?: string | undefined;
  /** The one button. */
  action: ReactNode;
  /** A line beside or under the button, such as a link to sign up. */
  aside?: ReactNode;
  /** A picture of the product, framed as the brand frames pictures. */
  pictureUrl?: string | undefined;
}

/** The first thing a visitor sees: the brand's motif, one sentence, one button (LANDING-03). */
export function Hero({ title, text, action, aside, pictureUrl }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.motif} aria-hidden="true" />
      <div className={styles.content} data-picture={pictureUrl ? '' : undefined}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {text ? <p className={styles.text}>{text}</p> : null}
          <div className={styles.action}>
            {action}
            {aside}
          </div>
        </div>
        {pictureUrl ? (
          <div className={styles.frame}>
            <img
              className={styles.picture}
              src={pictureUrl}
              alt=""
              width={960}
              height={540}
              fetchPriority="high"
              decoding="async"
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
