import type { Duty } from './after-sign-in.ts';

/** Whom a route is for. The maintenance screen is open to all, but asks for the configuration (AUTH-17, AUTH-23). */
export type RoutePlace = 'public' | 'private' | 'maintenance';

/**
 * Where entering a route leads: through, home to sign in or to do what is owed, to the maintenance screen, to the dashboard
 * (a visitor: to the landing page) once maintenance is over, or to the first step of onboarding (AUTH-11, AUTH-12, AUTH-16, AUTH-22, AUTH-23, AUTH-26).
 */
export function routeEntry(
  route: { place: RoutePlace; isDashboard: boolean },
  session: { hasPerson: boolean; isMaintenanceMode: boolean; isFirstLogin: boolean; duty: Duty },
): 'proceed' | 'landing' | 'home' | Exclude<Duty, 'none'> | 'maintenance' | 'dashboard' | 'onboarding' {
  if (route.place === 'public') return 'proceed';
  if (route.place === 'maintenance') {
    if (session.isMaintenanceMode) return 'proceed';
    return session.hasPerson ? 'dashboard' : 'landing';
  }
  if (!session.hasPerson) return 'home';
  if (session.isMaintenanceMode) return 'maintenance';
  if (session.duty !== 'none') return session.duty;
  return route.isDashboard && session.isFirstLogin ? 'onboarding' : 'proceed';
}
