import type { Decorator, Loader } from '@storybook/react-vite';
import type { Sandbox } from '@student/sandbox';
import { useIsFetching } from '@tanstack/react-query';
import { clear, createStore } from 'idb-keyval';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { createApp } from '../apps/student/src/create-app.tsx';
import { readPerson } from '../apps/student/src/queries.ts';
import { tenantOf } from '../apps/student/src/tenant.tsx';
import { BrandContext } from './with-tenant.tsx';

declare module 'storybook/internal/types' {
  interface Parameters {
    /** The address of the app that the story shows, e.g. `/student/dashboard?page=2`. */
    route?: string;
  }
}

/**
 * Loader for `parameters.route`, round the sandbox's own: an empty device, a fresh sandbox, and on the device whoever is
 * signed in there, as the app itself would have remembered them.
 */
export const loadRoute =
  (loadSandbox: (context: Parameters<Loader>[0]) => Promise<{ sandbox?: Sandbox }>): Loader =>
  async (context) => {
    if (!context.parameters.route) return loadSandbox(context);
    window.scrollTo(0, 0);
    await emptyDevice();
    const loaded = await loadSandbox(context);
    if (!loaded.sandbox) throw new Error('A story with `route` needs `parameters.sandbox`, at least {}.');
    const isSignedIn = loaded.sandbox.world.sessions.personOf(new Request(location.href)) !== undefined;
    if (isSignedIn) await rememberPerson(loaded.sandbox);
    return loaded;
  };

/** Decorator for `parameters.route`: the app's own routes at that address, in place of the story's component. */
export const atRoute: Decorator = (Story, { parameters, id }) =>
  parameters.route ? <AtRoute key={id} route={parameters.route} /> : <Story />;

function AtRoute({ route }: { route: string }) {
  const brand = use(BrandContext);
  return <App key={brand} route={route} brand={brand} />;
}

function App({ route, brand }: { route: string; brand: string }) {
  const [{ element, router, services, stop }] = useState(() =>
    createApp({
      tenant: tenantOf(brand),
      storage: localStorage,
      makeRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [route] }),
    }),
  );
  const isFetching = useIsFetching(undefined, services.queryClient) > 0;
  const isMoving = useSyncExternalStore(
    router.subscribe,
    () => !router.state.initialized || router.state.navigation.state !== 'idle',
  );

  // The window: the app stops listening to it when the story is left.
  useEffect(() => stop, [stop]);

  // Pictures wait until nothing is under way (pictures.ts).
  return (
    <div style={{ display: 'contents' }} data-waiting={isFetching || isMoving || undefined}>
      {element}
    </div>
  );
}

/** Forgets what the app keeps on a device, and leaves what Storybook keeps there. */
async function emptyDevice(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (!key.includes('storybook')) localStorage.removeItem(key);
  sessionStorage.removeItem('react-router-scroll-positions');
  await clear(createStore('student', 'outbox'));
}

async function rememberPerson(sandbox: Sandbox): Promise<void> {
  const faults = sandbox.faults();
  sandbox.setFaults({});
  localStorage.setItem('user', JSON.stringify(await readPerson()));
  sandbox.setFaults(faults);
}
