import type { KeyboardEvent } from 'react';
import { inTurn } from '../../internal/merge.ts';
import { input as inputClass } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import {
  type FieldTexts,
  type NativeInput,
  type TypedField,
  useField,
  valueChange,
} from '../field/use-field.ts';

export interface NumberFieldProps extends FieldTexts, TypedField, NativeInput<'type' | 'step'> {
  /** Least value; 0 unless told (REGISTER-07). */
  min?: number;
  max?: number;
}

/**
 * A whole number that counts or names something: an address number, a badge code. The native spin button gives the
 * pattern its keys (up, down); letters are refused as they are typed and dropped from a paste. Attributes and ref go to the native
 * input.
 */
export function NumberField({ onValueChange, ...props }: NumberFieldProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <input
        min={0}
        {...control}
        step={1}
        className={inputClass}
        type="number"
        inputMode="numeric"
        onChange={valueChange(props.onChange, onValueChange)}
        onKeyDown={inTurn(props.onKeyDown, refuseLetters)}
      />
    </Field>
  );
}

function refuseLetters(event: KeyboardEvent<HTMLInputElement>): void {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (!isShortcut && event.key.length === 1 && !/\d/.test(event.key)) event.preventDefault();
}
