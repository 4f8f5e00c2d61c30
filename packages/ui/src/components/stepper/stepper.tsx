import { Check } from 'lucide-react';
import * as styles from './stepper.css.ts';

export interface Step {
  /** Names the step: `Seus interesses`, `Questão 3`. */
  label: string;
  state?: 'todo' | 'done';
}

export interface StepperProps {
  /** Names the steps as a whole: `Etapas`. */
  label: string;
  steps: readonly Step[];
  /** The step that is open, counted from 0. */
  current: number;
  /** `dots` for a wizard, `numbers` for a questionnaire. */
  variant?: 'dots' | 'numbers';
  /** Jumping is allowed: each step becomes a button. Without it the steps only show the way. */
  onStepSelect?: (index: number) => void;
  /** Said behind the name of a step that is done. */
  doneLabel?: string;
}

/** Where one is in a row of steps, and which are done: onboarding, questionnaires. */
export function Stepper({
  label,
  steps,
  current,
  variant = 'dots',
  onStepSelect,
  doneLabel = 'concluída',
}: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps} data-variant={variant}>
        {steps.map((step, index) => {
          const name = step.state === 'done' ? `${step.label}, ${doneLabel}` : step.label;
          const shared = {
            className: styles.step,
            'aria-current': index === current ? ('step' as const) : undefined,
            'data-state': step.state ?? 'todo',
          };
          const drawn = (
            <span className={styles.mark} aria-hidden="true">
              {variant === 'numbers' && index + 1}
              {variant === 'numbers' && step.state === 'done' && <Check className={styles.done} />}
            </span>
          );
          return (
            <li key={step.label} className={styles.item}>
              {onStepSelect ? (
                <button type="button" {...shared} aria-label={name} onClick={() => onStepSelect(index)}>
                  {drawn}
                </button>
              ) : (
                <span {...shared}>
                  {drawn}
                  <span className={styles.unseen}>{name}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
