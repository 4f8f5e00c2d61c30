import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as styles from './chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  pressed: boolean;
  /** Carries what it is after the press. */
  onPressedChange?: (pressed: boolean) => void;
  /** How many things the chip stands for; drawn behind its name. */
  count?: number;
  disabled?: boolean;
  /** Id of the text that says why it refuses. It stays reachable. */
  blockedBy?: string;
}

/** A toggle button in the shape of a pill: a filter that is on or off. */
export function Chip({ children, pressed, onPressedChange, count, disabled, blockedBy }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      aria-disabled={blockedBy ? true : undefined}
      aria-describedby={blockedBy}
      disabled={disabled}
      onClick={blockedBy ? undefined : () => onPressedChange?.(!pressed)}
    >
      {pressed && <Check className={styles.icon} aria-hidden="true" />}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

export interface ChipOption {
  value: string;
  label: string;
  count?: number;
  disabled?: boolean;
}

export interface ChipGroupProps {
  /** Names the group: `Escolas`. */
  label: string;
  options: readonly ChipOption[];
  /** Values that are on. */
  value: readonly string[];
  /** All values that are on after a press, in the order of the options. */
  onValueChange: (value: string[]) => void;
  /** `scroll` keeps one line that scrolls sideways, `wrap` takes as many lines as it needs. */
  overflow?: 'scroll' | 'wrap';
  /** At most this many on; then the others stay reachable and say why they refuse. */
  max?: number;
  /** What is said and shown when `max` is reached. */
  fullLabel?: (max: number) => string;
}

const limitReached = (max: number) => `Limite de ${max} atingido. Desmarque um para escolher outro.`;

/** Toggle buttons under one name: the school filter (DASH-18), up to five interests. */
export function ChipGroup({
  label,
  options,
  value,
  onValueChange,
  overflow = 'scroll',
  max = Number.POSITIVE_INFINITY,
  fullLabel = limitReached,
}: ChipGroupProps) {
  const id = useId();
  const isFull = value.length >= max;
  const toggle = (changed: string, pressed: boolean) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? pressed : value.includes(each))),
    );
  return (
    <div className={styles.group}>
      <fieldset aria-label={label} className={styles.chips} data-overflow={overflow}>
        {options.map((option) => {
          const pressed = value.includes(option.value);
          return (
            <Chip
              key={option.value}
              pressed={pressed}
              count={option.count}
              disabled={option.disabled}
              blockedBy={isFull && !pressed ? `${id}-full` : undefined}
              onPressedChange={(next) => toggle(option.value, next)}
            >
              {option.label}
            </Chip>
          );
        })}
      </fieldset>
      {Number.isFinite(max) && (
        <p className={styles.full} id={`${id}-full`} role="status">
          {isFull && fullLabel(max)}
        </p>
      )}
    </div>
  );
}
