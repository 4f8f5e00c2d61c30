import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import { listCourses } from './endpoints/courses.ts';
import { downloadStatementPdf } from './endpoints/decoins.ts';
import { likeEventContentRating, rateEventContent } from './endpoints/event-contents.ts';
import { checkInToEvent } from './endpoints/events.ts';
import { addFavoriteTraining } from './endpoints/favorites.ts';
import { getSchool, listSchools } from './endpoints/schools.ts';
import { signIn } from './endpoints/session.ts';
import { listProducts } from './endpoints/shop.ts';
import { uploadImage } from './endpoints/uploads.ts';

const origin = 'http://student.test';
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({ baseUrl: origin, retries: 0 });
const schools = `${origin}/api/decola/list/schools`;
const school = { id: 1, name: 'Escola de Vendas', description: null, thumbnailURL: '/files/1.webp' };

async function faultOf(call: Promise<unknown>) {
  const fault = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(fault instanceof ApiError)) throw new Error(`not an ApiError: ${String(fault)}`);
  return fault;
}

async function factsOf(answer: () => Response | Promise<Response>) {
  server.use(http.get(schools, answer));
  const { code, message, status, errors } = await faultOf(client.request(listSchools));
  return { code, message, status, errors };
}

describe('a write that is sent again', () => {
  test('says by its key that it is the same', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(`${origin}/api/login`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ data: { success: true } });
      }),
    );
    const body = { login: 'ana', password: 'x' };
    await client.request(signIn, { body, idempotencyKey: 'a-1' });
    await client.request(signIn, { body });
    expect(keys).toEqual(['a-1', null]);
  });

  test.each([
    ['7', 7000],
    ['0', 0],
    [new Date(Date.now() + 60_000).toUTCString(), expect.closeTo(60_000, -4)],
    ['soon', undefined],
    [' ', undefined],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['-5', 0],
  ])('waits as long as the server asks: Retry-After %s', async (header, wait) => {
    server.use(
      http.post(`${origin}/api/login`, () =>
        HttpResponse.json(
          { code: 'X', message: 'Calma.' },
          { status: 429, headers: { 'retry-after': header } },
        ),
      ),
    );
    const fault = await faultOf(client.request(signIn, { body: { login: 'ana', password: 'x' } }));
    expect([fault.status, fault.retryAfter]).toEqual([429, wait]);
  });
});

