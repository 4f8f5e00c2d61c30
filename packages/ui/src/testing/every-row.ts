interface Table<Keys extends string> {
  rows: readonly { keys: Keys; does: string }[];
}

/**
 * Walks in a play through a component's whole keyboard table (`<component>.keyboard.ts`), one step per row, in its order. A row
 * without a step does not compile, and fails where the types were talked out of it.
 */
export async function everyRow<Keys extends string>(
  { rows }: Table<Keys>,
  steps: { [Row in Keys]: () => Promise<unknown> },
): Promise<void> {
  for (const { keys } of rows) {
    const step: (() => Promise<unknown>) | undefined = steps[keys];
    if (!step) throw new Error(`no step of the play presses ${keys}`);
    await step();
  }
}
