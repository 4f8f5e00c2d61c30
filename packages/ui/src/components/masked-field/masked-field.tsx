import { useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { input as inputClass } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';
import { TurningArrow } from '../field/turning-arrow.tsx';
import { type FieldTexts, type NativeInput, type TypedField, useField } from '../field/use-field.ts';
import { typeMasked } from './type-masked.ts';

export interface MaskedFieldProps extends FieldTexts, TypedField, NativeInput<'type' | 'maxLength'> {
  /** Turns anything typed or pasted into the mask's shape; formatting twice changes nothing. */
  format: (text: string) => string;
  /** The longest that the shape may become. A browser would cut what is pasted before it has its shape. */
  maxLength?: number;
  /** Something is being looked up by this value (a CEP): a turning arrow, and the field stays usable. */
  pending?: boolean;
}

/**
 * One line that takes its shape while it is typed: CPF, CEP, a date as dd/mm/aaaa (REGISTER-05, REGISTER-06, REGISTER-08).
 * Handlers meet the formatted value. The caret stays behind what was typed, a mask's character deletes like any other, and
 * a paste in any spelling is accepted. Attributes and ref go to the native input.
 */
export function MaskedField({ format, maxLength, pending, onValueChange, ref, ...props }: MaskedFieldProps) {
  const { field, control } = useField(props);
  const own = useRef<HTMLInputElement>(null);
  const before = useRef('');
  const shaped = (text: string) => format(text).slice(0, maxLength);

  const input = (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      {...control}
      ref={joinRefs(own, ref)}
      className={inputClass}
      aria-busy={pending || undefined}
      defaultValue={props.value === undefined ? shaped(String(props.defaultValue ?? '')) : undefined}
      onKeyDown={(event) => {
        before.current = event.currentTarget.value;
        props.onKeyDown?.(event);
      }}
      onChange={(event) => {
        const { nativeEvent } = event;
        const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
        typeMasked(event.currentTarget, { format: shaped, before: before.current, inputType });
        before.current = event.currentTarget.value;
        props.onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
    />
  );

  return (
    <Field {...field}>
      {pending === undefined ? (
        input
      ) : (
        <InputFrame adornment={pending && <TurningArrow />}>{input}</InputFrame>
      )}
    </Field>
  );
}
