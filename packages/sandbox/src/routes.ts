import * as account from './handlers/account.ts';
import * as session from './handlers/session.ts';
import type { Route } from './reply.ts';

/** Every call that the sandbox answers. Handlers are exported under the name of their operation. */
export const routes: Route[] = [account, session].flatMap((handlers) =>
  Object.entries(handlers).map(([name, route]) => ({ ...route, name })),
);
