import { type CSSProperties, memo } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { rating } from './rating-display.css.ts';
import type { RatingDisplayVariant } from './rating-display.variants.ts';

export interface RatingDisplayProps extends Native<'span', 'children' | 'role' | 'aria-label'> {
  /** 0 to 5; `undefined` when nobody has rated yet. */
  value: number | undefined;
  /** One decimal, already formatted: `3,7`. */
  text: string;
  /** What is spoken: `Nota 3,7 de 5`, or `Sem avaliações`. */
  label: string;
  variant?: RatingDisplayVariant;
}

/** What others thought of it, as one named picture in one element. Attributes and ref go to it. Component 59. */
export const RatingDisplay = memo(function RatingDisplay({
  value,
  text,
  label,
  variant = 'compact',
  ...native
}: RatingDisplayProps) {
  return (
    <span
      {...native}
      role="img"
      aria-label={label}
      className={rating}
      data-variant={variant}
      data-unrated={present(value === undefined)}
      style={variant === 'stars' ? share(value ?? 0) : undefined}
    >
      {text}
    </span>
  );
});

const share = (value: number): CSSProperties & Record<`--${string}`, string> => ({
  '--ui-rating-share': `${Math.min(5, Math.max(0, value)) * 20}%`,
});
