import { expect, it } from 'vitest';
import { routeEntry } from './route-entry.ts';

const someone = { hasPerson: true, isMaintenanceMode: false, isFirstLogin: false, duty: 'none' } as const;
const nobody = { ...someone, hasPerson: false };
const first = { ...someone, isFirstLogin: true };
const owing = { ...someone, duty: 'acceptTerm' } as const;
const closed = { ...someone, isMaintenanceMode: true };

it.each([
  ['public', false, nobody, 'proceed'],
  ['public', false, closed, 'proceed'],
  ['private', true, nobody, 'home'],
  ['private', false, { ...nobody, isMaintenanceMode: true }, 'home'],
  ['private', true, someone, 'proceed'],
  ['private', false, closed, 'maintenance'],
  ['private', true, { ...first, isMaintenanceMode: true }, 'maintenance'],
  ['private', true, first, 'onboarding'],
  ['private', false, first, 'proceed'],
  ['public', false, owing, 'proceed'],
  ['private', false, owing, 'acceptTerm'],
  ['private', true, { ...first, duty: 'createCredentials' }, 'createCredentials'],
  ['private', false, { ...owing, isMaintenanceMode: true }, 'maintenance'],
  ['maintenance', false, closed, 'proceed'],
  ['maintenance', false, someone, 'dashboard'],
  ['maintenance', false, nobody, 'landing'],
  ['maintenance', false, { ...nobody, isMaintenanceMode: true }, 'proceed'],
] as const)(
  'a %s route (dashboard: %s) for %j leads to %s (AUTH-16, AUTH-22, AUTH-23, AUTH-26)',
  (place, isDashboard, session, entry) => {
    expect(routeEntry({ place, isDashboard }, session)).toBe(entry);
  },
);
