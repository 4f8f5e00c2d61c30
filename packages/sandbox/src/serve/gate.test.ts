import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Served, serve } from '../serve.ts';
import { ask, pour } from './asking.ts';

let served: Served;
beforeAll(async () => {
  served = await serve({ port: 0, data: ':memory:' });
});
afterAll(() => served.close());

const own = () => `localhost:${served.port}`;
const put = (headers: Record<string, string>, body = '{"*":"failing"}', path = '/sandbox/faults') =>
  ask(served.port, path, { method: 'PUT', headers, body });

describe('a host', () => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    'that is this machine, %s, is answered',
    async (name) => {
      const headers = { host: `${name}:${served.port}` };
      expect((await ask(served.port, '/api/decola/configuration', { headers })).status).toBe(200);
    },
  );

  test('of a brand is answered', async () => {
    const headers = { host: 'decola.com.br' };
    expect((await ask(served.port, '/api/decola/configuration', { headers })).status).toBe(200);
  });

  test('of the address that the sandbox was given is answered', async () => {
    const elsewhere = await serve({ port: 0, data: ':memory:', address: 'https://treinos.example' });
    const statusAt = async (host: string) =>
      (await ask(elsewhere.port, '/api/decola/configuration', { headers: { host } })).status;
    expect([await statusAt('treinos.example'), await statusAt('mal.example')]).toEqual([200, 421]);
    await elsewhere.close();
  });

  test('of that address has no part in what only this machine may see and do', async () => {
    const elsewhere = await serve({ port: 0, data: ':memory:', address: 'https://treinos.example' });
    const statusAt = async (host: string, path: string) =>
      (await ask(elsewhere.port, path, { headers: { host } })).status;
    for (const path of ['/sandbox', '/sandbox/mails', '/sandbox/faults', '/sandbox/scenario'])
      expect([path, await statusAt('treinos.example', path)]).toEqual([path, 404]);
    for (const host of ['localhost', '127.0.0.1'])
      expect([host, await statusAt(host, '/sandbox/mails')]).toEqual([host, 200]);
    await elsewhere.close();
  });

  test.each([
    ['forwarded', 'for=203.0.113.7'],
    ['x-forwarded-for', '203.0.113.7'],
    ['x-forwarded-host', 'treinos.example'],
    ['via', '1.1 borda'],
  ])('of this machine that a proxy wrote has no part in it either: %s', async (name, value) => {
    const statusOf = async (headers: Record<string, string>) =>
      (await ask(served.port, '/sandbox/mails', { headers: { host: own(), ...headers } })).status;
    expect([await statusOf({}), await statusOf({ [name]: value })]).toEqual([200, 404]);
  });

  test.each([
    'mal.example',
    'localhost.mal.example',
    '127.0.0.1.mal.example',
    '127.0.0.2',
    'mal.example:4300',
  ])('that somebody lets point here, %s, is refused, whatever is asked for', async (host) => {
    for (const path of [
      '/',
      '/student/home',
      '/api/decola/configuration',
      '/sandbox/mails',
      '/files/media/aula.mp4',
    ])
      expect([path, (await ask(served.port, path, { headers: { host } })).status]).toEqual([path, 421]);
  });

  test('of an address that stands whole in the request counts too', async () => {
    const path = 'http://mal.example/sandbox/mails';
    expect((await ask(served.port, path, { headers: { host: own() } })).status).toBe(421);
  });
});

