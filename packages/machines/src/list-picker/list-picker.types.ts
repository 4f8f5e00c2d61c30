import type { ListPickerFilter, ListPickerRule } from '@student/domain';

/** What a list picker opens with (SHELL-50). */
export type ListPickerInput = {
  /** Identifiers of what there is to choose from, as far as it is known by then. */
  items: readonly number[];
  /** The stored selection. */
  selectedItems: readonly number[];
  /** Several may be chosen; otherwise the next choice replaces the one before (SHELL-51). */
  allowMultiple?: boolean | undefined;
  /** What refuses a choice; without it nothing does. */
  rule?: ListPickerRule | undefined;
  /** Whose modal it is, such as `recommendation`. */
  modal: string;
  filterBy?: ListPickerFilter | undefined;
};

export type ListPickerContext = {
  items: readonly number[];
  /** The stored selection; only saving changes it (SHELL-52, SHELL-53). */
  selectedItems: readonly number[];
  /** What is chosen now, in the order of choosing. */
  chosen: readonly number[];
  allowMultiple: boolean;
  rule: ListPickerRule | undefined;
  modal: string;
  filterBy: ListPickerFilter;
};

export type ListPickerEvent =
  /** An item was chosen, or given up. */
  | { type: 'item.choose'; id: number; isChosen: boolean }
  /** All items, or only those that are chosen. */
  | { type: 'filter.choose'; filterBy: ListPickerFilter }
  /** What is chosen is stored, and the picker closes (SHELL-52). */
  | { type: 'picker.save' }
  /** The picker closes, and what was stored stays (SHELL-53). */
  | { type: 'picker.close' };

/** What the caller gets once the picker is closed. */
export type ListPickerOutput = {
  isSaved: boolean;
  /** The stored selection. */
  selectedItems: readonly number[];
};
