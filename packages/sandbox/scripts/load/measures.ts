/** Times of calls by operation, and what went wrong; those begun before `arrived` (by `performance.now()`) also by themselves. */
export const createMeasures = (arrived = 0) => {
  const times = new Map<string, number[]>();
  const arriving: number[] = [];
  const steady: number[] = [];
  const errors = new Map<string, number>();
  return {
    took: (name: string, milliseconds: number, begun: number) => {
      (begun < arrived ? arriving : steady).push(milliseconds);
      const known = times.get(name);
      if (known) known.push(milliseconds);
      else times.set(name, [milliseconds]);
    },
    failed: (sentence: string) => errors.set(sentence, (errors.get(sentence) ?? 0) + 1),
    times,
    arriving,
    steady,
    errors,
    calls: () => [...times.values()].reduce((sum, { length }) => sum + length, 0),
    failures: () => [...errors.values()].reduce((sum, count) => sum + count, 0),
  };
};

export type Measures = ReturnType<typeof createMeasures>;

/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const shown = (milliseconds: number) => milliseconds.toFixed(1).padStart(8);

const line = (name: string, values: readonly number[]): string =>
  [
    name.padEnd(34),
    String(values.length).padStart(8),
    ...[0.5, 0.95, 0.99, 1].map((share) => shown(quantile(values, share))),
  ].join(' ');

/** A line per operation, those called most first, and one for all. */
export const tableOf = ({ times }: Measures): string => {
  const rows = [...times].toSorted(([, one], [, other]) => other.length - one.length);
  const head = ['operation'.padEnd(34), 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'].map((word, at) =>
    at === 0 ? word : word.padStart(8),
  );
  return [
    head.join(' '),
    ...rows.map(([name, values]) => line(name, values)),
    line(
      'all',
      rows.flatMap(([, values]) => values),
    ),
  ].join('\n');
};
