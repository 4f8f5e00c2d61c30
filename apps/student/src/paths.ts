import type { AnySearch, SearchOf } from './addresses/define-search.ts';
import { type Place, type PlaceName, places, prefix } from './places.ts';

type Id = number | string;

/** The parameters of an address, each under its name: `course/:courseId` gives `{ courseId }`. */
type ParamsIn<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParamsIn<First> & ParamsIn<Rest>
  : Path extends `:${infer Name}?`
    ? { [Key in Name]?: Id }
    : Path extends `:${infer Name}`
      ? { [Key in Name]: Id }
      : unknown;

/** What an address says: its parameters, and whatever of its query string is not as by default. */
export type ValuesOf<P extends { path: string }> = ParamsIn<P['path']> &
  (P extends { search: infer S extends AnySearch } ? Partial<SearchOf<S>> : unknown);

type Href<P extends { path: string }> =
  Record<never, never> extends ValuesOf<P>
    ? (values?: ValuesOf<P>) => string
    : (values: ValuesOf<P>) => string;

type Paths = { readonly [Name in PlaceName]: Href<(typeof places)[Name]> };

/**
 * The address of every place, as an href: `paths.courseContent({ courseId: 1, contentId: 7 })`. Made from the table of
 * places, so that a place without an address or an address without a place cannot be written. Nobody writes one by hand.
 */
export const paths = Object.fromEntries(
  Object.entries(places).map(([name, place]) => [name, (values = {}) => hrefOf(place, values)]),
) as unknown as Paths;

/** Outside the student app: opens in a new tab (SHELL-33); where the brand says nothing else (CONFIG-09). */
export const adminPaths = { panel: '/admin/#/dashboard', teams: '/admin/#/team' } as const;

function hrefOf({ path, search }: Place, values: Readonly<Record<string, unknown>>): string {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = values[segment.slice(1).replace('?', '')];
    return value === undefined ? '' : encodeURIComponent(String(value));
  });
  const query = search?.write(values as never) ?? '';
  return [prefix, ...segments.filter((segment) => segment !== '')].join('/') + query;
}