describe('the error table', () => {
  const unexpected = { code: 'UNEXPECTED_ERROR', message: 'Ocorreu um erro inesperado.', errors: [] };

  test('403 is an expired session, whatever it says (CALLS-06)', async () => {
    const expired = {
      code: 'ACCESS_SESSION_EXPIRED',
      message: 'Faça seu login novamente.',
      status: 403,
      errors: [],
    };
    expect(await factsOf(() => HttpResponse.json({ code: 'X', message: 'Outro' }, { status: 403 }))).toEqual(
      expired,
    );
    expect(await factsOf(() => new HttpResponse(null, { status: 403 }))).toEqual(expired);
  });

  test('no response is a lost connection (CALLS-07)', async () => {
    expect(await factsOf(() => HttpResponse.error())).toEqual({
      code: 'NO_RESPONSE',
      message: 'Erro de conexão.',
      status: undefined,
      errors: [],
    });
  });

  test.each([
    ['an empty body', () => new HttpResponse(null, { status: 200 })],
    ['a body that is no JSON', () => HttpResponse.html('<html></html>')],
    [
      'a body cut short',
      () => new HttpResponse('{"data":', { headers: { 'content-type': 'application/json' } }),
    ],
    ['a body that is null', () => HttpResponse.json(null)],
    ['a body without data', () => HttpResponse.json({ schools: [] })],
    ['data that breaks its schema', () => HttpResponse.json({ data: { schools: 'none' } })],
  ])('%s is unexpected (CALLS-08)', async (_, answer) => {
    expect(await factsOf(answer)).toEqual({ ...unexpected, status: 200 });
  });

  test.each([
    ['an empty body', () => new HttpResponse(null, { status: 500 })],
    ['a page of a proxy', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 500 })],
    ['a refusal without words', () => HttpResponse.json({ code: 'X' }, { status: 500 })],
    ['a refusal with blank words', () => HttpResponse.json({ code: 'X', message: ' ' }, { status: 500 })],
    [
      'UNEXPECTED_ERROR',
      () => HttpResponse.json({ code: 'UNEXPECTED_ERROR', message: 'stack' }, { status: 500 }),
    ],
  ])('a failure with %s is unexpected (CALLS-08)', async (_, answer) => {
    expect(await factsOf(answer)).toEqual({ ...unexpected, status: 500 });
  });

  test('any other refusal speaks with the words of the server (CALLS-09, CALLS-12)', async () => {
    const body = { code: 'MAX_CAPACITY_REACHED', message: 'Não há mais vagas para essa turma.' };
    expect(await factsOf(() => HttpResponse.json(body, { status: 409 }))).toEqual({
      ...body,
      status: 409,
      errors: [],
    });
  });

  test('a refusal is read whatever media type it says', async () => {
    const body = { code: 'NOT_FOUND', message: 'Registro não encontrado.' };
    const answer = () =>
      new HttpResponse(JSON.stringify(body), { status: 404, headers: { 'content-type': 'text/plain' } });
    expect(await factsOf(answer)).toEqual({ ...body, status: 404, errors: [] });
  });

  test('a validation list speaks with its first message and keeps the rest (CALLS-10, CALLS-12)', async () => {
    const errors = [
      { code: 'INVALID_CONTENT_DOUBT', message: 'Informe o título da dúvida', field: 'title' },
      { code: 'EMPTY_FIELD', message: 'Descrição não pode ser vazio.' },
    ];
    const body = { code: 'VALIDATION_ERROR', message: 'Verifique os dados informados.', errors };
    expect(await factsOf(() => HttpResponse.json(body, { status: 422 }))).toEqual({
      code: 'INVALID_CONTENT_DOUBT',
      message: 'Informe o título da dúvida',
      status: 422,
      errors,
    });
  });

  test('a validation list whose first message is blank speaks with the next, and one without words with the refusal', async () => {
    const body = { code: 'VALIDATION_ERROR', message: 'Verifique os dados informados.' };
    const blank = { code: 'EMPTY_FIELD', message: ' ', field: 'title' };
    const spoken = { code: 'EMPTY_FIELD', message: 'Descrição não pode ser vazio.' };
    const wordsOf = async (errors: object[]) => {
      const { message } = await factsOf(() => HttpResponse.json({ ...body, errors }, { status: 422 }));
      return message;
    };
    expect(await wordsOf([blank, spoken])).toBe('Descrição não pode ser vazio.');
    expect(await wordsOf([blank])).toBe('Verifique os dados informados.');
  });

  test('a malformed validation list leaves the words of the refusal', async () => {
    const body = { code: 'VALIDATION_ERROR', message: 'Verifique os dados informados.', errors: 'many' };
    expect(await factsOf(() => HttpResponse.json(body, { status: 422 }))).toEqual({
      code: 'VALIDATION_ERROR',
      message: 'Verifique os dados informados.',
      status: 422,
      errors: [],
    });
  });

  test('an answer that takes too long is a timeout, also while it is being read', async () => {
    server.use(http.get(schools, () => delay('infinite')));
    const hasty = createClient({ baseUrl: origin, retries: 0, timeout: 20 });
    const { code, message } = await faultOf(hasty.request(listSchools));
    expect({ code, message }).toEqual({ code: 'TIMEOUT', message: 'Erro de conexão.' });
  });

  test('a body that never ends is a timeout too', async () => {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { signal } = new Request(input, init);
      const endless = new ReadableStream({
        start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
      });
      return new Response(endless);
    };
    const hasty = createClient({ baseUrl: origin, fetch, timeout: 20 });
    expect((await faultOf(hasty.request(listSchools))).code).toBe('TIMEOUT');
  });

  test('a call that was given up is aborted, before and during', async () => {
    server.use(http.get(schools, () => delay('infinite')));
    expect((await faultOf(client.request(listSchools, { signal: AbortSignal.abort() }))).code).toBe(
      'ABORTED',
    );
    expect((await faultOf(client.request(listSchools, { signal: AbortSignal.timeout(20) }))).code).toBe(
      'ABORTED',
    );
  });

  test('a call that was given up is aborted also when its time is over as well', async () => {
    const given = new AbortController();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { signal } = new Request(input, init);
      given.abort();
      await delay(50);
      throw signal.reason;
    };
    const hasty = createClient({ baseUrl: origin, fetch, timeout: 10 });
    expect((await faultOf(hasty.request(listSchools, { signal: given.signal }))).code).toBe('ABORTED');
  });

  test('what breaks off in the middle is a lost connection, with its cause (CALLS-12)', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });
    server.use(http.get(schools, () => new HttpResponse(broken)));
    const fault = await faultOf(client.request(listSchools));
    expect([fault.code, fault.message, fault.cause]).toEqual([
      'NO_RESPONSE',
      'Erro de conexão.',
      expect.any(Error),
    ]);
  });

  test('a schema that does not match tells the row and the field', async () => {
    server.use(
      http.get(`${origin}/api/decola/school/1`, () =>
        HttpResponse.json({ data: { school: { ...school, name: 3 } } }),
      ),
    );
    const { issues } = await faultOf(client.request(getSchool, { params: { id: 1 } }));
    expect(issues.map(({ path }) => path)).toEqual(['school.name', 'school.courseTracks']);
  });
});

