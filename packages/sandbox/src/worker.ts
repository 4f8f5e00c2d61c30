import { http, type RequestHandler } from 'msw';
import type { Faults } from './faults.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './open-sandbox.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';

/** Opens a sandbox and gives msw handlers that answer from it: every request under `/api`. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox & { handlers: RequestHandler[] } => {
  const sandbox = openSandbox(options);
  return { ...sandbox, handlers: [http.all('*/api/*', ({ request }) => sandbox.answer(request))] };
};

/**
 * What a story may ask of the sandbox, as `parameters.sandbox`. Without it a story has Ana signed in among the whole
 * seed. `person` is an id of `people` or `nobody`.
 */
export type SandboxParameters = { scenario?: ScenarioName; faults?: Faults; person?: number | 'nobody' };

type StoryContext = {
  parameters: {
    sandbox?: SandboxParameters;
    msw?: { handlers?: RequestHandler[] | Record<string, RequestHandler[]> };
  };
};

/**
 * Storybook loader that gives every story a fresh sandbox. Goes before msw's own loader. Handlers of the story itself
 * come first, so that one call can be answered by hand.
 */
export const sandboxLoader = async ({ parameters }: StoryContext): Promise<Record<string, never>> => {
  const { scenario, faults, person } = parameters.sandbox ?? {};
  const { handlers } = createSandbox({
    ...(scenario && { scenario }),
    ...(faults && { faults }),
    ...(person && { session: person }),
  });
  const own = parameters.msw?.handlers ?? [];
  parameters.msw = { handlers: [...(Array.isArray(own) ? own : Object.values(own).flat()), ...handlers] };
  return {};
};
