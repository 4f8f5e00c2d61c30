import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlOf } from '../field/field.tsx';
import * as styles from './switch.css.ts';

export interface SwitchProps
  extends Omit<
    ComponentProps<'input'>,
    'className' | 'style' | 'size' | 'prefix' | 'type' | 'role' | 'children'
  > {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off at once, without a form to send. In a form, use a `Checkbox`. */
export function Switch({ label, hint, ref, ...native }: SwitchProps) {
  const ownId = useId();
  const id = native.id ?? ownId;
  return (
    <label className={styles.row} htmlFor={id}>
      <span>
        {label}
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input {...native} {...controlOf(id, { hint })} ref={ref} {...nativeSwitch} className={styles.track} />
    </label>
  );
}

/** A checkbox that says switch; its native `checked` stands for `aria-checked`. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;
