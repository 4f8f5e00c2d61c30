import type { Box } from '../boxes.ts';

/** What became of a picture, or that a story failed. */
export type Change = 'pixels' | 'size' | 'new' | 'lost' | 'failed';

/** A line of the page on which a person sees what changed. */
export interface Row {
  /** The picture's name; of a failed story its id. */
  name: string;
  /** The story's id. */
  id: string;
  /** The story's place, `Components/Data/Tag`, and its own name. */
  title: string;
  story: string;
  change: Change;
  words: string;
  /** Empty where there is no picture. */
  brand: string;
  scheme: string;
  /** At which width or in which manner it is drawn. */
  drawn: string;
  /** The size of what is shown, in pixels; none where nothing is shown. */
  width: number;
  height: number;
  boxes: readonly Box[];
  /** What the equal pictures below each other show, from the top. */
  parts: readonly string[];
  /** What was done about it since. */
  settled?: string;
}

export const changeWords: Record<Change, string> = {
  pixels: 'changed',
  size: 'another size',
  new: 'new',
  lost: 'lost',
  failed: 'failed',
};

/** What rows are filtered by, and what a choice is called. */
export const fields = {
  title: 'Component',
  brand: 'Brand',
  scheme: 'Scheme',
  change: 'Change',
  drawn: 'Drawn',
  state: 'State',
} as const;
export type Field = keyof typeof fields;
export const fieldNames = Object.keys(fields) as Field[];

/** What is chosen of each field; where nothing is, all are shown. */
export type Choice = Partial<Record<Field, string>>;

export const toDo = 'to look at';
export const done = 'settled';

/** What a row says in a field, in words. */
export function valueIn(row: Row, field: Field): string {
  if (field === 'state') return row.settled ? done : toDo;
  if (field === 'change') return changeWords[row.change];
  return row[field];
}

/** The rows that every choice lets through. */
export const shownRows = (rows: readonly Row[], choice: Choice, but?: Field) =>
  rows.filter((row) =>
    fieldNames.every((field) => field === but || !choice[field] || valueIn(row, field) === choice[field]),
  );

/** What can be chosen of a field beside what is chosen of the others, with how many rows it would show; nothing that shows none. */
export function optionsOf(
  rows: readonly Row[],
  choice: Choice,
  field: Field,
): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const row of shownRows(rows, choice, field)) {
    const value = valueIn(row, field);
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  // What was chosen before stays to be seen, also where it shows nothing now.
  const chosen = choice[field];
  if (chosen && !counts.has(chosen)) counts.set(chosen, 0);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }));
}

/** Rows by component, in their order. */
export function groupsOf(rows: readonly Row[]): { title: string; rows: Row[] }[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.title, [...(groups.get(row.title) ?? []), row]);
  return [...groups].map(([title, rows]) => ({ title, rows }));
}

const accepts = 'npm run pictures -- ';

/** What the command line of Windows takes, with some room. */
const longestCommand = 8000;

const isAcceptable = ({ change, settled }: Row) => !settled && change !== 'lost' && change !== 'failed';

/** The stories whose pictures wait to be accepted; of one that fails nothing is. */
export function idsOf(rows: readonly Row[], all: readonly Row[] = rows): string[] {
  const failed = new Set(
    all.filter(({ change, settled }) => change === 'failed' && !settled).map(({ id }) => id),
  );
  return [...new Set(rows.filter(isAcceptable).map(({ id }) => id))].filter((id) => !failed.has(id));
}

/** What accepts the pictures of these rows, if there are some: those of all stories by one word, others by their names. */
export function acceptCommand(rows: readonly Row[], all: readonly Row[]): string | undefined {
  const ids = idsOf(rows, all);
  if (ids.length === 0) return undefined;
  if (ids.length > 1 && ids.length === idsOf(all).length) return `${accepts}--found`;
  const command = accepts + ids.join(' ');
  return command.length > longestCommand ? undefined : command;
}

/** What is done about one row. */
export function commandFor(row: Row): { does: string; command: string } | undefined {
  if (row.settled) return undefined;
  if (row.change === 'failed') return { does: 'Plays it again:', command: `npm run stories -- ${row.id}` };
  if (row.change === 'lost')
    return { does: 'Removes it, and accepts what else this story shows:', command: accepts + row.id };
  return { does: 'Accepts all looks of this story:', command: accepts + row.id };
}

/** Where a picture of a row lies, as an address beside the page. */
export const addressOf = (folder: 'before' | 'after' | 'difference', { name }: Row) =>
  [folder, ...`${name}.webp`.split('/')].map(encodeURIComponent).join('/');