describe('a write', () => {
  test.each([
    ['another port of this machine', () => ({ origin: 'http://localhost:1' })],
    ['another site', () => ({ origin: 'https://mal.example' })],
    ['a frame in a sandbox', () => ({ origin: 'null' })],
    ['another port, by a form', () => ({ 'sec-fetch-site': 'same-site' })],
    ['another site, by a form', () => ({ 'sec-fetch-site': 'cross-site' })],
  ])('from a page of %s is refused, and nothing is done', async (_, headers) => {
    expect((await put({ host: own(), ...headers() })).status).toBe(400);
    expect(served.sandbox.faults()).toEqual({});
  });

  test('to the configured address is of its own pages alone, scheme and port included', async () => {
    const elsewhere = await serve({ port: 0, data: ':memory:', address: 'https://treinos.example' });
    const statusOf = async (origin: string) =>
      (
        await ask(elsewhere.port, '/api/login', {
          method: 'POST',
          headers: { host: 'treinos.example', origin, 'content-type': 'application/json' },
          body: '{"login":"a","password":"b"}',
        })
      ).status;
    const origins = ['https://treinos.example', 'http://treinos.example', 'https://treinos.example:8443'];
    expect(await Promise.all(origins.map(statusOf))).toEqual([401, 400, 400]);
    await elsewhere.close();
  });

  test('from its own pages, through the proxy of a development server, or of a program is done', async () => {
    const page = { host: own(), origin: `http://${own()}`, 'sec-fetch-site': 'same-origin' };
    const proxied = { host: 'localhost:5173', origin: 'http://localhost:5173' };
    const typed = { host: own(), 'sec-fetch-site': 'none' };
    for (const headers of [page, proxied, typed, { host: own() }]) {
      await put(headers, '{"getConfiguration":"failing"}');
      expect(served.sandbox.faults()).toEqual({ getConfiguration: 'failing' });
      served.sandbox.setFaults({});
    }
  });

  test.each(['listCurses', 'constructor', '__proto__', 'toString', 'GET /api/nothing'])(
    'of a fault for %s, which is no call, is refused',
    async (call) => {
      const answer = await put({ host: own() }, `{"listCourses":"failing","${call}":"failing"}`);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        422,
        { message: `There is no call "${call}".` },
      ]);
      expect(served.sandbox.faults()).toEqual({});
    },
  );

  test('what a page of another origin reads, it may not see', async () => {
    const headers = { host: own(), origin: 'http://localhost:1' };
    const answer = await ask(served.port, '/api/decola/configuration', { headers });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('an address that is malformed', () => {
  test.each(['%', '%00', '%zz', '%c0%af', '%e0%a4%a', 'a%00b', '..%2f%00'])(
    'by %s gets 400 everywhere',
    async (word) => {
      for (const base of [
        '/',
        '/student/',
        '/student/course/',
        '/student/brands/',
        '/storybook/',
        '/files/',
        '/files/uploads/',
        '/sandbox/',
        '/api/',
        '/api/decola/course/',
      ])
        expect([base, (await ask(served.port, base + word)).status]).toEqual([base, 400]);
    },
  );

  test('of a call is refused as calls are', async () => {
    const { headers, text } = await ask(served.port, '/api/decola/course/%');
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(text)).toEqual({ code: 'VALIDATION_ERROR', message: 'O endereço não é válido.' });
  });

  test.each([
    'constructor',
    '__proto__',
    'hasOwnProperty',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
  ])('by %s is no error of the server', async (word) => {
    for (const base of [
      '/files/',
      '/student/brands/',
      '/sandbox/',
      '/api/',
      '/api/decola/',
      '/sandbox/releases/',
    ])
      expect([base, (await ask(served.port, base + word)).status]).toEqual([base, 404]);
  });
});

describe('a name that every object has', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

  test.each(names)('%s is no scenario, and nothing is forgotten', async (scenario) => {
    const people = served.sandbox.store.count('people');
    const body = JSON.stringify({ scenario });
    expect((await put({}, body, '/sandbox/scenario')).status).toBe(422);
    expect(served.sandbox.store.count('people')).toBe(people);
    const login = '{"login":"ana.souza@decola.com.br","password":"Decola@2026"}';
    expect((await ask(served.port, '/api/login', { method: 'POST', body: login })).status).toBe(200);
  });

  test.each(names)('%s is no fault, and calls are answered as before', async (fault) => {
    expect((await put({}, JSON.stringify({ '*': fault }))).status).toBe(422);
    expect((await ask(served.port, '/api/decola/configuration')).status).toBe(200);
  });

  test.each(['[]', 'null', '1', '"*"', '{', ''])('what is no object, %s, is refused', async (body) => {
    expect((await put({}, body)).status).toBe(422);
    expect((await put({}, body, '/sandbox/scenario')).status).toBe(422);
  });

  test.each(['{"toString":1}', '{"toString":1,"valueOf":null}', '["student"]', '1', 'null'])(
    'what is no text, %s, is no scenario and no fault',
    async (value) => {
      const people = served.sandbox.store.count('people');
      expect((await put({}, `{"scenario":${value}}`, '/sandbox/scenario')).status).toBe(422);
      expect((await put({}, `{"*":${value}}`)).status).toBe(422);
      expect(served.sandbox.store.count('people')).toBe(people);
    },
  );

  test('a doubt that is answered without a form, or with nothing, is refused', async () => {
    const doubt = served.sandbox.store.list('doubts', { response: null })[0]?.id;
    const asked = await ask(served.port, `/sandbox/doubts/${doubt}`, { method: 'POST', body: '{}' });
    expect(asked.status).toBe(422);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const blank = { method: 'POST', headers, body: 'response=+' };
    expect((await ask(served.port, `/sandbox/doubts/${doubt}`, blank)).status).toBe(422);
    expect(served.sandbox.store.get('doubts', doubt ?? 0)?.response).toBeNull();
  });
});

