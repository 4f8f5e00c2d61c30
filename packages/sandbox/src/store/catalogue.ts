import type { Collection } from './records.ts';
import { fits, frozen, isTest, type Row, type Tests, wantedIn } from './rows.ts';

/** What everybody reads alike and hardly anybody writes: kept parsed between two writes. */
export const held: ReadonlySet<Collection> = new Set<Collection>([
  'companies',
  'teams',
  'interests',
  'schools',
  'instructors',
  'courses',
  'events',
  'eventClasses',
  'graduations',
  'courseTracks',
  'forms',
  'formQuestions',
  'contents',
  'complements',
  'questions',
  'pills',
  'shops',
  'productCategories',
  'faqs',
  'informations',
  'configuration',
]);

type Held = { rows: readonly Row[]; byId: Map<number, Row>; lookups: Map<string, Map<unknown, Row[]>> };

/**
 * Collections of the catalogue, read once and forgotten whole with each write to them. The records are frozen, so that all
 * may share them; a field that was asked for by its value once is looked up from then on.
 */
export const createCatalogue = (readAll: (name: Collection) => Row[]) => {
  const known = new Map<Collection, Held>();

  const heldOf = (name: Collection): Held => {
    const before = known.get(name);
    if (before) return before;
    const rows = readAll(name).map(frozen);
    const all = { rows, byId: new Map(rows.map((row) => [row.id, row])), lookups: new Map() };
    known.set(name, all);
    return all;
  };

  const lookupOf = ({ rows, lookups }: Held, field: string): Map<unknown, Row[]> => {
    const before = lookups.get(field);
    if (before) return before;
    const lookup = Map.groupBy(rows, (row) => row[field] ?? null);
    lookups.set(field, lookup);
    return lookup;
  };

  return {
    holds: (name: Collection): boolean => held.has(name),
    get: (name: Collection, id: number): Row | undefined => heldOf(name).byId.get(id),
    /** Records in order of id; the list is the caller's own. */
    list: (name: Collection, where?: Tests): Row[] => {
      const all = heldOf(name);
      const wanted = wantedIn(where);
      const [exact, ...others] = wanted.toSorted(
        ([, one], [, other]) => Number(isTest(one)) - Number(isTest(other)),
      );
      if (!exact) return [...all.rows];
      const [field, value] = exact;
      if (!isTest(value)) {
        const rows = lookupOf(all, field).get(value ?? null) ?? [];
        return rows.filter((row) => fits(row, others));
      }
      if ('oneOf' in value) {
        const lookup = lookupOf(all, field);
        return [...new Set(value.oneOf)]
          .flatMap((one) => lookup.get(one) ?? [])
          .filter((row) => fits(row, others))
          .sort((one, other) => one.id - other.id);
      }
      return all.rows.filter((row) => fits(row, wanted));
    },
    forget: (name: Collection) => {
      known.delete(name);
    },
    forgetAll: () => known.clear(),
  };
};
