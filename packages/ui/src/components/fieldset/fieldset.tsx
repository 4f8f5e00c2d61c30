import type { ReactNode } from 'react';
import { present } from '../../internal/present.ts';
import { FieldMessages, RequiredMark, SpokenRequiredMark } from '../field/field.tsx';
import { type FieldFrame, type FieldTexts, type NativeGroup, useField } from '../field/use-field.ts';
import * as styles from './fieldset.css.ts';

export interface FieldsetProps extends Omit<FieldTexts, 'required'>, NativeGroup {
  children: ReactNode;
}

/**
 * Fields that belong together, under one name that screen readers say on entering; laid out in as many columns as fit. `label` is
 * what they have in common: `Endereço`. Attributes and ref go to the native fieldset.
 */
export function Fieldset({ children, ...props }: FieldsetProps) {
  return (
    <Group {...useField(props, 'group')} size="medium">
      <div className={styles.fields}>{children}</div>
    </Group>
  );
}

interface GroupProps {
  /** Both from `useField`, of the kind `group` or `radiogroup`. */
  field: FieldFrame;
  control: NativeGroup;
  /** `small` reads as the label of one field, `medium` as the title of several. */
  size: 'small' | 'medium';
  children: ReactNode;
}

/** A native fieldset with legend, hint and messages, from which groups of controls are made. */
export function Group({ field, control, size, children }: GroupProps) {
  const { id, label, labelPlacement = 'above', hint, error, status, required, disabled } = field;
  return (
    <fieldset
      {...control}
      className={styles.fieldset}
      data-invalid={present(!!error)}
      data-disabled={present(disabled)}
    >
      <legend className={styles.legend} data-size={size} data-placement={labelPlacement}>
        {label}
        {required && (control.role === 'radiogroup' ? <RequiredMark /> : <SpokenRequiredMark />)}
      </legend>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      <FieldMessages id={id} error={error} status={status} />
    </fieldset>
  );
}
