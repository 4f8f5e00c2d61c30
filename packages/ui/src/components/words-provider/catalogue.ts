import type { AlertBoxWords } from '../alert-box/alert-box.words.ts';
import type { BackToTopWords } from '../back-to-top/back-to-top.words.ts';
import type { BreadcrumbWords } from '../breadcrumb/breadcrumb.words.ts';
import type { CarouselWords } from '../carousel/carousel.words.ts';
import type { ChipGroupWords } from '../chip/chip.words.ts';
import type { CheckboxGroupWords, ChoiceWords } from '../choice-group/choice-group.words.ts';
import type { ConfirmDialogWords } from '../confirm-dialog/confirm-dialog.words.ts';
import type { DialogWords } from '../dialog/dialog.words.ts';
import type { DisclosureWords } from '../disclosure/disclosure.words.ts';
import type { ErrorStateWords } from '../error-state/error-state.words.ts';
import type { FieldWords } from '../field/field.words.ts';
import type { FilePickerWords } from '../file-picker/file-picker.words.ts';
import type { InlineAlertWords } from '../inline-alert/inline-alert.words.ts';
import type { MultiSelectWords } from '../multi-select/multi-select.words.ts';
import type { PaginationWords } from '../pagination/pagination.words.ts';
import type { PasswordFieldWords } from '../password-field/password-field.words.ts';
import type { PasswordRulesWords, StrengthMeterWords } from '../password-rules/password-rules.words.ts';
import type { QuantityStepperWords } from '../quantity-stepper/quantity-stepper.words.ts';
import type { RatingInputWords } from '../rating-input/rating-input.words.ts';
import type { SearchFieldWords } from '../search-field/search-field.words.ts';
import type { SchemeSwitchWords } from '../segmented-control/scheme-switch.words.ts';
import type { SelectWords } from '../select/select.words.ts';
import type { SkeletonWords } from '../skeleton/skeleton.words.ts';
import type { SkipLinkWords } from '../skip-link/skip-link.words.ts';
import type { SpinnerWords } from '../spinner/spinner.words.ts';
import type { StepperWords } from '../stepper/stepper.words.ts';
import type { TableWords } from '../table/table.words.ts';
import type { TextAreaWords } from '../text-area/text-area.words.ts';
import type { TextFieldWords } from '../text-field/text-field.words.ts';
import type { TextLinkWords } from '../text-link/text-link.words.ts';
import type { ToastsWords } from '../toast/toast.words.ts';

/**
 * Every word that components say by themselves, by component. A component keeps its Portuguese words beside itself, so that a page
 * loads only those of what it draws; here stand their types alone. They stand in files that
 * import nothing, `<component>.words.ts`, for components import this one.
 */
export interface WordsCatalogue {
  alertBox: AlertBoxWords;
  backToTop: BackToTopWords;
  breadcrumb: BreadcrumbWords;
  carousel: CarouselWords;
  checkboxGroup: CheckboxGroupWords;
  chipGroup: ChipGroupWords;
  confirmDialog: ConfirmDialogWords;
  dialog: DialogWords;
  disclosure: DisclosureWords;
  errorState: ErrorStateWords;
  field: FieldWords;
  filePicker: FilePickerWords;
  inlineAlert: InlineAlertWords;
  multiSelect: MultiSelectWords;
  pagination: PaginationWords;
  passwordField: PasswordFieldWords;
  passwordRules: PasswordRulesWords;
  quantityStepper: QuantityStepperWords;
  radioGroup: ChoiceWords;
  ratingInput: RatingInputWords;
  schemeSwitch: SchemeSwitchWords;
  searchField: SearchFieldWords;
  select: SelectWords;
  skeleton: SkeletonWords;
  skipLink: SkipLinkWords;
  spinner: SpinnerWords;
  stepper: StepperWords;
  strengthMeter: StrengthMeterWords;
  table: TableWords;
  textArea: TextAreaWords;
  textField: TextFieldWords;
  textLink: TextLinkWords;
  toasts: ToastsWords;
}