test('a bad row of a list is left out and reported, the rest survives', async () => {
  const reports: unknown[] = [];
  const careful = createClient({ baseUrl: origin, onDroppedRows: (report) => reports.push(report) });
  server.use(
    http.get(schools, () =>
      HttpResponse.json({ data: { schools: [school, { ...school, id: '2' }, { ...school, id: 3 }] } }),
    ),
  );
  expect((await careful.request(listSchools)).map(({ id }) => id)).toEqual([1, 3]);
  expect(reports).toEqual([
    {
      row: 'GET /api/decola/list/schools',
      issues: [{ path: '1.id', message: 'Invalid type: Expected number but received "2"' }],
    },
  ]);
});

test('what events have not is refused without a call (PLAYER-26)', async () => {
  const params = { eventId: 1, classId: 2, contentId: 3 };
  const refused = { code: 'NOT_IMPLEMENTED', message: 'Not implemented' };
  expect(await faultOf(client.request(rateEventContent, { params, body: { stars: 5 } }))).toMatchObject(
    refused,
  );
  expect(
    await faultOf(client.request(likeEventContentRating, { params: { ...params, ratingId: 4 } })),
  ).toMatchObject(refused);
});

test('an identifier that is none is refused without a call (COURSE-27)', async () => {
  expect(await faultOf(client.request(getSchool, { params: { id: Number.NaN } }))).toMatchObject({
    code: 'INVALID_ID',
    message: 'ID não é válido.',
  });
});

