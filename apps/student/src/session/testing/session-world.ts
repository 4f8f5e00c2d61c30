import {
  ApiError,
  checkInToEvent,
  checkIsAdministrator,
  checkIsTeamManager,
  getConfiguration,
  getCurrentUser,
  listPublicFaq,
  signOut,
  validateSession,
} from '@student/api-client';
import type { Person } from '@student/domain';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
// What the app loads late is there at once, so that no test waits for a file.
import '../../configuration-call.ts';
import '../ask-server.ts';
import '../learn-roles.ts';
import '../way-back.ts';
import { createConfiguration } from '../../configuration.ts';
import type { EarlyCalls } from '../../early-calls.ts';
import { memoryStorage } from '../../memory-storage.ts';
import { createMessages } from '../../messages.ts';
import { createQueryClient } from '../../queries/query-client.ts';
import type { Request } from '../../request.ts';
import { facts } from '../../route-facts.ts';
import { type Services, servicesContext } from '../../services.ts';
import { standingAt } from '../entry.ts';
import { guard, leaveMaintenance } from '../guard.ts';
import { createSession } from '../session.ts';
import { answerSession } from '../session-effects.ts';
import { watchedRequest } from '../watched-request.ts';

type Answer = () => unknown;

/** What a server says that a session is over. */
export const expired = new ApiError({
  code: 'ACCESS_SESSION_EXPIRED',
  status: 403,
  message: 'Faça seu login novamente.',
});
/** A call that never arrives. */
export const lost = new ApiError({ code: 'NO_RESPONSE', message: 'Erro de conexão.' });
/** A call that stays without an answer. */
export const never = () => new Promise<never>(() => undefined);

export type WorldOptions = {
  at: string;
  /** Who the device remembers. */
  kept?: Person;
  /** The configuration that the device remembers. */
  isMaintenanceMode?: boolean;
  /** What the server answers, or throws; without one, that all is well with whoever is kept. */
  validates?: Answer;
  person?: Answer;
  isAdmin?: Answer;
  isManager?: Answer;
  configuration?: Answer;
  signOut?: Answer;
  publicFaq?: Answer;
  checkIn?: Answer;
  /** What the page of a course waits for. */
  course?: (id: string | undefined) => unknown;
};

/** An app without its screens: the session, what answers it, and a router over one place of each kind. */
export function sessionWorld({ at, kept, isMaintenanceMode = false, ...answers }: WorldOptions) {
  const device = memoryStorage({
    ...(kept && { user: JSON.stringify(kept) }),
    ...(isMaintenanceMode && {
      configuration: JSON.stringify({ isMaintenanceMode, isSuggestionMode: false }),
    }),
  });
  const tab = memoryStorage();
  const events = new EventTarget();
  const end = new AbortController();
  const calls: string[] = [];
  /** What the document has asked before, which nobody has taken yet. */
  const earlyCalls: EarlyCalls = {
    [getCurrentUser.path]: { answer: never(), end: new AbortController() },
  };
  const answerOf = new Map<unknown, Answer>([
    [signOut, answers.signOut ?? (() => null)],
    [listPublicFaq, answers.publicFaq ?? (() => [])],
    [checkInToEvent, answers.checkIn ?? (() => ({ isEnrolled: true, isAttended: true }))],
    [validateSession, answers.validates ?? (() => ({ isValid: true }))],
    [checkIsAdministrator, answers.isAdmin ?? (() => undefined)],
    [checkIsTeamManager, answers.isManager ?? (() => undefined)],
    [getCurrentUser, answers.person ?? (() => ({ user: kept, companies: [] }))],
    [
      getConfiguration,
      answers.configuration ?? (() => ({ isMaintenanceMode: false, isSuggestionMode: false })),
    ],
  ]);

  const session = createSession({
    storage: device,
    events,
    keepsPage: () => standingAt(router).facts.keepsPageWhenExpired ?? false,
    signal: end.signal,
  });
  const wire = (async (endpoint: { path: string }) => {
    calls.push(endpoint.path);
    return answerOf.get(endpoint)?.();
  }) as Request;
  const request = watchedRequest(wire, session);
  const outbox: string[] = [];
  const services = {
    request,
    session,
    messages: createMessages(),
    configuration: createConfiguration({ request, storage: device }),
    queryClient: createQueryClient({ request, onFailure: () => {}, sessionNow: () => 0 }),
    outboxes: {
      resume: async () => void outbox.push('resume'),
      wipe: async (personId: number) => void outbox.push(`wipe ${personId}`),
    },
    getRouter: () => router,
    platform: { events, tabStorage: tab, earlyCalls },
    ended: end.signal,
  } as unknown as Services;
  const place = (path: string) => ({ path, element: null });
  const router = createMemoryRouter(
    [
      place('/student/home'),
      place('/student/terms'),
      {
        ...place('/student/maintenance'),
        handle: facts({ place: 'maintenance' }),
        middleware: [leaveMaintenance],
      },
      {
        handle: facts({ place: 'private' }),
        middleware: [guard],
        children: [
          // A loader, as every page of the app has: without one a router enters its first page unguarded.
          { ...place('/student/dashboard'), loader: () => null },
          { ...place('/student/onboarding/:step'), loader: () => null },
          { ...place('/student/course/:id'), loader: ({ params }) => answers.course?.(params.id) ?? null },
          {
            ...place('/student/course/:id/content/:contentId'),
            loader: () => null,
            handle: facts({ keepsPageWhenExpired: true }),
          },
        ],
      },
    ],
    {
      initialEntries: [at],
      getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
    },
  );
  answerSession(services, end.signal);
  return {
    ...services,
    router,
    calls,
    outbox,
    /** Where the app stands, once nothing moves any more. */
    where: async () => {
      await settled();
      return router.state.location.pathname + router.state.location.search;
    },
    told: () => services.messages.list().map(({ text }) => text),
    /** Another tab leaves this on the device. */
    hear: (user: object | undefined) => {
      if (user) device.setItem('user', JSON.stringify(user));
      else device.removeItem('user');
      events.dispatchEvent(Object.assign(new Event('storage'), { key: 'user' }));
    },
    comeOnline: () => events.dispatchEvent(new Event('online')),
    stop: () => end.abort(),
  };
}

/** Lets promises and late imports come to rest. */
export async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
}
