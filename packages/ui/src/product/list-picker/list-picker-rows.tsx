import type { ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { RadioGroup } from '../../components/choice-group/radio-group.tsx';
import { Inline } from '../../components/layout/layout.tsx';

/** One row of a list picker. */
export interface PickableItem {
  id: number;
  name: string;
  /** Before the name, such as a small Avatar that is decoration. */
  picture?: ReactNode;
  /** A second column, drawn under the name (RECO-04). */
  detail?: string | undefined;
  /** It is chosen already, and cannot be chosen again. */
  already?: boolean | undefined;
}

type ListPickerRowsProps = {
  items: readonly PickableItem[];
  selected: readonly number[];
  onSelectedChange: (itemId: number, isSelected: boolean) => void;
  /** The next choice replaces the one before. */
  isSingle: boolean;
  /** What says that nothing more can be chosen; none while there is room. */
  limitId: string | undefined;
  searching: boolean;
  label: string;
  alreadyText: string;
};

/** The rows of a list picker: boxes, or radios where the next choice replaces the one before. */
export function ListPickerRows({ items, selected, onSelectedChange, ...rest }: ListPickerRowsProps) {
  const { isSingle, limitId, searching, label, alreadyText } = rest;
  const textsOf = ({ name, picture, detail, already }: PickableItem) => ({
    label: picture ? (
      <Inline as="span" gap="s" overflow="squeeze">
        {picture}
        {name}
      </Inline>
    ) : (
      name
    ),
    hint: [detail, already ? alreadyText : undefined].filter(Boolean).join(' · ') || undefined,
  });
  if (isSingle) {
    const [chosen] = selected;
    return (
      <RadioGroup
        label={label}
        options={items.map((item) => ({
          ...textsOf(item),
          value: String(item.id),
          disabled: item.already === true,
        }))}
        value={chosen === undefined ? '' : String(chosen)}
        onValueChange={(value) => onSelectedChange(Number(value), true)}
        aria-busy={searching || undefined}
      />
    );
  }
  return (
    <ul role="list" aria-label={label} aria-busy={searching || undefined}>
      {items.map((item) => {
        const isSelected = selected.includes(item.id);
        const isClosed = limitId !== undefined && !isSelected;
        return (
          <li key={item.id}>
            <Checkbox
              {...textsOf(item)}
              checked={isSelected || item.already === true}
              disabled={isClosed || item.already === true}
              aria-describedby={isClosed ? limitId : undefined}
              onCheckedChange={(checked) => onSelectedChange(item.id, checked)}
            />
          </li>
        );
      })}
    </ul>
  );
}
