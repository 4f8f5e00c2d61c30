import type { OutboxAct } from '@student/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createExpiry } from './expiry.ts';
import { createQueryClient } from './failures.ts';
import { createNews } from './news.ts';
import { createOutboxes } from './outbox/outboxes.ts';
import { routes } from './routes.tsx';
import { type Router, type Services, ServicesContext, servicesContext } from './services.ts';
import { createSession } from './session.ts';
import type { Tenant } from './tenant.tsx';

type Parts = {
  tenant: Tenant;
  storage: Storage;
  /** Makes the router: the browser's own, or one in memory for a story. */
  makeRouter: (routes: RouteObject[], options: { getContext: () => RouterContextProvider }) => Router;
};

/**
 * Puts one app together: services, router and the element that shows them. Nothing here is shared between two apps. `stop`
 * ends what listens to the window.
 */
export function createApp({ tenant, storage, makeRouter }: Parts) {
  const news = createNews();
  const expiry = createExpiry({ news, getRouter: () => router, getSession: () => services.session });
  const queryClient = createQueryClient({
    onExpired: expiry.notice,
    onFailure: (error) =>
      void import('./pt-br/errors.ts').then(({ errorText }) => news.fail(errorText(error))),
  });
  const session = createSession({ queryClient, storage });
  const end = new AbortController();
  const outboxes = createOutboxes({
    getPersonId: () => session.person()?.id,
    isPresent: session.isKnownAs,
    onRefused: ({ act }, code) => {
      console.error(`The server refused ${act.kind}: ${code}`);
      if (isWritten(act)) void import('./pt-br/errors.ts').then(({ errors }) => news.fail(errors[code]));
    },
    onSessionExpired: expiry.notice,
    signal: end.signal,
  });
  const services: Services = {
    queryClient,
    news,
    session,
    tenant,
    expiry,
    getRouter: () => router,
    outboxes,
  };
  const router: Router = makeRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  const element = (
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ServicesContext>
  );
  const stop = () => {
    end.abort();
    router.dispose();
  };
  return { element, router, services, stop };
}

/** What a person wrote themselves: they are told when it is refused; of a tick or a checkpoint the save line tells. */
const isWritten = ({ kind }: OutboxAct) => ['note', 'doubt', 'descriptive', 'alternative'].includes(kind);
