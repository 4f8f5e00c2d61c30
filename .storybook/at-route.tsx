import type { Decorator, Loader } from '@storybook/react-vite';
import type { Sandbox } from '@student/sandbox';
import { brandHeader } from '@student/sandbox/worker';
import type { Scheme } from '@student/ui/theme';
import { useIsFetching } from '@tanstack/react-query';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { createApp } from '../apps/student/src/create-app.tsx';
import { createId } from '../apps/student/src/create-id.ts';
import { deviceKeys } from '../apps/student/src/device-keys.ts';
import { loadYoutube } from '../apps/student/src/media/youtube/youtube-api.ts';
import { memoryStorage } from '../apps/student/src/memory-storage.ts';
import { browserPlatform } from '../apps/student/src/platform.ts';
import { createRequest } from '../apps/student/src/request.ts';
import { routes } from '../apps/student/src/routes.tsx';
import { readPerson } from '../apps/student/src/session/read-person.ts';
import { tenantOf } from '../apps/student/src/tenant.tsx';
import { watchAnswers } from './coming-answers.ts';
import { files } from './files.ts';
import { Flow, type FlowName } from './flows/flow.tsx';
import { hearActors } from './flows/hear-actors.ts';
import { looksOf } from './looks.ts';
import { answeringTo, watchPages } from './page-stands.ts';
import { BrandContext } from './with-tenant.tsx';

declare module 'storybook/internal/types' {
  interface Parameters {
    /** The address of the app that the story shows, e.g. `/student/dashboard?page=2`. */
    route?: string;
    /** The statechart that is drawn beside the route, with the state in which the app's own actor stands. */
    flow?: FlowName;
    /** A device that keeps nothing; otherwise each story has one of its own. */
    device?: 'refuses';
    /** What the device remembers beside whoever is signed in, by name. */
    remembers?: Readonly<Record<string, string>>;
  }
}

/**
 * Loader for `parameters.route`, round the sandbox's own: an empty device, a fresh sandbox, and what a device would remember of
 * whoever is signed in there.
 */
export const loadRoute =
  (loadSandbox: (context: Parameters<Loader>[0]) => Promise<{ sandbox?: Sandbox }>): Loader =>
  async (context) => {
    if (!context.parameters.route) return loadSandbox(context);
    window.scrollTo(0, 0);
    sessionStorage.removeItem('react-router-scroll-positions');
    const [loaded] = await Promise.all([loadSandbox(context), loadCode(context.parameters.route)]);
    if (!loaded.sandbox) throw new Error('A story with `route` needs `parameters.sandbox`, at least {}.');
    const isSignedIn = loaded.sandbox.world.sessions.personOf(new Request(location.href)) !== undefined;
    const person = isSignedIn ? await rememberedPerson(loaded.sandbox) : {};
    return { ...loaded, kept: { ...person, ...context.parameters.remembers } };
  };

/** The code of the page at an address and of what stands around it, so that no answer can come before it. */
async function loadCode(route: string): Promise<void> {
  const lazies = (matchRoutes(routes, route) ?? []).map(({ route: { lazy } }) => lazy);
  await Promise.all([
    import('../apps/student/src/shell/shell.tsx'),
    ...lazies.map((lazy) => typeof lazy === 'function' && lazy()),
  ]);
}

/** Decorator for `parameters.route`: the app's own routes at that address, in place of the story's component. */
export const atRoute: Decorator = (Story, { parameters, loaded, id, globals }) =>
  parameters.route ? (
    <AtRoute
      key={id}
      id={id}
      route={parameters.route}
      flow={parameters.flow}
      device={parameters.device}
      scheme={looksOf(globals).scheme}
      kept={loaded.kept}
      sandbox={loaded.sandbox}
    />
  ) : (
    <Story />
  );

type RouteProps = {
  route: string;
  flow: FlowName | undefined;
  device: 'refuses' | undefined;
  scheme: Scheme;
  kept: Readonly<Record<string, string>>;
  sandbox: Sandbox;
};

