import type { Tenant } from '@student/themes/tenant';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type createBrowserRouter, createContext as createRouterContext } from 'react-router-dom';
import type { Configuration } from './configuration.ts';
import type { Messages } from './messages.ts';
import type { MissingParts } from './missing-parts.ts';
import type { Outboxes } from './outbox/outboxes.ts';
import type { Platform } from './platform.ts';
import type { Request } from './request.ts';
import type { ServerClock } from './server-clock.ts';
import type { Session } from './session/session.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** What one running app has exactly one of. Nothing of it is shared with another app on the same page. */
export type Services = {
  platform: Platform;
  /** The way to the server. Queries and mutations go through `queryClient`, which uses it. */
  request: Request;
  /** The time as the server has it, for what ends at a moment of its own. */
  serverClock: ServerClock;
  queryClient: QueryClient;
  messages: Messages;
  /** Says in a toast why something failed, in the server's sentence or that of its code (CALLS-11). */
  tell: (error: unknown) => void;
  configuration: Configuration;
  missingParts: MissingParts;
  session: Session;
  tenant: Tenant;
  /** What people did and the server does not know yet. */
  outboxes: Outboxes;
  /** Ends with the app: what waits or listens stops then. */
  ended: AbortSignal;
  /** The router, for what stands outside of it. Components inside use its hooks. */
  getRouter: () => Router;
};

/** The services for loaders, actions and the guard: `context.get(servicesContext)`. */
export const servicesContext = createRouterContext<Services>();

/** The services for components. */
export const ServicesContext = createContext<Services | undefined>(undefined);

/** @throws {Error} outside of the app's provider, which is a mistake in the program. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices is only for components inside the app');
  return services;
}
