import { type CSSProperties, memo } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { progressBar } from './progress-bar.css.ts';
import type { ProgressBarSize } from './progress-bar.variants.ts';

export interface ProgressBarProps extends Native<'div', 'children' | 'role' | 'aria-label'> {
  /** What advances: `Progresso do curso`. */
  label: string;
  /** Per cent, 0 to 100; `undefined` while it is not known. 99 is the minimum reached, not the end (PLAYER-31). */
  value?: number;
  /** What is spoken in place of `42 %`, where words say more: `3 de 7 conteúdos`. */
  valueText?: string;
  size?: ProgressBarSize;
}

/**
 * Says and shows how far something is; attributes and ref go to the track. It is `data-done` at 100 only, and `data-unknown` without a
 * value. Component 31.
 */
export const ProgressBar = memo(function ProgressBar({
  label,
  value,
  valueText,
  size = 'medium',
  ...native
}: ProgressBarProps) {
  const known = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  const isSmall = size === 'small';
  return (
    <div
      {...native}
      role="progressbar"
      className={progressBar}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
      aria-valuetext={valueText}
      data-done={present(isDone(known))}
      data-unknown={present(known === undefined)}
      data-size={size}
      style={isSmall && known !== undefined ? told(known) : undefined}
    >
      {isSmall ? null : <span style={known === undefined ? undefined : { width: `${known}%` }} />}
    </div>
  );
});

/** The end, which is 100 and nothing before it. */
export const isDone = (value: number | undefined): boolean => value !== undefined && value >= 100;

const told = (value: number): CSSProperties & Record<`--${string}`, number> => ({ '--ui-progress': value });
