import { isBlank } from '@student/domain';
import { unmarked } from '../brand.ts';
import { answerDoubt, releaseCourse } from '../external-events.ts';
import { type Faults, isFaultName } from '../faults.ts';
import type { Sandbox } from '../open-sandbox.ts';
import { routes } from '../routes.ts';
import { isScenarioName, scenarios } from '../scenarios/scenarios.ts';
import { outboxPage } from './outbox.ts';
import { saidTo, type Words } from './own-page.ts';

/** Names by which a fault may say which call it is of. */
const calls = new Set([
  '*',
  ...routes.flatMap(({ name, endpoint }) => [name, `${endpoint.method} ${endpoint.path}`]),
]);

const refuse = (message: string): Response => Response.json({ message }, { status: 422 });

/**
 * The sandbox's own addresses: `GET /sandbox` (page), `GET /sandbox/mails`, `GET | PUT /sandbox/faults`,
 * `POST /sandbox/doubts/:id` (a form with `response`), `PUT /sandbox/releases/:courseId`,
 * `GET | PUT /sandbox/scenario` with `{ "scenario": name }`, which begins again.
 */
export const answerControl = async (sandbox: Sandbox, request: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  const [, doubt] = /^\/sandbox\/doubts\/(\d+)$/.exec(pathname) ?? [];
  if (doubt && request.method === 'POST') return answerOpenDoubt(sandbox, Number(doubt), request);
  const [, course] = /^\/sandbox\/releases\/(\d+)$/.exec(pathname) ?? [];
  if (course && request.method === 'PUT' && sandbox.store.get('courses', Number(course)))
    return Response.json(releaseCourse(sandbox.store, Number(course), nowOf(sandbox)));
  const body = request.method === 'PUT' ? await request.json().catch(() => undefined) : undefined;
  switch (`${request.method} ${pathname.replace(/\/$/, '')}`) {
    case 'GET /sandbox':
      return new Response(outboxPage(sandbox), { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'GET /sandbox/mails':
      return Response.json(sandbox.store.list('mails').toReversed());
    case 'GET /sandbox/faults':
      return Response.json(sandbox.faults());
    case 'PUT /sandbox/faults': {
      if (
        typeof body !== 'object' ||
        body === null ||
        Array.isArray(body) ||
        !Object.values(body).every(isFaultName)
      )
        return refuse('Send an object from calls to names of faults.');
      const unknown = Object.keys(body).find((call) => !calls.has(call));
      if (unknown !== undefined) return refuse(`There is no call "${unknown}".`);
      sandbox.setFaults(body as Faults);
      return Response.json(sandbox.faults());
    }
    case 'GET /sandbox/scenario':
      return Response.json(
        Object.fromEntries(Object.entries(scenarios).map(([name, { sentence }]) => [name, sentence])),
      );
    case 'PUT /sandbox/scenario': {
      const name: unknown = body?.scenario;
      if (typeof name !== 'string') return refuse('Send an object with the name of a scenario.');
      if (!isScenarioName(name)) return refuse(`There is no scenario "${name}".`);
      sandbox.restart(name);
      return Response.json({ scenario: name });
    }
    default:
      return undefined;
  }
};

const nowOf = ({ world }: Sandbox): string => world.clock.now().toISOString();

const unanswered: Words = {
  title: 'A resposta não foi enviada.',
  text: 'Ela está vazia, ou a dúvida não existe mais.',
  link: ['Voltar às dúvidas', '/sandbox'],
};

const answerOpenDoubt = async (sandbox: Sandbox, id: number, request: Request): Promise<Response> => {
  const form = await request.formData().catch(() => undefined);
  const response = form?.get('response');
  if (typeof response !== 'string' || isBlank(response) || !sandbox.store.get('doubts', id))
    return saidTo(sandbox, request, 422, unanswered, 'Send the response to a doubt that exists.');
  answerDoubt(sandbox.store, id, unmarked(response.trim()), nowOf(sandbox));
  return new Response(null, { status: 303, headers: { location: '/sandbox' } });
};
