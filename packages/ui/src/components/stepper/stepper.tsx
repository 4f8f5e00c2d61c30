import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { useSaidOnChange } from '../../internal/use-said.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { CheckIcon } from '../icon/icons.ts';
import * as styles from './stepper.css.ts';
import { portuguese, type StepperWords } from './stepper.words.ts';

export interface Step {
  /** Names the step: `Seus interesses`, `Questão 3`. */
  label: string;
  done?: boolean;
}

export interface StepperProps extends Native<'nav', 'children' | 'aria-label' | 'defaultValue'> {
  /** Names the steps as a whole: `Etapas`. */
  label: string;
  steps: readonly Step[];
  /** The step that is open, counted from 0. */
  value?: number;
  /** The step that is open at first, where the steps themselves keep which one is; then each can be jumped to. */
  defaultValue?: number;
  /** Jumping is allowed: each step becomes a button. Without it and without `defaultValue` the steps only show the way. */
  onValueChange?: (value: number) => void;
  /** `dots` for a wizard, `numbers` for a questionnaire. */
  variant?: 'dots' | 'numbers';
  words?: DeepPartial<StepperWords>;
}

/**
 * Where one is in a row of steps, and which are done: onboarding, questionnaires. Attributes and ref go to the `nav`. A step that
 * opens is announced.
 */
export function Stepper({
  label,
  steps,
  value,
  defaultValue,
  onValueChange,
  variant = 'dots',
  words,
  ...native
}: StepperProps) {
  const says = useWords('stepper', portuguese, words);
  const [current, open] = useControlled(value, defaultValue ?? 0, onValueChange);
  const canJump = onValueChange !== undefined || defaultValue !== undefined;
  useSaidOnChange(says.position(current + 1, steps.length, steps[current]?.label ?? ''));
  return (
    <nav {...native} aria-label={label}>
      <ol className={styles.steps} data-variant={variant}>
        {steps.map((step, index) => {
          const name = step.done ? `${step.label}, ${says.done}` : step.label;
          const shared = {
            className: styles.step,
            'aria-current': index === current ? ('step' as const) : undefined,
            'data-done': present(step.done),
          };
          const drawn = (
            <span className={styles.mark} aria-hidden="true">
              {variant === 'numbers' && index + 1}
              {variant === 'numbers' && step.done && <CheckIcon className={styles.done} />}
            </span>
          );
          return (
            <li key={step.label} className={styles.item}>
              {canJump ? (
                <button type="button" {...shared} aria-label={name} onClick={() => open(index)}>
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
