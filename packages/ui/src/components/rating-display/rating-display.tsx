import type { CSSProperties } from 'react';
import { rating } from './rating-display.css.ts';
import type { RatingDisplayVariant } from './rating-display.variants.ts';

export interface RatingDisplayProps {
  /** 0 to 5; `undefined` when nobody has rated yet. */
  value: number | undefined;
  /** One decimal, already formatted: `3,7`. */
  text: string;
  /** What is spoken: `Nota 3,7 de 5`, or `Sem avaliações`. */
  label: string;
  variant?: RatingDisplayVariant;
}

/** What others thought of it, as one named picture in one element. Component 59. */
export function RatingDisplay({ value, text, label, variant = 'compact' }: RatingDisplayProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={rating}
      data-variant={variant}
      data-state={value === undefined ? 'none' : 'rated'}
      style={share(value ?? 0)}
    >
      {text}
    </span>
  );
}

const share = (value: number): CSSProperties & Record<`--${string}`, string> => ({
  '--ui-rating-share': `${Math.min(5, Math.max(0, value)) * 20}%`,
});
