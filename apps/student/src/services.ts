import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type createBrowserRouter, createContext as createRouterContext } from 'react-router-dom';
import type { Expiry } from './expiry.ts';
import type { News } from './news.ts';
import type { Outboxes } from './outbox/outboxes.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** What one running app has exactly one of. A story makes its own, so that no story knows another. */
export type Services = {
  queryClient: QueryClient;
  news: News;
  session: Session;
  tenant: Tenant;
  expiry: Expiry;
  /** What people did and the server does not know yet. */
  outboxes: Outboxes;
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
