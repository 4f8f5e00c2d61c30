/** Ways in which a call can go wrong on purpose, each with the sentence that `--help` and Storybook show. */
export const faultNames = {
  slow: 'answers after two seconds',
  silent: 'never answers',
  dropped: 'the connection breaks',
  lost: 'does what was asked, then the connection breaks',
  expired: '403, the session is over',
  failing: '500 with a message of its own',
  failingSilently: '500 without a message',
  refusing: '422 with a list of two violations',
  empty: '200 without a body',
  broken: '200 with half of a JSON text',
  wrongSchema: '200 with data of another shape',
} as const satisfies Record<string, string>;

export type FaultName = keyof typeof faultNames;

/** What goes wrong where: by operation (`listCourses`), by line (`GET /api/decola/course/list`), or `*` for all. */
export type Faults = { [call: string]: FaultName };

export const isFaultName = (name: unknown): name is FaultName =>
  typeof name === 'string' && Object.hasOwn(faultNames, name);

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const json = (status: number, body: unknown): Response => Response.json(body, { status });

/**
 * The answer of a call that has this fault. `slow` and `lost` let the real handler work; the others never reach it.
 * `dropped` and `lost` are error responses, which the network layers turn into a broken connection.
 */
export const answerWith = async (
  fault: FaultName,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> => {
  switch (fault) {
    case 'slow':
      await wait(2000, request.signal);
      return answer();
    case 'silent':
      await new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
      return Response.error();
    case 'dropped':
      return Response.error();
    case 'lost':
      await answer();
      return Response.error();
    case 'expired':
      return json(403, { code: 'ACCESS_SESSION_EXPIRED', message: 'Faça seu login novamente.' });
    case 'failing':
      return json(500, {
        code: 'SERVICE_UNAVAILABLE',
        message: 'O serviço está indisponível. Tente mais tarde.',
      });
    case 'failingSilently':
      return new Response(null, { status: 500 });
    case 'refusing':
      return json(422, {
        code: 'VALIDATION_ERROR',
        message: 'Verifique os dados informados.',
        errors: [
          { code: 'VALIDATION_ERROR', message: 'O primeiro campo não é válido.', field: 'first' },
          { code: 'VALIDATION_ERROR', message: 'O segundo campo não é válido.', field: 'second' },
        ],
      });
    case 'empty':
      return new Response(null, { status: 200 });
    case 'broken':
      return new Response('{"data":{"courses":[{"id":', { headers: { 'content-type': 'application/json' } });
    case 'wrongSchema':
      return json(200, { data: { unexpected: ['shape'] } });
  }
};
