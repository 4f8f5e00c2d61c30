import { droppedRows, withDroppedRows } from '@student/domain';
import * as v from 'valibot';

/** So many rows are read at once: on a slow phone 2 000 of them would hold every press up for a third of a second. */
const partSize = 100;

/**
 * Reads an answer whose one list is long, a part of it at a time, so that the page can answer presses in between. It gives what
 * `safeParse` gives, of the first part that breaks the schema if one does.
 *
 * @param name under which the list stands in the answer
 */
export async function readInParts(
  schema: v.GenericSchema,
  data: object,
  name: string,
): Promise<v.SafeParseResult<v.GenericSchema>> {
  const list: unknown[] = Reflect.get(data, name);
  const read: unknown[] = [];
  const dropped = [];
  for (let from = 0; from < list.length; from += partSize) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    const part = v.safeParse(schema, { ...data, [name]: list.slice(from, from + partSize) });
    // What is not a list by itself has to be read as a whole.
    if (!part.success || !Array.isArray(part.output)) return v.safeParse(schema, data);
    read.push(...part.output);
    dropped.push(...droppedRows(part.output).map(({ row, ...why }) => ({ ...why, row: row + from })));
  }
  return { typed: true, success: true, output: withDroppedRows(read, dropped), issues: undefined };
}
