import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { ChartFrame, round, scaleOf } from '../chart-frame.tsx';
import * as styles from './bar-chart.css.ts';

export interface ChartBar {
  key: string;
  /** Zero or more. */
  value: number;
  /** What stands under it, two or three letters: the day of the month. */
  label: string;
  /** It is of today. */
  current?: boolean;
}

export interface BarChartProps extends Native<'div', 'children' | 'role' | 'aria-label'> {
  /** Says what is drawn, in a sentence: a picture has no words of its own. */
  label: string;
  /** From left to right. */
  bars: readonly ChartBar[];
  /** How a value is written at its line and above its bar. */
  formatValue: (value: number) => string;
}

/** The part of its column that a bar takes. */
const width = 0.6;

/**
 * Amounts beside each other as bars from zero on, each with its value above it where there is room. It is one picture: who cannot see it
 * has the label, and the table that stands beside it. Attributes and ref go to its root. Component 75.
 */
export function BarChart({ label, bars, formatValue, ...native }: BarChartProps) {
  const scale = scaleOf(bars.map(({ value }) => value));
  const { atHeight } = scale;
  const column = 100 / Math.max(1, bars.length);
  return (
    <ChartFrame
      {...native}
      label={label}
      scale={scale}
      formatValue={formatValue}
      over={
        <div className={styles.values}>
          {bars.map(({ key, value }) => (
            <span key={key} className={styles.value}>
              <span className={styles.valueText} style={{ insetBlockEnd: `${100 - atHeight(value)}%` }}>
                {formatValue(value)}
              </span>
            </span>
          ))}
        </div>
      }
      foot={
        <div className={styles.labels}>
          {bars.map((bar) => (
            <span key={bar.key} className={styles.label} data-current={present(bar.current ?? false)}>
              {bar.label}
            </span>
          ))}
        </div>
      }
    >
      {bars.map(({ key, value }, at) => (
        <rect
          key={key}
          className={styles.bar}
          x={round((at + (1 - width) / 2) * column)}
          y={atHeight(value)}
          width={round(width * column)}
          height={round(100 - atHeight(value))}
        />
      ))}
    </ChartFrame>
  );
}