function AtRoute({ id, ...props }: RouteProps & { id: string }) {
  const brand = use(BrandContext);

  // Storybook draws a story in another brand without its play: it would show another state than its name says. Side by side
  // each has a window of its own, which plays by itself.
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = ({ globals }: { globals: { theme?: string } }) => {
      if (globals.theme !== brand && globals.theme !== 'all')
        setTimeout(() => channel.emit('forceRemount', { storyId: id }));
    };
    channel.on('globalsUpdated', hear);
    return () => channel.off('globalsUpdated', hear);
  }, [brand, id]);

  return <App brand={brand} {...props} />;
}

/** An app with a device of its own: nothing that another story, or the brand beside it, remembers. */
function App({ route, flow, device, scheme, kept, sandbox, brand }: RouteProps & { brand: string }) {
  const [heard] = useState(hearActors);
  const [pages] = useState(() => ({ stand: () => Promise.resolve(), areLeft: false }));
  const [answers] = useState(() =>
    watchAnswers(
      answeringTo(
        () => pages.stand(),
        (...request) =>
          // What goes on after its story has been left asks nothing of the next one's sandbox.
          pages.areLeft
            ? Promise.reject(new TypeError('The story was left'))
            : fetch(askingFor(brand, ...request)),
      ),
      sandbox.isSilent,
    ),
  );
  const [platform] = useState(() => ({
    ...browserPlatform(),
    fetch: answers.fetch,
    files,
    openYoutube: () => loadYoutube(window, `${files}youtube/iframe_api.js`),
    // A story has no session that a package could reach.
    packageHost: () => new URL('../package-host/index.html', new URL(files, location.href)),
    storage: memoryStorage(kept),
    tabStorage: memoryStorage(),
    databaseName: `story-${createId()}`,
    inspect: heard.inspect,
    ...(device && { indexedDB: undefined }),
  }));
  const [{ element, router, services, stop }] = useState(() =>
    createApp({
      tenant: tenantOf(brand),
      platform,
      makeRouter: (all, options) => {
        const made = createMemoryRouter(all, { ...options, initialEntries: [route] });
        pages.stand = watchPages(made);
        return made;
      },
    }),
  );
  const fetching = useIsFetching(undefined, services.queryClient);
  const coming = useSyncExternalStore(answers.subscribe, answers.coming);
  const silent = useSyncExternalStore(answers.subscribe, answers.silent);
  const isMoving = useSyncExternalStore(
    router.subscribe,
    () => !router.state.initialized || router.state.navigation.state !== 'idle',
  );

  // The window and the device: the app stops listening, and nothing of it stays, when the story is left.
  useEffect(
    () => () => {
      pages.areLeft = true;
      stop();
      indexedDB.deleteDatabase(platform.databaseName);
    },
    [stop, platform, pages],
  );

  // Pictures wait until nothing is under way, or nothing that comes (scripts/pictures/in-page.ts).
  return (
    <div
      style={{ display: 'contents' }}
      data-waiting={fetching > 0 || isMoving || undefined}
      // What is fetched without a call that is silent is about to be asked for, or read.
      data-coming={coming > 0 || fetching > silent || isMoving || undefined}
    >
      {flow ? (
        <Flow name={flow} heard={heard} brand={brand} scheme={scheme}>
          {element}
        </Flow>
      ) : (
        element
      )}
    </div>
  );
}

/** The request with the name of the brand that asks, whose words and pictures the answer has. */
function askingFor(brand: string, ...request: Parameters<typeof fetch>): Request {
  const asked = new Request(...request);
  asked.headers.set(brandHeader, brand);
  return asked;
}

/** What the device keeps of whoever is signed in, as the app itself would have remembered them. */
async function rememberedPerson(sandbox: Sandbox): Promise<Record<string, string>> {
  const faults = sandbox.faults();
  sandbox.setFaults({});
  const person = await readPerson(createRequest(browserPlatform()));
  sandbox.setFaults(faults);
  return { [deviceKeys.person]: JSON.stringify(person) };
}
