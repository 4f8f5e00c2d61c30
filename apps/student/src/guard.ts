import { routeEntry } from '@student/domain';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { isExpired } from './failures.ts';
import { paths } from './paths.ts';
import { configurationQuery, personQuery, sessionQuery } from './queries.ts';
import { servicesContext } from './services.ts';

/**
 * Stands before every route that is not public (AUTH-16 to AUTH-26). Runs on each navigation, before any loader.
 *
 * The first entry waits for the session, the person and the configuration, which travel side by side. Later entries
 * ask again without waiting: an expired session or a beginning maintenance is then answered by whoever watches these
 * queries (decision 0602).
 */
export const guard: MiddlewareFunction = async ({ request, context }) => {
  const { queryClient, session, outboxes } = context.get(servicesContext);
  const url = new URL(request.url);
  const here = url.pathname + url.search;
  const signIn = () => redirect(paths.home({ redirect: here }));

  if (!session.person()) throw signIn();
  if (session.isEntering(url.pathname)) {
    const first = !session.hasEntered();
    const calls = Promise.allSettled([
      queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 }),
      queryClient.fetchQuery({ ...configurationQuery(), staleTime: 0 }),
      ...(first ? [queryClient.fetchQuery({ ...personQuery(session), staleTime: 0 })] : []),
    ]);
    if (first) {
      const results = await calls;
      const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      if (failures.some(isExpired)) {
        session.forget();
        throw signIn();
      }
      // AUTH-19: any other failure is only logged; the page itself tells what it misses.
      for (const failure of failures) console.error(failure);
      session.enter();
      void outboxes.resume();
    }
  }
  const entry = routeEntry(
    { place: 'private', isDashboard: url.pathname === paths.dashboard() },
    {
      hasPerson: true,
      isMaintenanceMode: queryClient.getQueryData(configurationQuery().queryKey)?.isMaintenanceMode ?? false,
      isFirstLogin: session.person()?.isFirstLogin ?? false,
    },
  );
  if (entry === 'maintenance') throw redirect(paths.maintenance());
  if (entry === 'onboarding') throw redirect(paths.onboarding(1));
};

/** The maintenance screen is left as soon as there is no maintenance (AUTH-23). */
export const leaveMaintenance: MiddlewareFunction = async ({ context }) => {
  const { queryClient, session } = context.get(servicesContext);
  const { isMaintenanceMode } = await queryClient.fetchQuery({ ...configurationQuery(), staleTime: 0 });
  const entry = routeEntry(
    { place: 'maintenance', isDashboard: false },
    { hasPerson: session.person() !== undefined, isMaintenanceMode, isFirstLogin: false },
  );
  if (entry === 'dashboard') throw redirect(paths.dashboard());
};
