import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { input as inputClass } from '../field/field.css.ts';
import { controlOf, Field, type FieldTexts } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';
import { turning } from '../search-field/search-field.css.ts';
import { typeMasked } from './type-masked.ts';

export interface MaskedFieldProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'size' | 'prefix' | 'required' | 'type' | 'children'
    > {
  /** Turns anything typed or pasted into the mask's shape; formatting twice changes nothing. */
  format: (text: string) => string;
  /** Something is being looked up by this value (a CEP): a turning arrow, and the field stays usable. */
  pending?: boolean;
}

/**
 * One line that takes its shape while it is typed: CPF, CEP, a date as dd/mm/aaaa (REGISTER-05, REGISTER-06, REGISTER-08).
 * Handlers meet the formatted value. The caret stays behind what was typed, a mask's character deletes like any other, and
 * a paste in any spelling is accepted.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { label, labelPlacement, hint, error, status, required, format, pending, ref, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  const own = useRef<HTMLInputElement>(null);
  const before = useRef('');

  const control = (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      {...native}
      {...controlOf(id, props)}
      ref={joinRefs(own, ref)}
      className={inputClass}
      aria-busy={pending || undefined}
      defaultValue={native.value === undefined ? format(String(native.defaultValue ?? '')) : undefined}
      onKeyDown={(event) => {
        before.current = event.currentTarget.value;
        native.onKeyDown?.(event);
      }}
      onChange={(event) => {
        const { nativeEvent } = event;
        const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
        typeMasked(event.currentTarget, { format, before: before.current, inputType });
        before.current = event.currentTarget.value;
        native.onChange?.(event);
      }}
    />
  );

  return (
    <Field {...{ id, label, labelPlacement, hint, error, status, required }} disabled={native.disabled}>
      {pending === undefined ? (
        control
      ) : (
        <InputFrame adornment={pending && <LoaderCircle className={turning} aria-hidden="true" />}>
          {control}
        </InputFrame>
      )}
    </Field>
  );
}
