import { type ReactNode, useEffect, useRef, useState } from 'react';
import { present } from '../../internal/present.ts';
import { useWords } from '../../internal/words.tsx';
import { unbroken } from '../text/unbroken.tsx';
import { tellError, tellNews } from './announced-texts.ts';
import * as styles from './field.css.ts';
import { fieldWords } from './field.words.ts';
import type { FieldFrame } from './use-field.ts';

export interface FieldProps extends FieldFrame {
  /** The control, with the attributes that `useField` gives it. */
  children: ReactNode;
  /** Stands beside the error, at the end of the line: a counter. */
  counter?: ReactNode;
}

/**
 * Label, hint, control, error and counter in one column: one element of its own, one more per text that is there.
 * An error is announced once: by the focus that arrives at its control, else by one polite region. Attributes and ref go to the
 * control inside, by `useField`.
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
    <div className={styles.field} data-invalid={present(!!error)} data-disabled={present(disabled)}>
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

/** The star of a required group, which says what it means: ARIA knows no `aria-required` on a group. */
export function SpokenRequiredMark() {
  const { required } = useWords('field', fieldWords);
  return (
    <span className={styles.required} role="img" aria-label={required}>
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
  // The status that the field came with is read with it; what comes later is news.
  const [first, setFirst] = useState(status);
  if (first !== undefined && first !== status) setFirst(undefined);
  const texts = (
    <>
      {error && <FieldError key={error} id={id} error={error} />}
      {!isNone(status) && (
        <FieldStatus id={id} isNews={status !== first}>
          {status}
        </FieldStatus>
      )}
    </>
  );
  if (!counter) return texts;
  return (
    <div className={styles.messages}>
      {texts}
      {counter}
    </div>
  );
}

/** An empty text keeps its place. */
const isNone = (status: ReactNode) => status === undefined || status === null || status === false;

/** Stable, so that it runs when an error appears and not on every render beside it. */
function tellItself(element: HTMLElement | null): void {
  if (element) tellError(element);
}

/** One element; its icon is a mask, since a long form may show forty at once. */
function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p className={styles.error} id={`${id}-error`} ref={tellItself}>
      {unbroken(error)}
    </p>
  );
}

function FieldStatus({ id, isNews, children }: { id: string; isNews: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const told = useRef<string>(undefined);

  /* What is drawn is said by the page's region, which stands there before the first word comes. */
  useEffect(() => {
    const text = element.current?.textContent ?? '';
    const isKnown = text === told.current || (told.current === undefined && !isNews);
    told.current = text;
    if (!isKnown && text !== '') tellNews(element, text);
  });

  return (
    <div className={styles.status} id={`${id}-status`} ref={element}>
      {children}
    </div>
  );
}
