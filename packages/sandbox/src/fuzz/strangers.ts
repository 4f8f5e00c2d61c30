import { collections } from '../store/collections.ts';
import type { Collection } from '../store/records.ts';
import type { Store } from '../store/store.ts';

export type Row = { id: number; userId?: number | null; fromId?: number; toId?: number; likes?: number[] };

/** What the contract lets a person add to somebody else: a recommendation with its notification, a mail with its link. */
const mayBeAdded = new Set<Collection>(['notifications', 'indications', 'tokens']);

/** Whose a record is, if it is anybody's. */
export const ownerOf = (name: Collection, row: Row): number | undefined =>
  name === 'people' ? row.id : (row.userId ?? row.fromId);

/** All records of people other than these, as they are now: a like of these people is no change of what they liked. */
export const strangersOf = (store: Store, insiders: ReadonlySet<number>) => {
  const records = new Map<string, string>();
  for (const name of collections)
    for (const row of store.list(name) as Row[]) {
      const owner = ownerOf(name, row);
      if (owner === undefined || insiders.has(owner)) continue;
      const likes = row.likes && { likes: row.likes.filter((id) => !insiders.has(id)) };
      records.set(`${name} ${row.id}`, `${owner} ${JSON.stringify({ ...row, ...likes })}`);
    }
  return records;
};

/** What happened to records of others: changed, gone, or added where nobody may. New people and what is theirs are nobody's. */
export const harmDone = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] => {
  const known = new Set([...before.values()].map((text) => text.split(' ')[0]));
  const changed = [...before].flatMap(([name, text]) => {
    const now = after.get(name);
    return now === text || (name.startsWith('tokens ') && now)
      ? []
      : [`${name}: ${text} became ${now ?? 'nothing'}`];
  });
  const added = [...after].flatMap(([name, text]) => {
    const isStranger = known.has(text.split(' ')[0]);
    const isAllowed = mayBeAdded.has(name.split(' ')[0] as Collection);
    return before.has(name) || !isStranger || isAllowed ? [] : [`${name}: ${text} is new`];
  });
  return [...changed, ...added];
};
