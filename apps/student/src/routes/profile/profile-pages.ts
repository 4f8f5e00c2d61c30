import type { ProfileOption } from '@student/domain';
import type { ProfilePage } from './profile-page.ts';

/** The code of each option, loaded by itself (PROFILE-01). */
export const profilePages: Readonly<Record<ProfileOption, () => Promise<ProfilePage>>> = {
  statistics: () => import('./statistics.tsx').then(({ statistics }) => statistics),
  courses: () => import('./courses.tsx').then(({ courses }) => courses),
  tracks: () => import('./tracks.tsx').then(({ tracks }) => tracks),
  indication: () => import('./indication.tsx').then(({ indication }) => indication),
  favorite: () => import('./favorite.tsx').then(({ favorite }) => favorite),
  'history-order': () => import('./history-order.tsx').then(({ historyOrder }) => historyOrder),
};
