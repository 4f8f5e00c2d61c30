import type { Route } from './reply.ts';

type Match = { route: Route; params: Record<string, string> };

/** A route whose address has parameters: where its own segments stand, and where its parameters do. */
type Pattern = { route: Route; own: [at: number, segment: string][]; params: [at: number, name: string][] };

const patternOf = (route: Route): Pattern => {
  const segments = [...route.endpoint.path.split('/').entries()];
  return {
    route,
    own: segments.filter(([, segment]) => !segment.startsWith(':')),
    params: segments.flatMap(([at, segment]) => (segment.startsWith(':') ? [[at, segment.slice(1)]] : [])),
  };
};

/** Finds the route of a request. Fixed segments win over parameters: `/courseTrack/list` before `/courseTrack/:id`. */
export const createRouter = (routes: readonly Route[]) => {
  const fixed = new Map<string, Route>();
  const bySize = new Map<string, Pattern[]>();
  for (const route of routes) {
    const { method, path } = route.endpoint;
    const pattern = patternOf(route);
    if (pattern.params.length === 0) fixed.set(`${method} ${path}`, route);
    else {
      const key = `${method} ${path.split('/').length}`;
      bySize.set(key, [...(bySize.get(key) ?? []), pattern]);
    }
  }
  for (const patterns of bySize.values()) patterns.sort((one, other) => other.own.length - one.own.length);

  return (method: string, pathname: string): Match | undefined => {
    const exact = fixed.get(`${method} ${pathname}`);
    if (exact) return { route: exact, params: {} };
    const parts = pathname.split('/');
    const pattern = bySize
      .get(`${method} ${parts.length}`)
      ?.find(({ own }) => own.every(([at, segment]) => segment === parts[at]));
    if (!pattern) return undefined;
    const params: Record<string, string> = {};
    for (const [at, name] of pattern.params) {
      const value = decoded(parts[at] ?? '');
      // What cannot be read leads nowhere, like any other address that is none.
      if (value === undefined) return undefined;
      params[name] = value;
    }
    return { route: pattern.route, params };
  };
};

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};
