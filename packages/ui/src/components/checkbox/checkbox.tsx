import { type ChangeEvent, useEffect, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { present } from '../../internal/present.ts';
import { FieldMessages, RequiredMark } from '../field/field.tsx';
import { type FieldTexts, type NativeInput, useField } from '../field/use-field.ts';
import * as styles from './checkbox.css.ts';

/** A box or a switch that is on or off: what a change tells. */
export interface CheckedField {
  /** Hears what it is after a change; the native `onChange` stays beside it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

export interface CheckboxProps
  extends Pick<FieldTexts, 'label' | 'hint' | 'error' | 'required'>,
    CheckedField,
    NativeInput<'type'> {
  /** Some, but not all, of what this box stands for: drawn as a dash, read as mixed. */
  indeterminate?: boolean;
}

/**
 * One yes or no. The native box draws itself, so forms, keyboards and high contrast work without script; attributes and ref go to
 * it. The `label` may hold a link, which does not tick the box.
 */
export function Checkbox({ indeterminate = false, onCheckedChange, ref, ...props }: CheckboxProps) {
  const { field, control } = useField(props);
  const own = useRef<HTMLInputElement>(null);

  // HTML has no attribute for the mixed state, only this property
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div
      className={styles.checkbox}
      data-invalid={present(!!field.error)}
      data-disabled={present(field.disabled)}
    >
      <input
        {...control}
        ref={joinRefs(own, ref)}
        type="checkbox"
        className={styles.box}
        onChange={checkedChange(props.onChange, onCheckedChange)}
      />
      <label className={styles.label} htmlFor={field.id}>
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      {field.hint && (
        <div className={styles.hint} id={`${field.id}-hint`}>
          {field.hint}
        </div>
      )}
      {field.error && (
        <div className={styles.messages}>
          <FieldMessages id={field.id} error={field.error} />
        </div>
      )}
    </div>
  );
}

/** The handler of a native change event that also tells whether it is on. */
export function checkedChange(
  onChange: NativeInput['onChange'],
  onCheckedChange: CheckedField['onCheckedChange'],
): NativeInput['onChange'] {
  if (!onCheckedChange) return onChange;
  return (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange(event.currentTarget.checked);
  };
}
