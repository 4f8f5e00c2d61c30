import type { CarouselWords } from '../carousel/carousel.words.ts';
import type { ErrorStateWords } from '../error-state/error-state.words.ts';
import type { InlineAlertWords } from '../inline-alert/inline-alert.words.ts';
import type { SkeletonWords } from '../skeleton/skeleton.words.ts';
import type { StepperWords } from '../stepper/stepper.words.ts';
import type { TableWords } from '../table/table.words.ts';
import type { TextLinkWords } from '../text-link/text-link.words.ts';

/**
 * Every word that components say by themselves, by component. A component keeps its Portuguese words beside itself, so that a page
 * loads only those of what it draws; here stand their types alone. They stand in files that
 * import nothing, `<component>.words.ts`, for components import this one.
 */
export interface WordsCatalogue {
  carousel: CarouselWords;
  errorState: ErrorStateWords;
  inlineAlert: InlineAlertWords;
  skeleton: SkeletonWords;
  stepper: StepperWords;
  table: TableWords;
  textLink: TextLinkWords;
}
