import { joinRefs } from '../../internal/join-refs.ts';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { input as inputClass } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';
import { TurningArrow } from '../field/turning-arrow.tsx';
import { type FieldTexts, type TypedField, useField, valueChange } from '../field/use-field.ts';
import { ChevronDownIcon } from '../icon/icons.ts';
import { type SelectWords, selectWords } from './select.words.ts';
import { useChosen } from './use-chosen.ts';

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldTexts,
    TypedField,
    Native<'select', 'size' | 'required' | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** First row, stands for no choice: `Selecione um estado`. */
  placeholder?: string;
  /** The options are on their way. The field says so and opens once they are there. */
  pending?: boolean;
  words?: DeepPartial<SelectWords>;
}

/**
 * One of many, with the device's own list: the best there is on a phone, and every key works. Attributes and ref go to the native
 * select.
 */
export function Select({ options, placeholder, pending = false, words, ref, ...props }: SelectProps) {
  const { onValueChange, ...texts } = props;
  const says = useWords('select', selectWords, words);
  const { field, control } = useField(texts);
  const change = valueChange(props.onChange, onValueChange);
  const { chosen, attach, hear } = useChosen({ ...props, options, pending });
  const none = placeholder === undefined ? [] : [{ value: '', label: placeholder }];
  // With a key of its own an option is the same element before and after the others come: what is chosen stays chosen.
  const rows: readonly SelectOption[] = pending
    ? [{ value: chosen, label: says.pending }]
    : [...none, ...options];
  return (
    <Field {...field}>
      <InputFrame adornment={pending ? <TurningArrow /> : <ChevronDownIcon />}>
        <select
          {...control}
          ref={joinRefs(attach, ref)}
          className={inputClass}
          aria-busy={pending || undefined}
          onChange={(event) => {
            hear(event.currentTarget.value);
            change?.(event);
          }}
        >
          {rows.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </InputFrame>
    </Field>
  );
}
