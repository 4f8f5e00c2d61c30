import type { SearchField } from './search-fields.ts';

/** The query string of one place. */
export type Search<Values, More extends unknown[] = unknown[], Call = unknown> = {
  /** Names of the values, in the order in which they are written. */
  readonly names: readonly (keyof Values & string)[];
  /** Reads `location.search`. What is unknown is ignored, what is absent or unreadable is as by default. Never throws. */
  readonly read: (query: string) => Values;
  /** Writes it back, `?` included, without what is empty or as by default; `''` when nothing is left. */
  readonly write: (values: Partial<Values>) => string;
  /** What the server is asked for, without what is empty. */
  readonly callOf: (values: Values, ...more: More) => Call;
};

/** The query string of any place, for code that walks over all of them. */
export type AnySearch = {
  readonly names: readonly string[];
  readonly read: (query: string) => object;
  readonly write: (values: never) => string;
};

/** What a place's query string holds: `SearchOf<typeof dashboardSearch>`. */
export type SearchOf<S extends AnySearch> = ReturnType<S['read']>;

/**
 * Defines the query string of a place, once: names, types, defaults, and what they ask the server for. Nobody else touches
 * `URLSearchParams`.
 *
 * @param toCall translates the values (and what else decides, such as the width of the window) for the call
 */
export function defineSearch<Values extends object, More extends unknown[] = [], Call extends object = never>(
  fields: { readonly [Name in keyof Values]: SearchField<Values[Name]> },
  toCall?: (values: Values, ...more: More) => Call,
): Search<Values, More, Call> {
  const names = Object.keys(fields) as (keyof Values & string)[];
  return {
    names,
    read: (query) => {
      const params = new URLSearchParams(query);
      const valueIn = <Name extends keyof Values & string>(name: Name): Values[Name] => {
        const written = params.get(name);
        return (written === null ? undefined : fields[name].parse(written)) ?? fields[name].fallback;
      };
      return Object.fromEntries(names.map((name) => [name, valueIn(name)])) as Values;
    },
    write: (values) => {
      const params = new URLSearchParams();
      for (const name of names) {
        const value = values[name];
        if (value === undefined) continue;
        const { format, fallback, isAlwaysWritten } = fields[name];
        const written = format(value);
        if (written !== '' && (isAlwaysWritten || written !== format(fallback))) params.set(name, written);
      }
      return params.size === 0 ? '' : `?${params}`;
    },
    callOf: (values, ...more) => {
      const call = toCall?.(values, ...more) ?? {};
      return Object.fromEntries(Object.entries(call).filter(([, value]) => !isEmpty(value))) as Call;
    },
  };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
