/** Lets asynchronous work run one after the other. */
export type Turns = {
  /** Does the work when everything asked for before is over; gives what it gives. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Over when the work that runs now is; at once when none does. */
  current(): Promise<void>;
};

export const createTurns = (): Turns => {
  const over = Promise.resolve();
  let last: Promise<unknown> = over;
  let current: Promise<void> = over;
  return {
    take: (work) => {
      const run = async () => {
        const turn = work();
        current = turn.then(
          () => {},
          () => {},
        );
        return turn;
      };
      const turn = last.then(run, run);
      last = turn;
      return turn;
    },
    current: () => current,
  };
};
