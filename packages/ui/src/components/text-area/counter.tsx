import * as styles from './counter.css.ts';

export interface CounterWords {
  /** Said, not drawn, when little is left. */
  left: (count: number) => string;
}

const spoken: CounterWords = {
  left: (count) =>
    count === 0
      ? 'Limite de caracteres atingido.'
      : count === 1
        ? 'Resta 1 caractere.'
        : `Restam ${count} caracteres.`,
};

/** How much is left is said at these counts only, not at every key. */
const told = [20, 10, 5, 0];

/** Characters used of those allowed: drawn always, said near the end. */
export function Counter({
  length,
  max,
  words,
}: {
  length: number;
  max: number;
  words?: Partial<CounterWords>;
}) {
  const left = Math.max(0, max - length);
  const step = told.findLast((count) => left <= count);
  return (
    <span className={styles.counter} data-state={left === 0 ? 'full' : step === undefined ? 'roomy' : 'near'}>
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <span className={styles.unseen} role="status">
        {step === undefined ? '' : { ...spoken, ...words }.left(Math.min(step, left === 0 ? 0 : step))}
      </span>
    </span>
  );
}
