import { lazy } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';
import { paths } from './paths.ts';
import { shell } from './pt-br/shell.ts';
import { Root } from './shell/root.tsx';

/** Facts about a route, read through `useMatches` (SHELL-08, AUTH-17). */
export type RouteFacts = {
  hidesHeaderSearch?: true;
  /** An expired session asks for the password over the page instead of leaving it. */
  keepsPageWhenExpired?: true;
  /** The page's name when it has no title of its own. */
  title?: string;
};

const CrashPage = lazy(() => import('./shell/crash-page.tsx'));
const CrashInside = lazy(() => import('./shell/crash-inside.tsx'));

const facts = (handle: RouteFacts) => handle;

const notYet = (
  path: string,
  title: string,
  more: RouteFacts = { hidesHeaderSearch: true },
): RouteObject => ({
  path,
  handle: facts({ title, ...more }),
  lazy: () => import('./routes/not-yet/not-yet.route.tsx'),
});

/** THE table: every place of the student app (routes.json), with its code loaded when it is first needed. */
export const routes: RouteObject[] = [
  {
    path: paths.prefix,
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [
      { index: true, loader: () => redirect(paths.dashboard()) },
      {
        path: 'home/:resetPass?/:resetBy?/:token?',
        lazy: () => import('./routes/home/home.route.tsx'),
      },
      { path: 'terms', lazy: () => import('./routes/terms/terms.route.tsx') },
      {
        path: 'maintenance',
        middleware: [async (args, next) => (await import('./guard.ts')).leaveMaintenance(args, next)],
        lazy: () => import('./routes/maintenance/maintenance.route.tsx'),
      },
      {
        middleware: [async (args, next) => (await import('./guard.ts')).guard(args, next)],
        lazy: () => import('./shell/shell.tsx'),
        children: [
          {
            ErrorBoundary: CrashInside,
            children: [
              { path: 'dashboard', lazy: () => import('./routes/dashboard/dashboard.route.tsx') },
              { path: 'onboarding/:step', lazy: () => import('./routes/dashboard/dashboard.route.tsx') },
              {
                path: 'course/:courseId',
                handle: facts({ hidesHeaderSearch: true }),
                lazy: () => import('./routes/course/course.route.tsx'),
              },
              {
                path: 'course/:courseId/content/:contentId',
                handle: facts({ hidesHeaderSearch: true, keepsPageWhenExpired: true }),
                lazy: () => import('./routes/content/content.route.tsx'),
              },
              { path: 'search', lazy: () => import('./routes/search/search.route.tsx') },
              notYet('statistics/:option?', shell.titles.statistics, {}),
              notYet('interest/:interestId', shell.titles.interest),
              notYet(
                'course/:courseId/questionnaire/:questionnaireId/page/:page',
                shell.titles.questionnaire,
              ),
              notYet('course/:courseId/user-responses/:questionnaireId', shell.titles.questionnaire),
              notYet('event/:eventId/class/:classId', shell.titles.event),
              notYet('event/:eventId/class/:classId/content/:contentId', shell.titles.event),
              notYet(
                'event/:eventId/class/:classId/questionnaire/:questionnaireId/page/:page',
                shell.titles.event,
              ),
              notYet('training-course/:trainingCourseId', shell.titles.training),
              notYet('details-course-tracks/:entityId?', shell.titles.tracks, {}),
              notYet('details-courses/:entityId?', shell.titles.courses, {}),
              notYet('details-courses-instructors/:entityId?', shell.titles.instructors, {}),
              { path: 'shop', loader: () => redirect(paths.shop()) },
              { path: 'shop/page', loader: () => redirect(paths.shop()) },
              notYet('shop/page/:productsPage', shell.titles.shop),
              notYet('bag/:orderId?', shell.titles.bag),
              notYet('favorites', shell.titles.favorites),
              { path: 'product', loader: () => redirect(paths.shop()) },
              notYet('product/:productId', shell.titles.product),
              notYet('profile/edit', shell.titles.profile),
              notYet('profile/:option?', shell.titles.profile),
              notYet('decoins/statement', shell.titles.statement),
              notYet('exercise/:questionnaireId', shell.titles.exercise),
            ],
          },
        ],
      },
      { path: '*', lazy: () => import('./routes/not-found/not-found.route.tsx') },
    ],
  },
  { path: '*', loader: () => redirect(paths.prefix) },
];
