import { useRef, useState } from 'react';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './product-gallery.css.ts';
import { type ProductGalleryWords, productGalleryWords } from './product-gallery.words.ts';

export interface ProductGalleryProps extends Native<'div', 'children'> {
  /** Square pictures, the one that says most first. Without any, the brand's motif stands in. */
  pictures: readonly string[];
  /** Of the product that they show. */
  name: string;
  words?: DeepPartial<ProductGalleryWords> | undefined;
}

/**
 * The pictures of a product: one in sight, the others a small picture, an arrow key or a finger away (SHOP-02). Attributes and ref go to
 * its root.
 */
export function ProductGallery({ pictures, name, words, ...native }: ProductGalleryProps) {
  const says = useWords('productGallery', productGalleryWords, words);
  const strip = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const total = pictures.length;
  const slides = pictures.map((url, index) => (
    <div key={url} className={styles.slide}>
      <img
        className={styles.image}
        src={url}
        width={480}
        height={480}
        // The first is what the page is about.
        loading={index === 0 ? 'eager' : 'lazy'}
        decoding="async"
        alt={says.picture(name, index + 1, total)}
      />
    </div>
  ));
  if (total < 2) {
    return (
      <div {...native} className={styles.gallery}>
        <div className={styles.stage}>{slides}</div>
      </div>
    );
  }
  const show = (index: number) => {
    setCurrent(index);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' });
  };
  return (
    <div {...native} className={styles.gallery}>
      <div className={styles.stage}>
        <section
          ref={strip}
          className={styles.strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, and its arrow keys scroll it
          tabIndex={0}
          aria-label={says.pictures(name)}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
        >
          {slides}
        </section>
      </div>
      <ul role="list" className={styles.thumbs}>
        {pictures.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={says.show(index + 1, total)}
              aria-current={index === current}
              onClick={() => show(index)}
            >
              <img className={styles.image} src={url} width={64} height={64} decoding="async" alt="" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
