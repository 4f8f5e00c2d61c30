import { isOpen, type Place, type PlaceName, places } from '../src/places.ts';

/** What the document knows of a place before any script has come. */
export type BootPlace = {
  name: PlaceName;
  /** Matches the address below the prefix, with its parameters as named groups. */
  pattern: string;
  /** Whether it needs nobody signed in; what does not is behind the guard or sends home. */
  isOpen: boolean;
};

/** The places in the order in which their patterns are tried: as by the router, fixed words come before parameters. */
export const bootPlaces: readonly BootPlace[] = (Object.keys(places) as PlaceName[])
  .map((name) => ({
    name,
    pattern: patternOf(places[name]),
    isOpen: isOpen(name),
  }))
  .sort((one, other) => paramsIn(one) - paramsIn(other));

function paramsIn({ pattern }: BootPlace): number {
  return pattern.split('(?<').length;
}

function patternOf({ path }: Place): string {
  const segments = path.split('/').map((segment, at) => {
    const slash = at === 0 ? '' : '/';
    if (!segment.startsWith(':')) return slash + segment;
    const group = `(?<${segment.slice(1).replace('?', '')}>[^/]+)`;
    return segment.endsWith('?') ? `(?:${slash}${group})?` : slash + group;
  });
  return `^${segments.join('')}/?$`;
}
