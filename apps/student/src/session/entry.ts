import { beginsWithOnboarding, dutyAfterSignIn, type RoutePlace, routeEntry } from '@student/domain';
import { matchRoutes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { factsOf, type RouteFacts } from '../route-facts.ts';
import type { Router, Services } from '../services.ts';
import { tabKeys } from '../tab-keys.ts';
import { personIn } from './session.ts';

type Address = { pathname: string; search: string; hash: string };

/** An address as it comes back after signing in: exactly as it was, with its query and its place on the page (AUTH-14, AUTH-16). */
export const wayBackTo = ({ pathname, search, hash }: Address): string => pathname + search + hash;

/**
 * Who may pass: where an address leads instead for whoever is there now, or nothing when it is open to them
 * (AUTH-16 to AUTH-26). Guard, maintenance screen and everything that changes under an open page ask this.
 */
export function detourOf(
  address: Address,
  place: RoutePlace,
  { session, configuration, platform }: Pick<Services, 'session' | 'configuration' | 'platform'>,
): string | undefined {
  const person = personIn(session.get());
  const entry = routeEntry(
    { place, isDashboard: address.pathname === paths.dashboard() },
    {
      hasPerson: person !== undefined,
      isMaintenanceMode: configuration.get().isMaintenanceMode,
      // Whoever has closed the onboarding in this tab is not led to it again (decision 0675).
      isFirstLogin:
        person !== undefined &&
        beginsWithOnboarding(person) &&
        platform.tabStorage.getItem(tabKeys.onboardingLater) !== String(person.id),
      duty: person ? dutyAfterSignIn(person) : 'none',
    },
  );
  const redirect = wayBackTo(address);
  return {
    proceed: undefined,
    landing: paths.home(),
    home: paths.home({ redirect }),
    createCredentials: paths.home({ firstLogin: 'create-new-credentials' }),
    acceptTerm: paths.home({ acceptTerm: 'true', redirect }),
    maintenance: paths.maintenance(),
    dashboard: paths.dashboard(),
    onboarding: paths.onboarding({ step: 1 }),
  }[entry];
}

/** Where the router is, or is about to be, with what holds there. */
export function standingAt({ routes, state }: Router): { address: Address; facts: RouteFacts } {
  const address = state.navigation.location ?? state.location;
  return { address, facts: factsOf((matchRoutes(routes, address) ?? []).map(({ route }) => route.handle)) };
}
