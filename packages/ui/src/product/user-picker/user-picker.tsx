import { type ReactNode, useId } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { Dialog, type DialogProps } from '../../components/dialog/dialog.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Inline, Stack } from '../../components/layout/layout.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { Skeletons } from '../../components/skeleton/skeleton.tsx';
import { Text } from '../../components/text/text.tsx';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { type UserPickerWords, userPickerWords } from './user-picker.words.ts';

export interface PickablePerson {
  id: number;
  name: string;
  imageUrl?: string | undefined;
  /** The user type in words; its column is drawn where somebody has one (RECO-04). */
  permission?: string | undefined;
  /** Has it already, and cannot be chosen again. */
  already?: boolean | undefined;
}

export type UserPickerFilter = 'all' | 'selected';

export interface UserPickerProps extends Omit<DialogProps, 'size' | 'footer' | 'children' | 'words'> {
  /** Those of the page that is shown; none given while they are on their way. */
  people: readonly PickablePerson[] | undefined;
  /** Who is chosen, also of pages that are not shown. */
  selected: readonly number[];
  onSelectedChange: (personId: number, isSelected: boolean) => void;
  /** Several may be chosen; otherwise one, and nobody else meanwhile (RECO-07, RECO-08). */
  allowMultiple?: boolean;
  filter: UserPickerFilter;
  onFilterChange: (filter: UserPickerFilter) => void;
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
  words?: DeepPartial<UserPickerWords>;
}

/**
 * Who is to get something: people are found by name, a page at a time, and ticked; those who were chosen stay so whatever is searched
 * for (RECO-01 to RECO-05). Attributes and ref go to the dialog. Component 97 of the catalogue.
 */
export function UserPicker({
  people,
  selected,
  onSelectedChange,
  allowMultiple = false,
  filter,
  onFilterChange,
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
}: UserPickerProps) {
  const words = useWords('userPicker', userPickerWords, given);
  const id = useId();
  const isFull = !allowMultiple && selected.length > 0;
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
                {words.onlyOne}
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
        <Inline>
          <SegmentedControl
            label={words.filter}
            segments={[
              { value: 'all', label: words.all },
              { value: 'selected', label: words.selected(selected.length) },
            ]}
            value={filter}
            onValueChange={onFilterChange}
          />
        </Inline>
        {failed ??
          (people === undefined ? (
            <Skeletons shape="row" count={6} />
          ) : people.length === 0 ? (
            <EmptyState
              title={filter === 'selected' ? words.noneSelected : words.none(term)}
              level={3}
              announce="polite"
            />
          ) : (
            <ul role="list" aria-label={words.people} aria-busy={searching || undefined}>
              {people.map((person) => (
                <li key={person.id}>
                  <Person
                    {...person}
                    isSelected={selected.includes(person.id)}
                    isClosed={isFull && !selected.includes(person.id)}
                    limitId={isFull ? `${id}limit` : undefined}
                    alreadyText={words.already}
                    onSelectedChange={onSelectedChange}
                  />
                </li>
              ))}
            </ul>
          ))}
        {pages}
      </Stack>
    </Dialog>
  );
}

interface PersonProps extends PickablePerson {
  isSelected: boolean;
  isClosed: boolean;
  limitId: string | undefined;
  alreadyText: string;
  onSelectedChange: (personId: number, isSelected: boolean) => void;
}

function Person({ id, name, imageUrl, permission, already, ...rest }: PersonProps) {
  const { isSelected, isClosed, limitId, alreadyText, onSelectedChange } = rest;
  const hints = [permission, already ? alreadyText : undefined].filter(Boolean);
  return (
    <Checkbox
      label={
        <Inline as="span" gap="s" overflow="squeeze">
          <Avatar name={name} src={imageUrl} size="small" meaning="decoration" />
          {name}
        </Inline>
      }
      hint={hints.length > 0 ? hints.join(' · ') : undefined}
      checked={isSelected || already === true}
      disabled={isClosed || already === true}
      aria-describedby={isClosed ? limitId : undefined}
      onCheckedChange={(checked) => onSelectedChange(id, checked)}
    />
  );
}