describe('what is sent', () => {
  test('lists repeat their name, defaults are filled in, what is empty is left out (CALLS-20, DASH-22)', async () => {
    let search = '';
    server.use(
      http.get(`${origin}/api/decola/course/list`, ({ request }) => {
        search = new URL(request.url).search;
        return HttpResponse.json({ data: { courses: [], hasMore: false, totalPages: 0 } });
      }),
    );
    await client.request(listCourses, { query: { school: [1, 2], courseTrack: [3], search: '' } });
    expect(search).toBe('?school=1&school=2&courseTrack=3&page=1&limit=15');
  });

  test('intervals and accents survive the query', async () => {
    let query: URLSearchParams | undefined;
    server.use(
      http.get(`${origin}/api/decola/list/products`, ({ request }) => {
        query = new URL(request.url).searchParams;
        return HttpResponse.json({ data: { products: [], totalPages: 0 } });
      }),
    );
    await client.request(listProducts, { query: { interval: ['0-100', '-50'], search: 'café & pão' } });
    expect([query?.getAll('interval'), query?.get('search')]).toEqual([['0-100', '-50'], 'café & pão']);
  });

  test('a body is JSON and credentials always travel (CALLS-02, CALLS-03)', async () => {
    let sent: unknown;
    const seen = createClient({
      baseUrl: origin,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent = [request.credentials, request.headers.get('content-type'), await request.json()];
        return Response.json({ data: { success: true } });
      },
    });
    await seen.request(signIn, { body: { login: '52998224725', password: 'Senha!2025' } });
    expect(sent).toEqual(['include', 'application/json', { login: '52998224725', password: 'Senha!2025' }]);
  });

  test('a scanned code travels as bearer, with nothing beside it (EVENT-16)', async () => {
    let sent: unknown;
    server.use(
      http.post(`${origin}/api/decola/event/check-in/qr-code`, async ({ request }) => {
        const { headers, url } = request;
        sent = [headers.get('authorization'), new URL(url).search, await request.text()];
        return HttpResponse.json({ data: { enrolled: true, attendance: true } });
      }),
    );
    expect(await client.request(checkInToEvent, { query: { date: '2026-03-02' }, token: 'abc' })).toEqual({
      isEnrolled: true,
      isAttended: true,
    });
    expect(sent).toEqual(['Bearer abc', '?confirmation=true&date=2026-03-02', '']);
  });

  test('the last write of a page may outlive it', async () => {
    let keepalive: boolean | undefined;
    const seen = createClient({
      baseUrl: origin,
      fetch: async (input, init) => {
        keepalive = new Request(input, init).keepalive;
        return Response.json({ data: { success: true } });
      },
    });
    await seen.request(addFavoriteTraining, { params: { id: 1 }, keepalive: true });
    expect(keepalive).toBe(true);
  });

  test('a file travels as a form', async () => {
    let sent: unknown;
    server.use(
      http.post(`${origin}/api/decola/upload/image`, async ({ request }) => {
        const file = (await request.formData()).get('file');
        sent = file instanceof File ? [file.name, file.type, await file.text()] : file;
        return HttpResponse.json({ data: { path: '/files/1.png' } });
      }),
    );
    const file = new File(['png'], 'eu.png', { type: 'image/png' });
    expect(await client.request(uploadImage, { body: { file } })).toEqual({ url: '/files/1.png' });
    expect(sent).toEqual(['eu.png', 'image/png', 'png']);
  });
});

describe('trying again', () => {
  test.each([502, 503, 504, 429])('a read is tried again after %i', async (status) => {
    let calls = 0;
    server.use(
      http.get(schools, () => {
        calls += 1;
        return calls === 1
          ? new HttpResponse(null, { status })
          : HttpResponse.json({ data: { schools: [school] } });
      }),
    );
    const patient = createClient({ baseUrl: origin, retries: 1 });
    expect(await patient.request(listSchools)).toHaveLength(1);
  });

  test('a read is tried again after a lost connection; a write never is', async () => {
    let reads = 0;
    let writes = 0;
    server.use(
      http.get(schools, () => {
        reads += 1;
        return HttpResponse.error();
      }),
      http.post(`${origin}/api/decola/favorite/training/1`, () => {
        writes += 1;
        return HttpResponse.error();
      }),
    );
    const patient = createClient({ baseUrl: origin, retries: 1 });
    await faultOf(patient.request(listSchools));
    await faultOf(patient.request(addFavoriteTraining, { params: { id: 1 } }));
    expect([reads, writes]).toEqual([2, 1]);
  });
});

describe('files', () => {
  const report = `${origin}/api/decola/list/statement/user/report`;
  const answer = (disposition: string) => () =>
    new HttpResponse('%PDF-1.7', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': disposition },
    });

  test.each([
    ['attachment; filename="extrato.pdf"', 'extrato.pdf'],
    ['attachment; filename=extrato.pdf', 'extrato.pdf'],
    ["attachment; filename=x.pdf; filename*=UTF-8''extrato%20mar%C3%A7o.pdf", 'extrato março.pdf'],
    ["attachment; filename*=UTF-8''%E0%A4%A", 'report'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['inline', 'report'],
  ])('%s is called %s', async (disposition, fileName) => {
    server.use(http.get(report, answer(disposition)));
    const file = await client.request(downloadStatementPdf);
    expect([file.fileName, await file.blob.text()]).toEqual([fileName, '%PDF-1.7']);
  });

  test('a file that is empty, or JSON, is unexpected', async () => {
    server.use(
      http.get(report, () => new HttpResponse(null, { headers: { 'content-type': 'application/pdf' } })),
    );
    expect((await faultOf(client.request(downloadStatementPdf))).code).toBe('UNEXPECTED_ERROR');
    server.use(http.get(report, () => HttpResponse.json({ data: {} })));
    expect((await faultOf(client.request(downloadStatementPdf))).code).toBe('UNEXPECTED_ERROR');
  });
});
