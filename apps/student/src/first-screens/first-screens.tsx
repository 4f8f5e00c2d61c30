import type { Delivery } from '@student/themes/delivery';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { createApp } from '../create-app.tsx';
import { memoryStorage } from '../memory-storage.ts';
import { paths } from '../paths.ts';
import { places, prefix } from '../places.ts';
import type { Platform } from '../platform.ts';
import { Component as Home } from '../routes/home/home.route.tsx';
import { Root } from '../shell/root.tsx';
import { deliveredTenant, tenantOf } from '../tenant.tsx';
import type { FirstScreen } from './first-screen.ts';

/**
 * Draws, without a browser, what the document shows of a brand before any script has come (decision 0607): for one of the app's own
 * brands by its name, for a delivered one by what it was delivered with. Runs when the app is built, and on a server that knows
 * delivered brands.
 */
export function firstScreens(brand: string | Delivery): Record<FirstScreen, string> {
  const tenant = typeof brand === 'string' ? tenantOf(brand) : deliveredTenant(brand);
  const { element, stop } = createApp({
    tenant,
    platform: nowhere(),
    makeRouter: (_routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [paths.home()] }),
  });
  const home = renderToString(<StrictMode>{element}</StrictMode>);
  stop();
  return { home };
}

/** What is drawn, around it what the browser has around it, and neither loaders nor code that is yet to come: it is drawn at once. */
const routes: RouteObject[] = [
  { path: prefix, Component: Root, children: [{ path: places.home.path, Component: Home }] },
];

const never = new Promise<never>(() => {});

/** Nobody's device: it remembers nothing and asks for nothing. */
const nowhere = (): Platform => ({
  fetch: () => never,
  earlyCalls: {},
  storage: memoryStorage(),
  tabStorage: memoryStorage(),
  root: { dataset: {} },
  events: new EventTarget(),
  isHidden: () => false,
  indexedDB: undefined,
  databaseName: '',
  locks: undefined,
  openChannel: undefined,
  files: '/files/',
  openYoutube: () => never,
  now: () => 0,
});
