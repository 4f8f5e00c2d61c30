import { createContainer } from '@vanilla-extract/css';
import { roomBelow } from '../../theme/rooms.ts';

/** The bar's width, for what stands in it; in rem, so that a larger text counts as a narrower bar. */
export const headerRoom = createContainer();

export const headerWhere = {
  /** All tools and a whole logo do not fit: phones, or larger text on a tablet. */
  isNarrow: roomBelow('headerWhole', headerRoom),
  /** Text twice its size on a phone. */
  isNarrowest: roomBelow('headerTools', headerRoom),
  /** Links would leave the search no room; all of them are in the menu behind the photo. */
  hasLargeText: roomBelow('headerLinks', headerRoom),
} as const;
