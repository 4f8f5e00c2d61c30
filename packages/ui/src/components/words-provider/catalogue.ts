import type { CarouselWords } from '../carousel/carousel.tsx';
import type { TextLinkWords } from '../text-link/new-tab.tsx';

/**
 * Every word that components say by themselves, by component. A component keeps its Portuguese words beside itself, so that a page
 * loads only those of what it draws; here stand their types alone.
 */
export interface WordsCatalogue {
  carousel: CarouselWords;
  textLink: TextLinkWords;
}
