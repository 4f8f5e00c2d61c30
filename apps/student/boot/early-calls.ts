import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type AnyEndpoint,
  addressOf,
  checkIsAdministrator,
  checkIsTeamManager,
  getConfiguration,
  getCurrentUser,
  validateSession,
} from '@student/api-client';
import type { FirstQueries } from '../src/queries/first-queries.ts';

/** What is asked behind the guard, wherever one enters (src/session/ask-server.ts). */
export const guardedCalls = [
  validateSession,
  getConfiguration,
  getCurrentUser,
  checkIsAdministrator,
  checkIsTeamManager,
].map((endpoint) => addressOf(endpoint));

/** Stands for the numbers of an address; no call of the app has such a one of its own. */
const placeholder = 900_000_001;

/**
 * The calls that a place makes first, as its `first-queries.ts` beside the route module says, with the parameters of the
 * place's address where their numbers go: `/api/decola/courses/:courseId/contents`.
 */
export async function earlyCallsOf(routeModule: string, path: string): Promise<string[]> {
  const file = join(dirname(routeModule), 'first-queries.ts');
  if (!existsSync(file)) return [];
  const { firstQueries } = (await import(pathToFileURL(file).href)) as { firstQueries: FirstQueries };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name, at) => [name, placeholder + at]));
  return firstQueries(params).map(({ meta }) => {
    const { endpoint, call, pageName } = meta as { endpoint: AnyEndpoint; call?: Call; pageName?: string };
    const query = { ...call?.query, ...(pageName && { [pageName]: 0 }) };
    const address = addressOf(endpoint, { params: call?.params ?? {}, query });
    return names.reduce((text, name, at) => text.replaceAll(String(placeholder + at), `:${name}`), address);
  });
}

type Call = { params?: Record<string, unknown>; query?: Record<string, unknown> };
