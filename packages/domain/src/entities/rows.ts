import * as v from 'valibot';

/** A row that {@link rows} left out: its index in the answer, the field that failed and what was wrong with it. */
export interface DroppedRow {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

const droppedByList = new WeakMap<object, readonly DroppedRow[]>();

/**
 * Schema of a list that a screen can show with a row less. A row that breaks its schema is left out, and
 * {@link droppedRows} tells which; anything but a list is still refused.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rows<const Item extends v.GenericSchema>(item: Item): v.ArraySchema<Item, undefined> {
  const list = v.array(item);
  return {
    ...list,
    '~run'(dataset, config) {
      const result = list['~run'](dataset, config);
      if (!Array.isArray(result.value) || !result.issues) return result;
      const dropped = result.issues.map(droppedRow);
      if (dropped.some(({ row }) => row < 0)) return result;
      const bad = new Set(dropped.map(({ row }) => row));
      const value = result.value.filter((_, row) => !bad.has(row));
      droppedByList.set(value, dropped);
      return { typed: true, value } as v.SuccessDataset<v.InferOutput<Item>[]>;
    },
  };
}

/** The rows that were left out of a list read with {@link rows}; empty for any other value. */
export function droppedRows(list: unknown): readonly DroppedRow[] {
  return (typeof list === 'object' && list !== null && droppedByList.get(list)) || [];
}

/** The same list, of which {@link droppedRows} tells these: for one that was read in parts. */
export function withDroppedRows<List extends object>(list: List, dropped: readonly DroppedRow[]): List {
  if (dropped.length > 0) droppedByList.set(list, dropped);
  return list;
}

function droppedRow(issue: v.BaseIssue<unknown>): DroppedRow {
  const [item, ...path] = issue.path ?? [];
  return {
    row: item?.type === 'array' ? Number(item.key) : -1,
    field: path.map(({ key }) => String(key)).join('.'),
    message: issue.message,
  };
}
