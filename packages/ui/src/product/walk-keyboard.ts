interface Row {
  /** As `userEvent.keyboard` and people name it: 'ArrowRight', 'Shift+Tab'. */
  keys: string;
  does: string;
}

/** What each key does in a piece: the table of its APG pattern, or of its own keys. */
export interface KeyboardTable {
  pattern: string;
  rows: readonly Row[];
}

/** Walks through a whole keyboard table, one step per row in its order; a row without a step fails, and so does a step without a row. */
export async function walkKeyboard<const Table extends KeyboardTable>(
  table: Table,
  steps: Record<Table['rows'][number]['keys'], () => Promise<void>>,
): Promise<void> {
  const all: Record<string, (() => Promise<void>) | undefined> = steps;
  const keys = table.rows.map((row) => row.keys);
  for (const key of Object.keys(all))
    if (!keys.includes(key)) throw new Error(`A step for '${key}' has no row in the table.`);
  for (const key of keys) {
    const step = all[key];
    if (!step) throw new Error(`The row of '${key}' has no step.`);
    try {
      await step();
    } catch (error) {
      throw new Error(`'${key}': ${error instanceof Error ? error.message : error}`);
    }
  }
}
