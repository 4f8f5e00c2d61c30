import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../internal/announce.ts';
import { inTurn } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { useField } from '../field/use-field.ts';
import { MinusIcon, PlusIcon, TrashIcon } from '../icon/icons.ts';
import * as styles from './quantity-stepper.css.ts';
import { type QuantityStepperWords, quantityStepperWords } from './quantity-stepper.words.ts';

export interface QuantityStepperProps
  extends Native<'span', 'children' | 'role' | 'tabIndex' | 'defaultValue' | 'aria-label'> {
  /** Names what is counted: `Quantidade de Camiseta Decola`. */
  label: string;
  /** At least 1. Where `onRemove` is given, one less than 1 removes. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  onRemove?: () => void;
  /** What is in stock. */
  max?: number;
  disabled?: boolean;
  words?: DeepPartial<QuantityStepperWords>;
}

/**
 * A small count with a button on either side, which say the new count. The spin button answers to arrows, Page keys, Home and End;
 * attributes and ref go to it.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value: given, defaultValue = 1, onValueChange, onRemove, ...others } = props;
  const { max = Number.POSITIVE_INFINITY, words, ...texts } = others;
  const says = useWords('quantityStepper', quantityStepperWords, words);
  const { field, control } = useField(texts);
  const { disabled, ...native } = control;
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const tellNext = useTellNext(value, (count) => says.changed(props.label, count));
  const isRemoving = value <= 1 && onRemove !== undefined;

  const change = (next: number, by: 'button' | 'key') => {
    const within = Math.min(Math.max(1, next), max);
    if (disabled || within === value) return;
    if (by === 'button') tellNext();
    setValue(within);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(event.key, value, max);
    if (next === undefined) return;
    event.preventDefault();
    change(next, 'key');
  };

  return (
    <fieldset className={styles.stepper} aria-label={props.label} disabled={disabled}>
      <button
        type="button"
        className={styles.button}
        aria-label={isRemoving ? says.remove : says.less}
        aria-disabled={(value <= 1 && !isRemoving) || undefined}
        onClick={isRemoving ? onRemove : () => change(value - 1, 'button')}
      >
        {isRemoving ? <TrashIcon size="medium" /> : <MinusIcon size="medium" />}
      </button>
      <span
        {...native}
        id={field.id}
        className={styles.value}
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={props.label}
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-disabled={disabled || undefined}
        onKeyDown={inTurn(props.onKeyDown, onKeyDown)}
      >
        {value}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={says.more}
        aria-disabled={value >= max || undefined}
        onClick={() => change(value + 1, 'button')}
      >
        <PlusIcon size="medium" />
      </button>
    </fieldset>
  );
}

/** Says the next value once it is drawn, which a caller that owns it may refuse. With the focus on the value it is read anyway. */
function useTellNext(value: number, words: (value: number) => string): () => void {
  const isAsked = useRef(false);
  const tell = useEffectEvent((count: number) => {
    if (isAsked.current) announce(words(count));
    isAsked.current = false;
  });

  /* What is said lies outside of React. */
  useEffect(() => tell(value), [value]);

  return () => {
    isAsked.current = true;
  };
}

function nextOf(key: string, value: number, max: number): number | undefined {
  const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  const step = steps[key];
  if (step !== undefined) return value + step;
  if (key === 'Home') return 1;
  if (key === 'End' && Number.isFinite(max)) return max;
  return undefined;
}
