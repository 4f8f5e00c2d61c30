import { type ComponentProps, useId } from 'react';
import { input as inputClass } from '../field/field.css.ts';
import { controlOf, Field, type FieldTexts } from '../field/field.tsx';

export interface NumberFieldProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'size' | 'prefix' | 'required' | 'type' | 'children' | 'step'
    > {
  /** Least value; 0 unless told (REGISTER-07). */
  min?: number;
  max?: number;
}

/**
 * A whole number that counts or names something: an address number, a badge code. The native spin button gives the
 * pattern its keys (up, down); letters are refused as they are typed and dropped from a paste.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, labelPlacement, hint, error, status, required, ref, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  return (
    <Field {...{ id, label, labelPlacement, hint, error, status, required }} disabled={native.disabled}>
      <input
        min={0}
        {...native}
        {...controlOf(id, props)}
        step={1}
        ref={ref}
        className={inputClass}
        type="number"
        inputMode="numeric"
        onKeyDown={(event) => {
          native.onKeyDown?.(event);
          const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
          if (!isShortcut && event.key.length === 1 && !/\d/.test(event.key)) event.preventDefault();
        }}
      />
    </Field>
  );
}
