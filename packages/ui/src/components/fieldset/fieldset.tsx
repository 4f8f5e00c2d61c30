import { type ReactNode, useId } from 'react';
import { FieldMessages, RequiredMark } from '../field/field.tsx';
import * as styles from './fieldset.css.ts';

export interface FieldsetProps {
  /** What the fields have in common: `Endereço`. */
  legend: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the group as a whole. */
  error?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under one name that screen readers say on entering; laid out in as many columns as fit. */
export function Fieldset({ children, ...texts }: FieldsetProps) {
  return (
    <Group {...texts} size="medium">
      <div className={styles.fields}>{children}</div>
    </Group>
  );
}

interface GroupProps extends FieldsetProps {
  id?: string;
  /** `small` reads as the label of one field, `medium` as the title of several. */
  size: 'small' | 'medium';
  legendPlacement?: 'above' | 'hidden';
  required?: boolean;
  status?: ReactNode;
}

/** A native fieldset with legend, hint and messages, from which every group of controls is made. */
export function Group({
  id,
  legend,
  legendPlacement = 'above',
  size,
  hint,
  error,
  status,
  required,
  disabled,
  children,
}: GroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const described = [hint && `${groupId}-hint`, error && `${groupId}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={groupId}
      className={styles.fieldset}
      disabled={disabled}
      aria-describedby={described || undefined}
      data-state={error ? 'error' : disabled ? 'disabled' : undefined}
    >
      <legend className={styles.legend} data-size={size} data-placement={legendPlacement}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <div className={styles.hint} id={`${groupId}-hint`}>
          {hint}
        </div>
      )}
      {children}
      <FieldMessages id={groupId} error={error} status={status} />
    </fieldset>
  );
}
