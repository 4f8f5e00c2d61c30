/** Whom a route is for. The maintenance screen is open to all, but asks for the configuration (AUTH-17, AUTH-23). */
export type RoutePlace = 'public' | 'private' | 'maintenance';

/**
 * Where entering a route leads: through, home to sign in, to the maintenance screen, to the dashboard once maintenance
 * is over, or to the first step of onboarding (AUTH-16, AUTH-22, AUTH-23, AUTH-26).
 */
export function routeEntry(
  route: { place: RoutePlace; isDashboard: boolean },
  session: { hasPerson: boolean; isMaintenanceMode: boolean; isFirstLogin: boolean },
): 'proceed' | 'home' | 'maintenance' | 'dashboard' | 'onboarding' {
  if (route.place === 'public') return 'proceed';
  if (route.place === 'maintenance')
    return session.isMaintenanceMode || !session.hasPerson ? 'proceed' : 'dashboard';
  if (!session.hasPerson) return 'home';
  if (session.isMaintenanceMode) return 'maintenance';
  return route.isDashboard && session.isFirstLogin ? 'onboarding' : 'proceed';
}
