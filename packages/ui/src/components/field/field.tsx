import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { unbroken } from '../text/unbroken.tsx';
import { tellError } from './announced-errors.ts';
import * as styles from './field.css.ts';

/** What every field shows around its control. Texts arrive ready; a field judges nothing. */
export interface FieldTexts {
  /** The name of the field. Always there, also when it is not drawn. */
  label: ReactNode;
  /** `hidden` keeps the label for screen readers only: for a field whose place already says what it is. */
  labelPlacement?: 'above' | 'hidden';
  /** Help that stays while typing; above the control so that a phone keyboard does not cover it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Its presence makes the field invalid. */
  error?: string;
  /** News about the value that is not an error, such as the answer of a look-up; announced politely. */
  status?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control inside; hint, error and status derive theirs from it. */
  id: string;
  /** The control, wired with {@link controlOf}. */
  children: ReactNode;
  /** Stands beside the error, at the end of the line: a counter. */
  counter?: ReactNode;
}

/** What is said about a control; what the caller describes it by is said first. */
type ControlTexts = Omit<FieldTexts, 'label'> & { 'aria-describedby'?: string | undefined };

/**
 * The attributes that tie a control to its label, hint, error and status: the one place of this wiring.
 * `aria-required` rather than `required`: the browser's own bubble must not stand beside our message.
 */
export function controlOf(id: string, { hint, error, status, required, ...native }: ControlTexts) {
  const described = [
    native['aria-describedby'],
    hint && `${id}-hint`,
    error && `${id}-error`,
    status && `${id}-status`,
  ].filter(Boolean);
  return {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    ...(error && { 'aria-invalid': true }),
    'aria-required': required || undefined,
  } as const;
}

/**
 * Label, hint, control, error and counter in one column: one element of its own, one more per text that is there.
 * An error is announced once: by the focus that arrives at its control, else by one polite region.
 */
export function Field({
  id,
  label,
  labelPlacement = 'above',
  hint,
  error,
  status,
  counter,
  required,
  disabled,
  children,
}: FieldProps) {
  return (
    <div className={styles.field} data-state={error ? 'error' : disabled ? 'disabled' : undefined}>
      <label className={styles.label} htmlFor={id} data-placement={labelPlacement}>
        {unbroken(label)}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {unbroken(hint)}
        </div>
      )}
      {children}
      <FieldMessages id={id} error={error} status={status} counter={counter} />
    </div>
  );
}

/** The star of a required field; screen readers hear `aria-required` instead. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}

/** What stands under a control: error, status, counter. Draws nothing when there is nothing to say. */
export function FieldMessages({
  id,
  error,
  status,
  counter,
}: Pick<FieldProps, 'id' | 'error' | 'status' | 'counter'>) {
  if (!error && !counter && isNone(status)) return null;
  return (
    <div className={styles.messages}>
      {error && <FieldError key={error} id={id} error={error} />}
      {!isNone(status) && (
        <div className={styles.status} id={`${id}-status`} role="status">
          {status}
        </div>
      )}
      {counter}
    </div>
  );
}

/** An empty text keeps its live region in place, so that the text which comes later is said. */
const isNone = (status: ReactNode) => status === undefined || status === null || status === false;

/** Stable, so that it runs when an error appears and not on every render beside it. */
function tellItself(element: HTMLElement | null): void {
  if (element) tellError(element.id.replace(/-error$/, ''), element.textContent ?? '');
}

function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p className={styles.error} id={`${id}-error`} ref={tellItself}>
      <CircleAlert className={styles.errorIcon} aria-hidden="true" />
      {unbroken(error)}
    </p>
  );
}
