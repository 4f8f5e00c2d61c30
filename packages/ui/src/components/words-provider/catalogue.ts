import type { CarouselWords } from '../carousel/carousel.words.ts';
import type { TextLinkWords } from '../text-link/text-link.words.ts';

/**
 * Every word that components say by themselves, by component. A component keeps its Portuguese words beside itself, so that a page
 * loads only those of what it draws; here stand their types alone. They stand in files that
 * import nothing, `<component>.words.ts`, for components import this one.
 */
export interface WordsCatalogue {
  carousel: CarouselWords;
  textLink: TextLinkWords;
}
