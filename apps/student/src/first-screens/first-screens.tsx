import type { Delivery } from '@student/themes/delivery';
import { layoutOf } from '@student/themes/tenant';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { createApp } from '../create-app.tsx';
import { memoryStorage } from '../memory-storage.ts';
import { paths } from '../paths.ts';
import { type Place, type PlaceName, places, prefix } from '../places.ts';
import type { Platform } from '../platform.ts';
import { facts } from '../route-facts.ts';
import { Component as Content } from '../routes/content/content.route.tsx';
import { Component as Course } from '../routes/course/course.route.tsx';
import { ContinueStepCard } from '../routes/dashboard/continue-step.tsx';
import { Component as Dashboard } from '../routes/dashboard/dashboard.route.tsx';
import { Component as Home } from '../routes/home/home.route.tsx';
import { keepPerson } from '../session/kept-session.ts';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { Root } from '../shell/root.tsx';
import { deliveredTenant, type Tenant, tenantOf } from '../tenant.tsx';
import { type FirstScreen, nameMark } from './first-screen.ts';
import { ShellShape } from './shell-shape.tsx';
import { stepMarks } from './step-marks.ts';

/**
 * Draws, without a browser, what the document shows of a brand before any script has come (decision 0607): for one of the app's own
 * brands by its name, for a delivered one by what it was delivered with. Runs when the app is built, and on a server that knows
 * delivered brands.
 */
export function firstScreens(brand: string | Delivery): Record<FirstScreen | 'nextStep', string> {
  const tenant = typeof brand === 'string' ? tenantOf(brand) : deliveredTenant(brand);
  return {
    home: drawn(tenant, paths.home(), 'nobody'),
    dashboard: drawn(tenant, paths.dashboard(), 'somebody'),
    course: drawn(tenant, paths.course({ courseId: 1 }), 'somebody'),
    courseContent: drawn(tenant, paths.courseContent({ courseId: 1, contentId: 1 }), 'somebody'),
    inside: drawn(tenant, paths.globalSearch(), 'somebody'),
    nextStep: layoutOf(tenant).dashboard === 'required' ? '' : nextStep(),
  };
}

/** A page while nothing of its data has come, and nothing that has code of its own. */
function drawn(tenant: Tenant, address: string, who: 'nobody' | 'somebody'): string {
  const { element, stop, services } = createApp({
    tenant,
    platform: deviceOf(who),
    makeRouter: (_routes, options) =>
      createMemoryRouter(routes, {
        ...options,
        initialEntries: [address],
        hydrationData: { loaderData: { course: 1, courseContent: { place: {}, contentId: 1 } } },
      }),
  });
  services.queryClient.setDefaultOptions({ queries: { queryFn: () => never } });
  const html = renderToString(<StrictMode>{element}</StrictMode>);
  stop();
  return who === 'nobody' ? html : html.replaceAll(marks, '');
}

/** The card to go on with, which is drawn once its answer has come and before the app has; a number takes its mark afterwards. */
function nextStep(): string {
  const number = 43.21;
  const card = <ContinueStepCard {...{ ...stepMarks, progress: number }} />;
  return (
    renderToString(card, { identifierPrefix: 'next-step' })
      .replaceAll(marks, '')
      // What asks for a picture whose address nobody knows yet.
      .replace(/<link[^>]*>/, '')
      .replaceAll(String(number), stepMarks.progress)
      .replaceAll(encodeURIComponent(stepMarks.courseId), stepMarks.courseId)
      .replaceAll(encodeURIComponent(stepMarks.contentId), stepMarks.contentId)
  );
}

/** What React writes down for itself where it takes a page over; the shell is drawn anew. */
const marks = /<!--[^>]*-->|<template><\/template>/g;

const inside = (name: PlaceName, Component: RouteObject['Component']): RouteObject => {
  const { path, search: _search, ...handle }: Place = places[name];
  return { id: name, path, handle: facts(handle), Component };
};

/** What is drawn, around it what the browser has around it, and neither guards nor loaders. */
const routes: RouteObject[] = [
  {
    path: prefix,
    Component: Root,
    children: [
      { path: places.home.path, Component: Home },
      {
        Component: ShellShape,
        children: [
          inside('dashboard', Dashboard),
          inside('course', Course),
          inside('courseContent', Content),
          inside('globalSearch', PageSkeleton),
        ],
      },
    ],
  },
];

const never = new Promise<never>(() => {});

/** A device that asks for nothing, and remembers nothing but that somebody is signed in, whose name stands where it will. */
function deviceOf(who: 'nobody' | 'somebody'): Platform {
  const storage = memoryStorage();
  if (who === 'somebody')
    keepPerson(storage, { person: { id: 0, name: nameMark, userType: 1, companies: [] } as never });
  return {
    fetch: () => never,
    earlyCalls: {},
    storage,
    tabStorage: memoryStorage(),
    root: { dataset: {} },
    events: new EventTarget(),
    isHidden: () => false,
    indexedDB: undefined,
    databaseName: '',
    locks: undefined,
    openChannel: undefined,
    files: '',
    packageHost: () => undefined,
    openYoutube: () => never,
    now: () => 0,
  };
}
