/**
 * The values that lines are drawn at: whole, evenly apart by 1, 2 or 5 times a power of ten, few, from zero or below to where all values
 * are. The lowest first.
 */
export function ticksOf(values: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = stepOf(Math.max(1, most - least) / most4);
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step);
}

/** So many steps at most, and one more where there are values below zero. */
const most4 = 4;

function stepOf(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least) ?? 10;
  return Math.max(1, factor * power);
}
