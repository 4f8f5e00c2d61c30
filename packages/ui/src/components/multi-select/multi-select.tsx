import { useCombobox } from 'downshift';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { announce } from '../../internal/announce.ts';
import { merge } from '../../internal/merge.ts';
import { present } from '../../internal/present.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { input as inputClass } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';
import { type FieldTexts, type NativeInput, useField } from '../field/use-field.ts';
import { CheckIcon, ChevronDownIcon } from '../icon/icons.ts';
import { matching } from './matching.ts';
import * as styles from './multi-select.css.ts';
import { type MultiSelectOption, type MultiSelectWords, multiSelectWords } from './multi-select.words.ts';
import { SelectedChips } from './selected-chips.tsx';

export interface MultiSelectProps extends FieldTexts, NativeInput<'type' | 'value' | 'defaultValue'> {
  options: readonly MultiSelectOption[];
  /** Values that are chosen, in the order of choosing. A value without an option is not drawn. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** All values that are chosen, and the one that was chosen or given up: for a list that is not drawn at once, as one in the address. */
  onValueChange?: (value: string[], changed: string) => void;
  /** The options are on their way. */
  pending?: boolean;
  /** More chips than this are folded away behind a button. */
  maxChips?: number;
  words?: DeepPartial<MultiSelectWords>;
}

/**
 * Several of many, found by typing (DASH-18, DASH-19): a combobox with a list that stays open while choosing, and a chip
 * per choice. Removing a chip moves the focus to the next one, else the one before, else the field. Accents do not matter.
 * Attributes and ref go to the native input.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value: given, defaultValue = [], onValueChange, pending = false, ...others } = props;
  const { maxChips = 6, words: own, ...texts } = others;
  const words = useWords('multiSelect', multiSelectWords, own);
  const { field, control } = useField(texts);
  const [value, setValue] = useControlled<readonly string[]>(given, defaultValue);
  const { id, disabled } = field;
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const found = matching(options, term);

  const toggle = (option: MultiSelectOption) => {
    const isChosen = value.includes(option.value);
    announce(isChosen ? words.removed(option.label) : words.added(option.label));
    const next = isChosen ? value.filter((each) => each !== option.value) : [...value, option.value];
    setValue(next);
    onValueChange?.(next, option.value);
  };

  const combobox = useCombobox<MultiSelectOption>({
    id,
    inputId: id,
    items: found,
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

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // A dialog around it has prevented Escape already, for its own part (internal/escape.ts).
    const wasPrevented = event.defaultPrevented;
    control.onKeyDown?.(event);
    if (event.defaultPrevented && !wasPrevented) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      return;
    }
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && term === '' && last) toggle(last);
  };
  // Labelled by its own label element, not by an id that downshift makes up.
  const {
    'aria-labelledby': _unused,
    ref,
    ...comboboxProps
  } = combobox.getInputProps({
    ref: input,
    disabled,
    placeholder: control.placeholder ?? words.search,
    onKeyDown: press,
  });
  // It makes another one at each drawing, which does the same.
  const [attach] = useState(() => ref);

  return (
    <div className={styles.multiSelect}>
      <Field {...field}>
        <div className={styles.anchor}>
          <InputFrame
            adornment={
              <span className={styles.chevron} data-open={present(isOpen)}>
                <ChevronDownIcon />
              </span>
            }
          >
            <input
              {...merge({ ...control, onKeyDown: undefined }, { ...comboboxProps, ref: attach })}
              data-escape={isOpen ? 'own' : undefined}
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
            {/* Only then: a list of thousands would be made anew with each drawing of the closed field. */}
            {isOpen &&
              found.map((option, index) => {
                const isChosen = value.includes(option.value);
                return (
                  <li
                    key={option.value}
                    {...combobox.getItemProps({ item: option, index, 'aria-selected': isChosen })}
                    className={styles.option}
                    data-highlighted={present(index === highlightedIndex)}
                  >
                    <span>{option.label}</span>
                    {isChosen && (
                      <span className={styles.selected}>
                        <CheckIcon size="small" />
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
      <SelectedChips {...{ chosen, words, maxChips, disabled }} field={input} onRemove={toggle} />
      <span className={styles.unseen} role="status">
        {isOpen && found.length === 0 && (pending ? words.loading : words.none)}
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
    <ul {...listProps} className={styles.list} data-open={present(open)}>
      {children}
    </ul>
  );
}
