import type { CarouselLayout } from '@student/ui';

/** Keys of the cards of a strip on its way: one more than fit into the widest window. */
export const cardsToCome = (layout: CarouselLayout) => [...Array(layout === 'portrait' ? 8 : 5).keys()];
