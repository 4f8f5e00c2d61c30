import { Minus, Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import * as styles from './quantity-stepper.css.ts';

export interface QuantityStepperWords {
  less: string;
  more: string;
  remove: string;
}

const spoken: QuantityStepperWords = { less: 'Diminuir', more: 'Aumentar', remove: 'Remover' };

export interface QuantityStepperProps {
  /** Names what is counted: `Quantidade de Camiseta Decola`. */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** At least 1. Where `onRemove` is given, one less than 1 removes. */
  onRemove?: () => void;
  /** What is in stock. */
  max?: number;
  disabled?: boolean;
  words?: Partial<QuantityStepperWords>;
}

/** A small count with a button on either side. The spin button answers to arrows, Page keys, Home and End. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onValueChange, onRemove, max = Number.POSITIVE_INFINITY, disabled } = props;
  const words = { ...spoken, ...props.words };
  const isRemoving = value <= 1 && onRemove !== undefined;
  const change = (next: number) => {
    const within = Math.min(Math.max(1, next), max);
    if (!disabled && within !== value) onValueChange(within);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(event.key, value, max);
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  };
  return (
    <fieldset className={styles.stepper} aria-label={label} disabled={disabled}>
      <button
        type="button"
        className={styles.button}
        aria-label={isRemoving ? words.remove : words.less}
        aria-disabled={(value <= 1 && !isRemoving) || undefined}
        onClick={isRemoving ? onRemove : () => change(value - 1)}
      >
        {isRemoving ? <Trash2 aria-hidden="true" /> : <Minus aria-hidden="true" />}
      </button>
      <span
        className={styles.value}
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-disabled={disabled || undefined}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={words.more}
        aria-disabled={value >= max || undefined}
        onClick={() => change(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}

function nextOf(key: string, value: number, max: number): number | undefined {
  const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  const step = steps[key];
  if (step !== undefined) return value + step;
  if (key === 'Home') return 1;
  if (key === 'End' && Number.isFinite(max)) return max;
  return undefined;
}
