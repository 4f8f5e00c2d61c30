import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { isDone } from '../progress-bar/progress-bar.tsx';
import { fill, progressRing, text, track } from './progress-ring.css.ts';
import type { ProgressRingSize } from './progress-ring.variants.ts';

export interface ProgressRingProps extends Native<'svg', 'children' | 'role' | 'aria-label'> {
  /** What advances: `Progresso da trilha`. */
  label: string;
  /** Per cent, 0 to 100; `undefined` while it is not known. */
  value?: number;
  valueText?: string;
  /** Short text in the middle, already formatted: `42%`. Left out in the small size. */
  children?: string;
  size?: ProgressRingSize;
}

/** The circle is cut into as many parts as there are per cent. Round ends are left off near the end, where they would close the ring. */
const length = 100;

/** The same as a `ProgressBar`, bent round a figure. Attributes and ref go to the `svg`. Component 31. */
export function ProgressRing({
  label,
  value,
  valueText,
  children,
  size = 'medium',
  ...native
}: ProgressRingProps) {
  const known = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <svg
      {...native}
      role="progressbar"
      viewBox="0 0 40 40"
      className={progressRing}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
      aria-valuetext={valueText}
      data-done={present(isDone(known))}
      data-unknown={present(known === undefined)}
      data-size={size}
    >
      <circle className={track} cx="20" cy="20" r="17" />
      {known !== 0 && (
        <circle
          className={fill}
          cx="20"
          cy="20"
          r="17"
          pathLength={length}
          strokeLinecap={(known ?? 0) > 95 ? 'butt' : 'round'}
          strokeDasharray={`${known ?? 25} ${length}`}
        />
      )}
      {children && size !== 'small' && (
        <text className={text} x="20" y="20" aria-hidden>
          {children}
        </text>
      )}
    </svg>
  );
}
