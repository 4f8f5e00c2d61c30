import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { controlOf, FieldMessages, type FieldTexts, RequiredMark } from '../field/field.tsx';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps
  extends Pick<FieldTexts, 'hint' | 'error' | 'required'>,
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'size' | 'prefix' | 'required' | 'type' | 'children'
    > {
  /** What is agreed to or chosen; may hold a link, which does not tick the box. */
  label: ReactNode;
  /** Some, but not all, of what this box stands for: drawn as a dash, read as mixed. */
  indeterminate?: boolean;
}

/** One yes or no. The native box draws itself, so forms, keyboards and high contrast work without script. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, required, indeterminate = false, ref, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  const own = useRef<HTMLInputElement>(null);

  // HTML has no attribute for the mixed state, only this property
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div className={styles.checkbox} data-state={error ? 'error' : native.disabled ? 'disabled' : undefined}>
      <input
        {...native}
        {...controlOf(id, props)}
        ref={joinRefs(own, ref)}
        type="checkbox"
        className={styles.box}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className={styles.messages}>
          <FieldMessages id={id} error={error} />
        </div>
      )}
    </div>
  );
}
