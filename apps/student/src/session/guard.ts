import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { type Services, servicesContext } from '../services.ts';
import { detourOf, standingAt } from './entry.ts';

/**
 * Stands before every route that is not public (AUTH-16 to AUTH-26). It judges by what is known and waits for nothing: the
 * server is asked beside the page's own calls, and when it says otherwise, `session-effects.ts` answers (decision 0602).
 */
export const guard: MiddlewareFunction = ({ request, context }) => {
  const services = context.get(servicesContext);
  const address = new URL(request.url);
  // A request never has it; the router does.
  address.hash = standingAt(services.getRouter()).address.hash;
  const detour = detourOf(address, 'private', services);
  if (detour) throw redirect(detour);
  if (isEntering(address, services)) {
    void import('./ask-server.ts').then(({ askServer }) => askServer(services), console.error);
  }
};

/** The maintenance screen is left as soon as there is no maintenance (AUTH-23). A device that remembers one shows it meanwhile. */
export const leaveMaintenance: MiddlewareFunction = async ({ request, context }) => {
  const services = context.get(servicesContext);
  const answer = services.configuration.refresh();
  if (!services.configuration.get().isMaintenanceMode) await answer;
  const detour = detourOf(new URL(request.url), 'maintenance', services);
  if (detour) throw redirect(detour);
};

/** Whether the server has not confirmed the person yet, or this is another page than the one that stands. */
const isEntering = ({ pathname }: URL, { session, getRouter }: Services) =>
  session.get().status === 'remembered' || getRouter().state.location.pathname !== pathname;
