import type { ReactNode } from 'react';
import type { Native } from '../internal/native.ts';
import * as styles from './chart-frame.css.ts';
import { ticksOf } from './chart-ticks.ts';

/** Where values stand in a drawing that is a hundred high: the lines across it, and the height of each value. */
export function scaleOf(values: readonly number[]) {
  const ticks = ticksOf(values);
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  return {
    ticks,
    atHeight: (value: number) => round(100 - ((value - lowest) / (highest - lowest)) * 100),
  };
}

/** With two digits after the point, so that a path stays short. */
export const round = (value: number) => Math.round(value * 100) / 100;

interface ChartFrameProps extends Native<'div', 'children' | 'role' | 'aria-label'> {
  /** Says what is drawn, in a sentence. */
  label: string;
  scale: ReturnType<typeof scaleOf>;
  /** How a value is written beside its line. */
  formatValue: (value: number) => string;
  /** What is drawn, in an SVG of a hundred by a hundred. */
  children: ReactNode;
  /** What is written over the drawing. */
  over?: ReactNode;
  /** What stands under the drawing. */
  foot: ReactNode;
}

/** The lines and values around what a chart draws, as one picture. Attributes and ref go to its root. */
export function ChartFrame({
  label,
  scale: { ticks, atHeight },
  formatValue,
  children,
  over,
  foot,
  ...native
}: ChartFrameProps) {
  return (
    <div {...native} className={styles.chart} role="img" aria-label={label}>
      <div className={styles.values}>
        {ticks.toReversed().map((tick) => (
          <span key={tick} className={styles.tick}>
            {formatValue(tick)}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? styles.zero : styles.grid}
              x1="0"
              x2="100"
              y1={atHeight(tick)}
              y2={atHeight(tick)}
            />
          ))}
          {children}
        </svg>
        {over}
      </div>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
