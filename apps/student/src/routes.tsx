import {
  type LazyRouteFunction,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { paths } from './paths.ts';
import {
  type BuiltPlace,
  firstPlace,
  guardedPlaces,
  isBuilt,
  maintenancePlaces,
  openPlaces,
  type Place,
  type PlaceName,
  places,
  prefix,
} from './places.ts';
import { facts } from './route-facts.ts';
import { guard, leaveMaintenance } from './session/guard.ts';
import { CrashPage } from './shell/crash-page.tsx';
import { PageWaiting } from './shell/page-waiting.tsx';
import { Root } from './shell/root.tsx';
import { fetchShell } from './shell/shell-code.ts';
import { Inside, InsideCrashed, InsideWaiting, ShellFrame } from './shell/shell-frame.tsx';

const notYet = () => import('./routes/not-yet/not-yet.route.tsx');

/** The code of each place that is built, loaded when it is first needed. The document reads it too (bundling/app-modules.ts). */
const modules: Record<BuiltPlace, LazyRouteFunction<RouteObject>> = {
  home: () => import('./routes/home/home.route.tsx'),
  terms: () => import('./routes/terms/terms.route.tsx'),
  maintenance: () => import('./routes/maintenance/maintenance.route.tsx'),
  dashboard: () => import('./routes/dashboard/dashboard.route.tsx'),
  onboarding: () => import('./routes/dashboard/dashboard.route.tsx'),
  course: () => import('./routes/course/course.route.tsx'),
  courseContent: () => import('./routes/content/content.route.tsx'),
  courseQuestionnaire: () => import('./routes/questionnaire/questionnaire.route.tsx'),
  userResponses: () => import('./routes/user-responses/user-responses.route.tsx'),
  event: () => import('./routes/event/event.route.tsx'),
  eventContent: () => import('./routes/content/content.route.tsx'),
  eventQuestionnaire: () => import('./routes/questionnaire/questionnaire.route.tsx'),
  exercise: () => import('./routes/exercise/exercise.route.tsx'),
  calendar: () => import('./routes/calendar/calendar.route.tsx'),
  globalSearch: () => import('./routes/search/search.route.tsx'),
  interest: () => import('./routes/interest/interest.route.tsx'),
  trainingCourse: () => import('./routes/training-course/training-course.route.tsx'),
};

/** The routes of some places. */
const routesOf = (names: object): RouteObject[] =>
  (Object.keys(names) as PlaceName[]).map((name) => {
    const { path, search: _search, ...handle }: Place = places[name];
    return { path, handle: facts(handle), lazy: isBuilt(name) ? modules[name] : notYet };
  });

/** The code of the shell comes beside what its page asks for. Where it does not come, the shell itself says so. */
const shellBeside: MiddlewareFunction = async (_args, next) => {
  const fetched = fetchShell().catch(() => {});
  await next();
  await fetched;
};

/** Addresses that stand for another one (routes.json). */
const moved = (href: string, ...olds: string[]): RouteObject[] =>
  olds.map((path) => ({ path, loader: () => redirect(href) }));

/** What stands around what: every place (places.ts) inside its guard and frame. */
export const routes: RouteObject[] = [
  {
    path: prefix,
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: PageWaiting,
    children: [
      { index: true, loader: () => redirect(paths[firstPlace]()) },
      ...routesOf(openPlaces),
      {
        handle: facts({ place: 'maintenance' }),
        middleware: [leaveMaintenance],
        children: routesOf(maintenancePlaces),
      },
      {
        handle: facts({ place: 'private' }),
        middleware: [guard, shellBeside],
        Component: ShellFrame,
        children: [
          {
            Component: Inside,
            ErrorBoundary: InsideCrashed,
            HydrateFallback: InsideWaiting,
            children: [
              ...routesOf(guardedPlaces),
              ...moved(paths.shop({ productsPage: 1 }), 'shop', 'shop/page', 'product'),
            ],
          },
        ],
      },
      {
        lazy: () => import('./shell/open-frame.tsx'),
        children: [{ path: '*', lazy: () => import('./routes/not-found/not-found.route.tsx') }],
      },
    ],
  },
  { path: '*', loader: () => redirect(prefix) },
];
