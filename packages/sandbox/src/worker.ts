import { http, type RequestHandler } from 'msw';

export { brandHeader } from './brand.ts';

import type { Faults } from './faults.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './open-sandbox.ts';
import { quickPbkdf2Passwords } from './passwords/pbkdf2.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';

/** Opens a sandbox and gives msw handlers that answer from it: every request under `/api`. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox & { handlers: RequestHandler[] } => {
  const sandbox = openSandbox(options);
  return { ...sandbox, handlers: [http.all('*/api/*', ({ request }) => sandbox.answer(request))] };
};

/**
 * What a story may ask of the sandbox, as `parameters.sandbox`; `{}` has Ana signed in among the whole seed. `person`
 * is an id of `people`, or `nobody`; `arrange` changes the seed before the first call.
 */
export type SandboxParameters = {
  scenario?: ScenarioName;
  faults?: Faults;
  person?: number | 'nobody';
  arrange?: (sandbox: Sandbox) => void;
};

type StoryContext = {
  parameters: {
    sandbox?: SandboxParameters;
    msw?: RequestHandler[] | { handlers?: RequestHandler[] | Record<string, RequestHandler[]> };
  };
  msw?: { use(...handlers: RequestHandler[]): void };
};

/**
 * Storybook loader round msw's own: a story with `parameters.sandbox` gets a fresh sandbox each time it loads, and finds
 * it in `loaded.sandbox`. Handlers of the story itself come first, so that one call can be answered by hand. `files` is
 * where the page finds the sandbox's files, `brandOf` tells which brand asks.
 */
export const sandboxLoader =
  <Context>(
    loadMsw: (context: Context) => unknown,
    options: Pick<SandboxOptions, 'files' | 'brandOf'> = {},
  ) =>
  async (context: Context): Promise<{ sandbox?: Sandbox }> => {
    await loadMsw(context);
    const { parameters, msw } = context as StoryContext;
    if (!parameters.sandbox) return {};
    const { scenario, faults, person, arrange } = parameters.sandbox;
    const { handlers, ...sandbox } = createSandbox({
      passwords: quickPbkdf2Passwords,
      ...options,
      ...(scenario && { scenario }),
      ...(faults && { faults }),
      ...(person && { session: person }),
    });
    arrange?.(sandbox);
    msw?.use(...ownHandlers(parameters.msw), ...handlers);
    return { sandbox };
  };

const ownHandlers = (given: StoryContext['parameters']['msw']): RequestHandler[] => {
  const handlers = Array.isArray(given) ? given : (given?.handlers ?? []);
  return Array.isArray(handlers) ? handlers : Object.values(handlers).flat();
};
