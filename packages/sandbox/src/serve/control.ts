import { type Faults, isFaultName } from '../faults.ts';
import type { Sandbox } from '../open-sandbox.ts';
import { isScenarioName, scenarios } from '../scenarios/scenarios.ts';
import { outboxPage } from './outbox.ts';

const refuse = (message: string): Response => Response.json({ message }, { status: 422 });

/**
 * The sandbox's own addresses: `GET /sandbox` (page), `GET /sandbox/mails`, `GET | PUT /sandbox/faults`,
 * `GET | PUT /sandbox/scenario` with `{ "scenario": name }`, which begins again.
 */
export const answerControl = async (sandbox: Sandbox, request: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  const body = request.method === 'PUT' ? await request.json().catch(() => undefined) : undefined;
  switch (`${request.method} ${pathname.replace(/\/$/, '')}`) {
    case 'GET /sandbox':
      return new Response(outboxPage(sandbox), { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'GET /sandbox/mails':
      return Response.json(sandbox.store.list('mails').toReversed());
    case 'GET /sandbox/faults':
      return Response.json(sandbox.faults());
    case 'PUT /sandbox/faults': {
      if (typeof body !== 'object' || body === null || !Object.values(body).every(isFaultName))
        return refuse('Send an object from calls to names of faults.');
      sandbox.setFaults(body as Faults);
      return Response.json(sandbox.faults());
    }
    case 'GET /sandbox/scenario':
      return Response.json(
        Object.fromEntries(Object.entries(scenarios).map(([name, { sentence }]) => [name, sentence])),
      );
    case 'PUT /sandbox/scenario': {
      const name = String(body?.scenario);
      if (!isScenarioName(name)) return refuse(`There is no scenario "${name}".`);
      sandbox.restart(name);
      return Response.json({ scenario: name });
    }
    default:
      return undefined;
  }
};
