import { ChevronDown, LoaderCircle } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { input as inputClass } from '../field/field.css.ts';
import { controlOf, Field, type FieldTexts } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';
import { turning } from '../search-field/search-field.css.ts';

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'className' | 'style' | 'size' | 'required' | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** First row, stands for no choice: `Selecione um estado`. */
  placeholder?: string;
  /** The options are on their way. The field shows `pendingLabel` and opens once they are there. */
  pending?: boolean;
  pendingLabel?: string;
}

/** One of many, with the device's own list: the best there is on a phone, and every key works. */
export function Select(props: SelectProps) {
  const { label, labelPlacement, hint, error, status, required, ref, ...others } = props;
  const { options, placeholder, pending = false, pendingLabel = 'Carregando…', ...native } = others;
  const ownId = useId();
  const id = native.id ?? ownId;
  return (
    <Field {...{ id, label, labelPlacement, hint, error, status, required }} disabled={native.disabled}>
      <InputFrame
        adornment={
          pending ? (
            <LoaderCircle className={turning} aria-hidden="true" />
          ) : (
            <ChevronDown aria-hidden="true" />
          )
        }
      >
        <select
          {...native}
          {...controlOf(id, props)}
          ref={ref}
          className={inputClass}
          aria-busy={pending || undefined}
        >
          {pending ? (
            <option value="">{pendingLabel}</option>
          ) : (
            placeholder !== undefined && <option value="">{placeholder}</option>
          )}
          {!pending &&
            options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
        </select>
      </InputFrame>
    </Field>
  );
}
