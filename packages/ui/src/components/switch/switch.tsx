import { type CheckedField, checkedChange } from '../checkbox/checkbox.tsx';
import { type FieldTexts, type NativeInput, useField } from '../field/use-field.ts';
import * as styles from './switch.css.ts';

export interface SwitchProps
  extends Pick<FieldTexts, 'label' | 'hint'>,
    CheckedField,
    NativeInput<'type' | 'role'> {}

/** On or off at once, without a form to send. In a form, use a `Checkbox`. Attributes and ref go to the native input. */
export function Switch({ onCheckedChange, ...props }: SwitchProps) {
  const { field, control } = useField(props);
  return (
    <label className={styles.row} htmlFor={field.id}>
      <span>
        {field.label}
        {field.hint && (
          <span className={styles.hint} id={`${field.id}-hint`}>
            {field.hint}
          </span>
        )}
      </span>
      <input
        {...control}
        {...nativeSwitch}
        className={styles.track}
        onChange={checkedChange(props.onChange, onCheckedChange)}
      />
    </label>
  );
}

/** A checkbox that says switch; its native `checked` stands for `aria-checked`. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;
