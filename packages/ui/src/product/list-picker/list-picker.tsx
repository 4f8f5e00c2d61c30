import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog, type DialogProps } from '../../components/dialog/dialog.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Inline, Stack } from '../../components/layout/layout.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { Skeletons } from '../../components/skeleton/skeleton.tsx';
import { Text } from '../../components/text/text.tsx';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { SortBar, type Sorting } from '../sort-bar/sort-bar.tsx';
import { type ListPickerWords, listPickerWords } from './list-picker.words.ts';
import { ListPickerRows, type PickableItem } from './list-picker-rows.tsx';

export type ListPickerShown = 'all' | 'selected';

export interface ListPickerProps extends Omit<DialogProps, 'size' | 'footer' | 'children' | 'words'> {
  /** Those of the page that is shown; none given while they are on their way. */
  items: readonly PickableItem[] | undefined;
  /** What is chosen, also of pages that are not shown. */
  selected: readonly number[];
  onSelectedChange: (itemId: number, isSelected: boolean) => void;
  /** Several may be chosen; otherwise the next choice replaces the one before, and the rows are radios (SHELL-51). */
  allowMultiple?: boolean;
  /** So many may be chosen; past it nothing more, until something is given up (RECO-08). */
  limit?: number | undefined;
  filter: ListPickerShown;
  onFilterChange: (filter: ListPickerShown) => void;
  /** Which way the names are sorted. */
  direction: Sorting['direction'];
  onDirectionChange: (direction: Sorting['direction']) => void;
  /** What the list is searched for now. */
  term: string;
  onSearch: (term: string) => void;
  /** Milliseconds; 0 searches with each letter. */
  debounce: number;
  /** The answer to the last search, or the next page, is on its way; what stood stays meanwhile. */
  searching?: boolean;
  onConfirm: () => void;
  /** What was confirmed is on its way. */
  pending?: boolean;
  /** Why it could not be confirmed: an InlineAlert. */
  problem?: ReactNode;
  /** In place of the list, where it cannot be read. */
  failed?: ReactNode;
  /** The Pagination. */
  pages?: ReactNode;
  words?: DeepPartial<ListPickerWords>;
}

/**
 * A choice from a long list: items are found by name, a page at a time, sorted by name, and ticked; those that were chosen stay so
 * whatever is searched for (SHELL-50 to SHELL-53). Escape closes it. Attributes and ref go to the dialog.
 */
export function ListPicker({
  items,
  selected,
  onSelectedChange,
  allowMultiple = true,
  limit,
  filter,
  onFilterChange,
  direction,
  onDirectionChange,
  term,
  onSearch,
  debounce,
  searching = false,
  onConfirm,
  pending = false,
  problem,
  failed,
  pages,
  words: given,
  ...dialog
}: ListPickerProps) {
  const words = useWords('listPicker', listPickerWords, given);
  const id = useId();
  const isFull = limit !== undefined && selected.length >= limit;
  return (
    <Dialog
      {...dialog}
      footer={
        <Stack gap="xxs">
          {/* Both are there before their words: readers miss what arrives together with its region. */}
          <div role="alert">{problem}</div>
          <div role="status" id={`${id}limit`}>
            {isFull ? (
              <Text size="s" tone="muted">
                {words.full}
              </Text>
            ) : null}
          </div>
          <Inline justify="end">
            <Button
              pending={pending}
              blockedReason={selected.length === 0 ? words.choose : undefined}
              onClick={onConfirm}
            >
              {words.confirm}
            </Button>
          </Inline>
        </Stack>
      }
    >
      <Stack gap="m">
        <SearchField
          label={words.search}
          placeholder={words.search}
          term={term}
          onSearch={onSearch}
          debounce={debounce}
          pending={searching}
        />
        <Inline justify="between">
          <SegmentedControl
            label={words.filter}
            segments={[
              { value: 'all', label: words.all },
              { value: 'selected', label: words.selected(selected.length) },
            ]}
            value={filter}
            onValueChange={onFilterChange}
          />
          {/* Those that are chosen stand in the order of choosing. */}
          {filter === 'all' ? (
            <SortBar
              label={words.sortBy}
              columns={[{ key: 'name', label: words.name }]}
              sorting={{ column: 'name', direction }}
              onSort={() => onDirectionChange(direction === 'ascending' ? 'descending' : 'ascending')}
            />
          ) : null}
        </Inline>
        {failed ??
          (items === undefined ? (
            <Skeletons shape="row" count={6} />
          ) : items.length === 0 ? (
            <EmptyState
              title={filter === 'selected' ? words.noneSelected : words.none(term)}
              level={3}
              announce="polite"
            />
          ) : (
            <ListPickerRows
              items={items}
              selected={selected}
              onSelectedChange={onSelectedChange}
              isSingle={!allowMultiple && limit === undefined}
              limitId={isFull ? `${id}limit` : undefined}
              searching={searching}
              label={words.items}
              alreadyText={words.already}
            />
          ))}
        {pages}
      </Stack>
    </Dialog>
  );
}
