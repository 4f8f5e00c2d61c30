import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import * as styles from './error-summary.css.ts';

export interface ErrorSummaryProps {
  /** What stops the form: `Confira 2 campos antes de continuar.` */
  title: string;
  /** Each wrong field: the id of its control and what is wrong. */
  errors: readonly { id: string; message: string }[];
  /** Give it the focus after a refused submit (`ref.current?.focus()`); it is then read as a whole. */
  ref?: Ref<HTMLElement>;
}

/**
 * All that is wrong with a long form, on top of it, each a link to its field. Short forms do without: there the focus goes
 * to the first wrong field.
 */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <section ref={ref} tabIndex={-1} className={styles.summary} aria-label={title}>
      <CircleAlert className={styles.icon} aria-hidden="true" />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={error.id}>
              <a
                className={styles.link}
                href={`#${error.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(error.id);
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Shows the label as well as the control, and leaves the address bar to the router. */
function goTo(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  (control?.parentElement ?? control)?.scrollIntoView({ block: 'nearest' });
}
