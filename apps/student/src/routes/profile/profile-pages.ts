import type { ProfileOption } from '@student/domain';
import type { ProfilePage } from './profile-page.ts';

/** The code of each option that is built, loaded by itself (PROFILE-01). */
export const profilePages: { readonly [Option in ProfileOption]?: () => Promise<ProfilePage> } = {
  courses: () => import('./courses.tsx').then(({ courses }) => courses),
  tracks: () => import('./tracks.tsx').then(({ tracks }) => tracks),
  'history-order': () => import('./history-order.tsx').then(({ historyOrder }) => historyOrder),
};
