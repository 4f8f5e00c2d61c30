import { createContainer } from '@vanilla-extract/css';

/** The bar's width, for what stands in it; in rem, so that a larger text counts as a narrower bar. */
export const headerRoom = createContainer();

export const headerWhere = {
  /** All tools and a whole logo do not fit: phones, or larger text on a tablet. */
  isNarrow: `${headerRoom} (max-width: 24.99rem)`,
  /** Text twice its size on a phone. */
  isNarrowest: `${headerRoom} (max-width: 12rem)`,
  /** Links would leave the search no room; all of them are in the menu behind the photo. */
  hasLargeText: `${headerRoom} (max-width: 40rem)`,
} as const;
