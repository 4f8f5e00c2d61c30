import type { Native } from '../../internal/native.ts';
import { ChartFrame, round, scaleOf } from '../chart-frame.tsx';
import * as styles from './balance-chart.css.ts';

export interface BalanceChartProps extends Native<'div', 'children' | 'role' | 'aria-label'> {
  /** Says what is drawn, in a sentence: a picture has no words of its own. */
  label: string;
  /** The days of the period, `yyyy-mm-dd`. */
  first: string;
  last: string;
  /** The balance before the first day. */
  opening: number;
  /** Days on which it changed, the oldest first, with the balance at their end. */
  days: readonly { day: string; balance: number }[];
  /** How a balance and a day are written. */
  formatBalance: (balance: number) => string;
  formatDay: (day: string) => string;
}

const dayInMs = 86_400_000;
const toDays = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayInMs;

/**
 * A balance over time, as a line that stays until something changes it, from zero on. It is one picture: who cannot see it has the label,
 * and the table that stands beside it. Attributes and ref go to its root. Component 75.
 */
export function BalanceChart({
  label,
  first,
  last,
  opening,
  days,
  formatBalance,
  formatDay,
  ...native
}: BalanceChartProps) {
  const scale = scaleOf([opening, ...days.map(({ balance }) => balance)]);
  const { atHeight } = scale;
  const length = toDays(last) - toDays(first) + 1;
  // A day changes the balance in its middle, so that the first and the last one are seen too.
  const atDay = (day: string) => round(((toDays(day) - toDays(first) + 0.5) / length) * 100);
  const steps = days.map(({ day, balance }) => `H${atDay(day)}V${atHeight(balance)}`).join('');
  const line = `M0 ${atHeight(opening)}${steps}H100`;
  return (
    <ChartFrame
      {...native}
      label={label}
      scale={scale}
      formatValue={formatBalance}
      foot={
        <div className={styles.days}>
          <span>{formatDay(first)}</span>
          {first === last ? null : <span>{formatDay(last)}</span>}
        </div>
      }
    >
      <path className={styles.area} d={`${line}V${atHeight(0)}H0Z`} />
      <path className={styles.line} d={line} />
    </ChartFrame>
  );
}
