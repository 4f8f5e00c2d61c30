import type { AlertBoxWords } from '../alert-box/alert-box.words.ts';
import type { BackToTopWords } from '../back-to-top/back-to-top.words.ts';
import type { BreadcrumbWords } from '../breadcrumb/breadcrumb.words.ts';
import type { CarouselWords } from '../carousel/carousel.tsx';
import type { ConfirmDialogWords } from '../confirm-dialog/confirm-dialog.words.ts';
import type { DialogWords } from '../dialog/dialog.words.ts';
import type { DisclosureWords } from '../disclosure/disclosure.words.ts';
import type { PaginationWords } from '../pagination/pagination.words.ts';
import type { SkipLinkWords } from '../skip-link/skip-link.words.ts';
import type { SpinnerWords } from '../spinner/spinner.words.ts';
import type { TextLinkWords } from '../text-link/text-link.words.ts';
import type { ToastsWords } from '../toast/toast.words.ts';

/**
 * Every word that components say by themselves, by component. A component keeps its Portuguese words beside itself, so that a page
 * loads only those of what it draws; here stand their types alone.
 */
export interface WordsCatalogue {
  alertBox: AlertBoxWords;
  backToTop: BackToTopWords;
  breadcrumb: BreadcrumbWords;
  carousel: CarouselWords;
  confirmDialog: ConfirmDialogWords;
  /** Also of side panels. */
  dialog: DialogWords;
  disclosure: DisclosureWords;
  pagination: PaginationWords;
  skipLink: SkipLinkWords;
  /** Also of loading overlays. */
  spinner: SpinnerWords;
  /** Of all links: in text, in menus and in rich text. */
  textLink: TextLinkWords;
  toasts: ToastsWords;
}
