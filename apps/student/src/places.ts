import type { AnySearch } from './addresses/define-search.ts';
import type { RouteFacts } from './route-facts.ts';
import { calendarSearch } from './routes/calendar/calendar.search.ts';
import { courseTracksSearch } from './routes/course-tracks/course-tracks.search.ts';
import { dashboardSearch } from './routes/dashboard/dashboard.search.ts';
import { detailsCoursesSearch } from './routes/details-courses/details-courses.search.ts';
import { detailsInstructorsSearch } from './routes/details-instructors/details-instructors.search.ts';
import { eventSearch } from './routes/event/event.search.ts';
import { exerciseSearch } from './routes/exercise/exercise.search.ts';
import { favoritesSearch } from './routes/favorites/favorites.search.ts';
import { homeSearch } from './routes/home/home.search.ts';
import { interestSearch } from './routes/interest/interest.search.ts';
import { profileSearch } from './routes/profile/profile.search.ts';
import { globalSearch } from './routes/search/search.search.ts';
import { shopSearch } from './routes/shop/shop.search.ts';
import { statementSearch } from './routes/statement/statement.search.ts';
import { trainingCourseSearch } from './routes/training-course/training-course.search.ts';

/** One place of the student app: its address below `prefix`, what its query string holds, and facts about its route. */
export type Place = RouteFacts & { readonly path: string; readonly search?: AnySearch };

/** Every address of the student app begins with it (SHELL-01). */
export const prefix = '/student';

/** Addresses of the app; all others are the browser's. */
export const isOwn = (href: string) => href.startsWith(`${prefix}/`);

/** Places that anybody may see (AUTH-17). */
export const openPlaces = {
  home: { path: 'home/:resetPass?/:resetBy?/:token?', search: homeSearch },
  terms: { path: 'terms' },
} as const satisfies Record<string, Place>;

/** Where everybody waits while nothing else may be seen (AUTH-22). */
export const maintenancePlaces = { maintenance: { path: 'maintenance' } } as const satisfies Record<
  string,
  Place
>;

/** Places behind the guard (AUTH-16). */
export const guardedPlaces = {
  dashboard: { path: 'dashboard', search: dashboardSearch },
  onboarding: {
    path: 'onboarding/:step',
    search: dashboardSearch,
    keepsPageWhenExpired: true,
    standsOver: 'dashboard',
  },
  course: { path: 'course/:courseId', hidesHeaderSearch: true },
  courseContent: {
    path: 'course/:courseId/content/:contentId',
    hidesHeaderSearch: true,
    keepsPageWhenExpired: true,
  },
  globalSearch: { path: 'search', search: globalSearch },
  statistics: { path: 'statistics/:option?' },
  interest: {
    path: 'interest/:interestId',
    search: interestSearch,
    hidesHeaderSearch: true,
  },
  courseQuestionnaire: {
    path: 'course/:courseId/questionnaire/:questionnaireId/page/:page',
    hidesHeaderSearch: true,
    keepsPageWhenExpired: true,
  },
  userResponses: { path: 'course/:courseId/user-responses/:questionnaireId', hidesHeaderSearch: true },
  event: { path: 'event/:eventId/class/:classId', search: eventSearch, hidesHeaderSearch: true },
  eventContent: {
    path: 'event/:eventId/class/:classId/content/:contentId',
    hidesHeaderSearch: true,
    keepsPageWhenExpired: true,
  },
  eventQuestionnaire: {
    path: 'event/:eventId/class/:classId/questionnaire/:questionnaireId/page/:page',
    hidesHeaderSearch: true,
    keepsPageWhenExpired: true,
  },
  trainingCourse: {
    path: 'training-course/:trainingCourseId',
    search: trainingCourseSearch,
    hidesHeaderSearch: true,
  },
  calendar: { path: 'calendar', search: calendarSearch },
  detailsCourseTracks: { path: 'details-course-tracks/:entityId?', search: courseTracksSearch },
  detailsCourses: { path: 'details-courses/:entityId?', search: detailsCoursesSearch },
  detailsCoursesInstructors: {
    path: 'details-courses-instructors/:entityId?',
    search: detailsInstructorsSearch,
  },
  shop: {
    path: 'shop/page/:productsPage',
    search: shopSearch,
    hidesHeaderSearch: true,
    endsWithPage: true,
  },
  bag: { path: 'bag/:orderId?', hidesHeaderSearch: true, keepsPageWhenExpired: true },
  favorite: { path: 'favorites', search: favoritesSearch, hidesHeaderSearch: true },
  productDetail: { path: 'product/:productId', hidesHeaderSearch: true },
  edit: { path: 'profile/edit', hidesHeaderSearch: true, keepsPageWhenExpired: true },
  profile: { path: 'profile/:option?', search: profileSearch, hidesHeaderSearch: true },
  statement: { path: 'decoins/statement', search: statementSearch, hidesHeaderSearch: true },
  exercise: {
    path: 'exercise/:questionnaireId',
    search: exerciseSearch,
    hidesHeaderSearch: true,
    keepsPageWhenExpired: true,
  },
} as const satisfies Record<string, Place>;

/** THE table: every place of the student app under the name that the specification gives its route (routes.json). */
export const places = { ...openPlaces, ...maintenancePlaces, ...guardedPlaces };

export type PlaceName = keyof typeof places;

/** The places behind the guard. */
export type GuardedPlace = keyof typeof guardedPlaces;

/** Whether a place is behind the guard. */
export const isGuarded = (name: PlaceName): name is GuardedPlace => name in guardedPlaces;

/** Whether a place needs nobody signed in; what does not is behind the guard or sends home. */
export const isOpen = (name: PlaceName): boolean => !isGuarded(name);

/** The place that the bare prefix leads to (SHELL-02). */
export const firstPlace = 'dashboard' satisfies PlaceName;

/** The place where somebody who has to sign in is sent (AUTH-16). */
export const signInPlace = 'home' satisfies PlaceName;