describe('what is too large is refused while it arrives', () => {
  const whole = 60 * 1024 ** 2;

  test('by its announced length, before it is read', async () => {
    const { status, sent, text } = await pour(
      served.port,
      '/api/login',
      { 'content-length': String(whole) },
      whole,
    );
    expect([status, JSON.parse(text).code]).toEqual([413, 'VALIDATION_ERROR']);
    expect(sent).toBeLessThan(1024 ** 2);
  });

  test('by what has come, when no length was announced', async () => {
    const { status, sent } = await pour(served.port, '/api/login', { 'transfer-encoding': 'chunked' }, whole);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(4 * 1024 ** 2);
  });

  test('a picture with the code of pictures', async () => {
    const { status, text } = await pour(
      served.port,
      '/api/decola/upload/image',
      { 'content-length': String(whole) },
      whole,
    );
    expect([status, JSON.parse(text).code]).toEqual([413, 'IMAGE_TOO_LARGE']);
  });

  test('on a connection that carries no further request, so that the next one is not lost with it', async () => {
    const { port } = served;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = (body: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
        request({ port, host: '127.0.0.1', path: '/api/login', method: 'POST', agent, headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        })
          .on('error', reject)
          .end(body);
      });
    const answers: (number | undefined)[] = [];
    for (let turn = 0; turn < 3; turn++) {
      answers.push(await post(' '.repeat(1024 ** 2 + 1)));
      answers.push(await post(JSON.stringify({ login: 'x', password: 'x' })));
    }
    agent.destroy();
    expect(answers).toEqual([413, 401, 413, 401, 413, 401]);
  });

  test('one byte more than a picture with its form may have', async () => {
    const most = 3 * 1024 ** 2 + 16_384;
    const send = (length: number) =>
      ask(served.port, '/api/decola/upload/image', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: ' '.repeat(length),
      });
    expect([(await send(most)).status, (await send(most + 1)).status]).toEqual([403, 413]);
  });

  test('what is just as large as it may be is read', async () => {
    const body = JSON.stringify({ login: 'x', password: 'x' }).padEnd(1024 ** 2, ' ');
    expect((await ask(served.port, '/api/login', { method: 'POST', body })).status).toBe(401);
    expect((await ask(served.port, '/api/login', { method: 'POST', body: `${body} ` })).status).toBe(413);
  });
});

test('an error that nobody foresaw tells a stranger nothing of what it was', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = vi.spyOn(served.sandbox, 'outcome').mockRejectedValue(new Error('SQLITE: /home/ana/file'));
  const { status, text } = await ask(served.port, '/api/decola/configuration');
  failing.mockRestore();
  expect([status, text]).toEqual([500, 'Ocorreu um erro inesperado.']);
  expect(told.mock.calls).toEqual([[expect.objectContaining({ message: 'SQLITE: /home/ana/file' })]]);
  told.mockRestore();
});
