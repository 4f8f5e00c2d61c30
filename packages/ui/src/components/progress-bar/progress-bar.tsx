import type { CSSProperties } from 'react';
import { progressBar } from './progress-bar.css.ts';
import type { ProgressBarSize } from './progress-bar.variants.ts';

export interface ProgressBarProps {
  /** What advances: `Progresso do curso`. */
  label: string;
  /** Per cent, 0 to 100; `undefined` while it is not known. 99 is the minimum reached, not the end (PLAYER-31). */
  value?: number;
  /** What is spoken in place of `42 %`, where words say more: `3 de 7 conteúdos`. */
  valueText?: string;
  size?: ProgressBarSize;
}

/** One element that says and shows how far something is. `data-state`: `running`, `done`, `unknown`. Component 31. */
export function ProgressBar({ label, value, valueText, size = 'medium' }: ProgressBarProps) {
  const known = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      className={progressBar}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
      aria-valuetext={valueText}
      data-state={progressState(known)}
      data-size={size}
      style={known === undefined ? undefined : filled(known)}
    />
  );
}

/** `done` only at 100. */
export function progressState(value: number | undefined): 'running' | 'done' | 'unknown' {
  if (value === undefined) return 'unknown';
  return value >= 100 ? 'done' : 'running';
}

const filled = (value: number): CSSProperties & Record<`--${string}`, number> => ({
  '--ui-progress': value / 100,
});
