import { QueryClientProvider } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { RouterContextProvider, RouterProvider } from 'react-router-dom';
import { whenBackOnline } from './back-online.ts';
import { createConfiguration } from './configuration.ts';
import { createMessages } from './messages.ts';
import { isMissingCode, noticeMissingCode } from './missing-code.ts';
import { createMissingParts } from './missing-parts.ts';
import { createOutboxes } from './outbox/outboxes.ts';
import type { Platform } from './platform.ts';
import { shell } from './pt-br/shell.ts';
import { createQueryClient, refetchUnreached } from './queries/query-client.ts';
import { createRequest } from './request.ts';
import { routes } from './routes.tsx';
import { createServerClock } from './server-clock.ts';
import { type Router, type Services, ServicesContext, servicesContext } from './services.ts';
import { standingAt } from './session/entry.ts';
import { createSession, personIn } from './session/session.ts';
import { answerSession } from './session/session-effects.ts';
import { watchedRequest } from './session/watched-request.ts';
import type { Tenant } from './tenant.tsx';

type Parts = {
  tenant: Tenant;
  platform: Platform;
  /** Makes the router: the browser's own, or one in memory for a story. */
  makeRouter: (routes: RouteObject[], options: { getContext: () => RouterContextProvider }) => Router;
};

/**
 * Puts one app together: services, router and the element that shows them. Nothing here is shared between two apps. `stop`
 * ends what listens to the window.
 */
export function createApp({ tenant, platform, makeRouter }: Parts) {
  const { storage, events } = platform;
  const end = new AbortController();
  const { signal } = end;
  const messages = createMessages();
  const tell = (error: unknown) =>
    void import('./pt-br/errors.ts').then(({ errorText }) =>
      messages.fail(
        isMissingCode(error) ? `${shell.codeMissing.part} ${shell.codeMissing.partText}` : errorText(error),
      ),
    );
  const session = createSession({
    storage,
    events,
    keepsPage: () => standingAt(router).facts.keepsPageWhenExpired ?? false,
    signal,
  });
  const serverClock = createServerClock(platform);
  const request = watchedRequest(createRequest(platform, serverClock), session);
  const queryClient = createQueryClient({ request, onFailure: tell, sessionNow: session.begun });
  const outboxes = createOutboxes({
    platform,
    request,
    queryClient,
    messages,
    session,
    tenant,
    getPersonId: () => personIn(session.get())?.id,
    isPresent: session.isPresent,
    signal,
  });
  const services: Services = {
    platform,
    request,
    serverClock,
    queryClient,
    messages,
    tell,
    configuration: createConfiguration({ request, storage }),
    missingParts: createMissingParts(events),
    session,
    tenant,
    getRouter: () => router,
    outboxes,
    ended: signal,
  };
  const router: Router = makeRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  noticeMissingCode(events, signal);
  answerSession(services, signal);
  signal.addEventListener(
    'abort',
    whenBackOnline(events, () => void refetchUnreached(queryClient)),
  );
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
