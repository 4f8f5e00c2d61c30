import { useCombobox } from 'downshift';
import { Check, ChevronDown, Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { input as inputClass } from '../field/field.css.ts';
import { controlOf, Field, type FieldTexts } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';
import { matching } from './matching.ts';
import * as styles from './multi-select.css.ts';
import { type MultiSelectOption, type MultiSelectWords, multiSelectWords } from './multi-select.words.ts';
import { SelectedChips } from './selected-chips.tsx';

export interface MultiSelectProps extends FieldTexts {
  options: readonly MultiSelectOption[];
  /** Values that are chosen, in the order of choosing. A value without an option is not drawn. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** The options are on their way. */
  pending?: boolean;
  /** More chips than this are folded away behind a button. */
  maxChips?: number;
  words?: Partial<MultiSelectWords>;
}

/**
 * Several of many, found by typing (DASH-18, DASH-19): a combobox with a list that stays open while choosing, and a chip
 * per choice. Removing a chip moves the focus to the next one, else the one before, else the field. Accents do not matter.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, labelPlacement, hint, error, status, required, disabled } = props;
  const { options, value, onValueChange, pending = false, maxChips = 6 } = props;
  const words = { ...multiSelectWords, ...props.words };
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const [announcement, announce] = useState('');
  const found = matching(options, term);

  const toggle = (option: MultiSelectOption) => {
    const isChosen = value.includes(option.value);
    announce(`${option.label}: ${isChosen ? words.remove : words.selected}`);
    onValueChange(isChosen ? value.filter((each) => each !== option.value) : [...value, option.value]);
  };

  const combobox = useCombobox<MultiSelectOption>({
    id,
    inputId: id,
    items: found as MultiSelectOption[],
    itemToString: () => term,
    selectedItem: null,
    inputValue: term,
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputKeyDownEnter ||
      type === useCombobox.stateChangeTypes.ItemClick
        ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: state.inputValue }
        : changes,
    onStateChange: ({ type, inputValue, selectedItem }) => {
      const { stateChangeTypes } = useCombobox;
      if (type === stateChangeTypes.InputChange) setTerm(inputValue ?? '');
      if (type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputKeyDownEscape) setTerm('');
      const isChoice = type === stateChangeTypes.InputKeyDownEnter || type === stateChangeTypes.ItemClick;
      if (isChoice && selectedItem) toggle(selectedItem);
    },
  });
  const { isOpen, highlightedIndex } = combobox;
  const chosen = value.flatMap((each) => options.find((option) => option.value === each) ?? []);

  return (
    <div className={styles.multiSelect}>
      <Field {...{ id, label, labelPlacement, hint, error, status, required, disabled }}>
        <div className={styles.anchor}>
          <InputFrame
            leading={<Search />}
            adornment={
              <ChevronDown className={styles.chevron} data-open={isOpen || undefined} aria-hidden="true" />
            }
          >
            <input
              {...combobox.getInputProps({
                ref: field,
                disabled,
                placeholder: words.search,
                onKeyDown: (event) => {
                  if (event.key !== 'Backspace' || term !== '' || value.length === 0) return;
                  const last = chosen.at(-1);
                  if (last) toggle(last);
                },
              })}
              {...controlOf(id, props)}
              aria-labelledby={undefined}
              className={inputClass}
            />
          </InputFrame>
          <button
            {...combobox.getToggleButtonProps({ disabled })}
            type="button"
            className={styles.toggle}
            aria-label={words.select}
          />
          <List
            open={isOpen}
            listProps={combobox.getMenuProps({ 'aria-label': words.select, 'aria-multiselectable': true })}
          >
            {found.map((option, index) => {
              const isChosen = value.includes(option.value);
              return (
                <li
                  key={option.value}
                  {...combobox.getItemProps({ item: option, index, 'aria-selected': isChosen })}
                  className={styles.option}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  <span>{option.label}</span>
                  {isChosen && (
                    <span className={styles.selected}>
                      <Check className={styles.check} aria-hidden="true" />
                      {words.selected}
                    </span>
                  )}
                </li>
              );
            })}
          </List>
          {isOpen && found.length === 0 && (
            <p className={styles.none}>{pending ? words.loading : words.none}</p>
          )}
        </div>
      </Field>
      <SelectedChips {...{ chosen, words, maxChips, disabled, field }} onRemove={toggle} />
      <span className={styles.unseen} role="status">
        {isOpen && found.length === 0 ? (pending ? words.loading : words.none) : announcement}
      </span>
    </div>
  );
}

function List({
  open,
  listProps,
  children,
}: {
  open: boolean;
  listProps: ComponentProps<'ul'>;
  children: ReactNode;
}) {
  return (
    <ul {...listProps} className={styles.list} data-open={open || undefined}>
      {open && children}
    </ul>
  );
}
