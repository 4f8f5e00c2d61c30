const turns = new Map<string, Promise<unknown>>();

/** Runs work of the same name one after the other in this tab. */
export function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const mine = (turns.get(name) ?? Promise.resolve()).then(work);
  turns.set(
    name,
    mine.catch(() => {}),
  );
  return mine;
}

/** Runs work of the same name one after the other over all tabs of the app, where the browser helps. */
export const oneAtATime = <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(name, work) : inTurn(name, work);
