import { type Brand, firstBrand, inBrand } from './brand.ts';
import type { World } from './call.ts';
import { type Clock, fixedClock } from './clock.ts';
import { answerWith, type Faults } from './faults.ts';
import { relocateFiles, usualFiles } from './file-addresses.ts';
import { type Outcome, responseOf } from './outcome.ts';
import type { Passwords } from './passwords/passwords.ts';
import { pbkdf2Passwords } from './passwords/pbkdf2.ts';
import { messageOf, Refusal } from './refusal.ts';
import { lookOf } from './reports/look.ts';
import { createRouter } from './router.ts';
import { routes } from './routes.ts';
import { type ScenarioName, scenarios } from './scenarios/scenarios.ts';
import { seed } from './seed/seed.ts';
import { seededStore } from './seed/seeded-store.ts';
import { ambientSession, cookieSessions } from './sessions.ts';
import type { Store } from './store/store.ts';

export type SandboxOptions = {
  /** Memory unless given. An empty store is seeded. */
  store?: Store;
  /** Stands still at the seed's now unless given. */
  clock?: Clock;
  passwords?: Passwords;
  /** What is kept of the token of a session; the token itself unless given. */
  digestOf?: (token: string) => string;
  /** Where the story begins; see `scenarios`. */
  scenario?: ScenarioName;
  faults?: Faults;
  /**
   * `cookie` keeps sessions as a real server does. `nobody` or a person's id fix who is signed in at the start; by
   * default it is the person of the scenario.
   */
  session?: 'cookie' | 'nobody' | number;
  /** The brand that a request is for; the first one unless given. */
  brandOf?: ((request: Request) => Brand | undefined) | undefined;
  /** Path of the folder whose files answers name; `/files/` unless given. */
  files?: string;
  /** Where people find the app; links in mails begin with it. */
  address?: () => string;
};

export type Sandbox = {
  world: World;
  store: Store;
  /** Answers a request under `/api`. */
  answer(request: Request): Promise<Response>;
  /** The same before it becomes a response, for who adds headers to every answer. */
  outcome(request: Request): Promise<Outcome>;
  faults(): Faults;
  /** Whether this request is never answered, because a fault says so. */
  isSilent(request: Request): boolean;
  /** Replaces all faults. */
  setFaults(faults: Faults): void;
  /** Forgets everything and begins again, at this scenario. */
  restart(scenario?: ScenarioName): void;
};

const router = createRouter(routes);

/** Opens the sandbox: one backend for stories, tests and `npm start`. */
export const openSandbox = (options: SandboxOptions = {}): Sandbox => {
  const clock = options.clock ?? fixedClock();
  const passwords = options.passwords ?? pbkdf2Passwords;
  const store = options.store ?? seededStore(clock.now(), passwords.seeded);
  const address = options.address ?? (() => 'http://localhost');
  let faults = options.faults ?? {};

  const arrange = (scenario: ScenarioName = 'student') => scenarios[scenario].arrange(store, clock.now());
  const begin = (scenario?: ScenarioName) =>
    store.transaction(() => {
      seed(store, clock.now(), passwords.seeded);
      arrange(scenario);
    });
  if (!options.store) arrange(options.scenario);
  else if (store.isEmpty()) begin(options.scenario);

  const first = options.session ?? scenarios[options.scenario ?? 'student'].person;
  const sessions =
    first === 'cookie'
      ? cookieSessions(store, clock, {
          isSecure: () => address().startsWith('https:'),
          digestOf: options.digestOf,
        })
      : ambientSession(store, typeof first === 'number' ? first : undefined);
  const brandOf = (request: Request) => options.brandOf?.(request) ?? firstBrand;
  const world: World = {
    store,
    clock,
    passwords,
    sessions,
    address,
    brandOf,
    paperOf: (brand) => lookOf(brand),
  };

  const matchOf = ({ method, url }: Request) => router(method, new URL(url).pathname);
  const faultOf = ({ name, endpoint }: (typeof routes)[number]) =>
    faults[name] ?? faults[`${endpoint.method} ${endpoint.path}`] ?? faults['*'];

  const outcome = async (request: Request): Promise<Outcome> => {
    const match = matchOf(request);
    if (!match) return new Refusal('NOT_FOUND', messageOf('NOT_FOUND')).toOutcome();
    const answer = async (): Promise<Outcome> => {
      const given = await match.route.answer(world, request, match.params);
      if (given instanceof Response) return given;
      const text = relocateFiles(given.body, options.files ?? usualFiles);
      return { ...given, body: inBrand(text, world.brandOf(request)) };
    };
    const fault = faultOf(match.route);
    return fault ? answerWith(fault, request, async () => responseOf(await answer())) : answer();
  };

  return {
    world,
    store,
    outcome,
    answer: async (request) => responseOf(await outcome(request)),
    faults: () => faults,
    isSilent: (request) => {
      const match = matchOf(request);
      return match !== undefined && faultOf(match.route) === 'silent';
    },
    setFaults: (next) => {
      faults = next;
    },
    restart: (scenario) =>
      store.transaction(() => {
        store.clear();
        begin(scenario);
      }),
  };
};
