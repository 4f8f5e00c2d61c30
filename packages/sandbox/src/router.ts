import type { Route } from './reply.ts';

type Match = { route: Route; params: Record<string, string> };

/** Finds the route of a request. Fixed segments win over parameters: `/courseTrack/list` before `/courseTrack/:id`. */
export const createRouter = (routes: readonly Route[]) => {
  const bySize = new Map<string, { route: Route; segments: string[]; fixed: number }[]>();
  for (const route of routes) {
    const segments = route.endpoint.path.split('/');
    const key = `${route.endpoint.method} ${segments.length}`;
    const fixed = segments.filter((segment) => !segment.startsWith(':')).length;
    bySize.set(key, [...(bySize.get(key) ?? []), { route, segments, fixed }]);
  }
  for (const candidates of bySize.values()) candidates.sort((one, other) => other.fixed - one.fixed);

  return (method: string, pathname: string): Match | undefined => {
    const parts = pathname.split('/');
    for (const { route, segments } of bySize.get(`${method} ${parts.length}`) ?? []) {
      const fits = segments.every((segment, at) => segment.startsWith(':') || segment === parts[at]);
      if (!fits) continue;
      const params = segments.flatMap((segment, at) =>
        segment.startsWith(':') ? [[segment.slice(1), decodeURIComponent(parts[at] ?? '')]] : [],
      );
      return { route, params: Object.fromEntries(params) };
    }
    return undefined;
  };
};
