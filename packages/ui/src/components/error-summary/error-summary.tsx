import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { ErrorIcon } from '../icon/icons.ts';
import * as styles from './error-summary.css.ts';

export interface ErrorSummaryProps extends Native<'section', 'children' | 'title' | 'aria-label'> {
  /** What stops the form: `Confira 2 campos antes de continuar.` */
  title: string;
  /** Each wrong field: the id of its control or group and what is wrong. */
  errors: readonly { id: string; message: string }[];
}

/**
 * All that is wrong with a long form, on top of it, each a link to its field; for a group, to its first control. Short forms do
 * without: there the focus goes to the first wrong field. Attributes and ref go to the region: give it the focus after a refused
 * submit (`ref.current?.focus()`); it is then read as a whole.
 */
export function ErrorSummary({ title, errors, ...native }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <section
      {...native}
      tabIndex={-1}
      className={styles.summary}
      aria-label={title}
      data-part="error-summary"
    >
      <ErrorIcon />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={error.id}>
              <Anchor
                className={styles.link}
                href={`#${error.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(error.id);
                }}
              >
                {error.message}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const controls = ':is(input, select, textarea, button, [tabindex]):not(:disabled)';

/** Shows the label as well as the control, and leaves the address bar to the router. */
function goTo(id: string): void {
  const named = document.getElementById(id);
  if (!named) return;
  const control = named.matches(controls) ? named : named.querySelector<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
  (control === named ? (named.parentElement ?? named) : named).scrollIntoView({ block: 'nearest' });
}
