import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../serve.ts';
import { ask } from './asking.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-policies-'));
let served: Served;
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
beforeAll(async () => {
  write(
    'app/index.html',
    `<script>first()\n</script><script type="application/json">{"a":1}</script><script src="/a.js"></script>`,
  );
  write('storybook/index.html', '<script>manager()</script>');
  write(
    'storybook/iframe.html',
    `<script>window.base = './'</script><script type="module">import './a.js';</script>`,
  );
  const { app, storybook } = { app: join(folder, 'app'), storybook: join(folder, 'storybook') };
  served = await serve({ port: 0, data: ':memory:', app, storybook, fresh: true });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** The policy that an answer has, by its directives. */
const directivesOf = (headers: Record<string, string | undefined>) => {
  const words = (headers['content-security-policy'] ?? '')
    .split('; ')
    .map((directive) => directive.split(' '));
  return Object.fromEntries(words.map(([name = '', ...sources]) => [name, sources]));
};
const policyAt = async (path: string) => directivesOf((await ask(served.port, path)).headers);

/** What every document may do besides its scripts and frames, each directive named: one that is not is free. */
const ofDocuments = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'self'"],
};
const without = (policy: Record<string, string[]>, ...names: string[]) =>
  Object.fromEntries(Object.entries(policy).filter(([name]) => !names.includes(name)));

test('nothing that is served is taken for anything else', async () => {
  const addresses = [
    '/student/home',
    '/storybook/',
    '/files/media/aula.mp4',
    '/files/pills/1.svg',
    '/sandbox',
    '/api/decola/configuration',
    '/student/gone.js',
    '/files/%00',
  ];
  for (const address of addresses) {
    const { headers } = await ask(served.port, address);
    expect([address, headers['x-content-type-options']]).toEqual([address, 'nosniff']);
  }
});

test('every answer of the API has all the usual headers, whether it is text, a response or a refusal of the gate', async () => {
  const usual = [
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'origin-agent-cluster',
    'referrer-policy',
    'x-content-type-options',
    'x-dns-prefetch-control',
    'x-download-options',
    'x-permitted-cross-domain-policies',
    'x-xss-protection',
  ];
  const answers = [
    await ask(served.port, '/api/decola/configuration'),
    await ask(served.port, '/api/gone'),
    await ask(served.port, '/api/logout', { method: 'POST' }),
    await ask(served.port, '/api/decola/configuration?tenant=circulo'),
    await ask(served.port, '/api/%zz'),
    await ask(served.port, '/api/login', { method: 'POST', headers: { origin: 'http://other.example' } }),
  ];
  for (const { headers, status } of answers)
    expect([status, usual.filter((name) => headers[name] === undefined)]).toEqual([status, []]);
  const { headers } = await ask(served.port, '/sandbox/mails');
  const [whole] = answers;
  for (const name of usual) expect([name, whole?.headers[name]]).toEqual([name, headers[name]]);
  expect(whole?.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('the app’s document runs the scripts that it brings along, and no others', async () => {
  const policy = await policyAt('/student/course/1');
  expect(policy['script-src']).toEqual([
    "'self'",
    hash('first()\n'),
    'https://www.youtube.com',
    "'wasm-unsafe-eval'",
  ]);
  expect(policy['frame-src']).toEqual([
    "'self'",
    'https://www.youtube-nocookie.com',
    `http://packages.localhost:${served.port}`,
  ]);
  expect(without(policy, 'script-src', 'frame-src')).toEqual(ofDocuments);
  write('app/index.html', '<script>second()</script>');
  expect((await policyAt('/student/home'))['script-src']).toContain(hash('second()'));
});

test('so do the two documents of Storybook, also when they are built anew', async () => {
  expect(without(await policyAt('/storybook/iframe.html'), 'script-src', 'frame-src')).toEqual(ofDocuments);
  expect(without(await policyAt('/storybook/'), 'script-src', 'frame-src')).toEqual(ofDocuments);
  expect((await policyAt('/storybook/'))['script-src']).toEqual([
    "'self'",
    hash('manager()'),
    "'wasm-unsafe-eval'",
  ]);
  expect((await policyAt('/storybook/iframe.html?id=a'))['script-src']).toEqual([
    "'self'",
    hash(`window.base = './'`),
    hash(`import './a.js';`),
    "'wasm-unsafe-eval'",
  ]);
  write('storybook/index.html', '<script>another()</script>');
  expect((await policyAt('/storybook/'))['script-src']).toEqual([
    "'self'",
    hash('another()'),
    "'wasm-unsafe-eval'",
  ]);
});

test('a package of a course runs in a sandbox, in an origin of its own, and calls nobody', async () => {
  const policy = await policyAt('/files/scorm/seguranca-1.2/index.html');
  expect(policy.sandbox).toEqual(['allow-scripts', 'allow-forms', 'allow-popups', 'allow-modals']);
  expect(without(policy, 'sandbox')).toEqual({
    'default-src': ["'self'", 'data:', 'blob:', "'unsafe-inline'", "'unsafe-eval'"],
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'self'"],
  });
  // To a browser a document without an origin asks from elsewhere.
  const { headers } = await ask(served.port, '/files/scorm/seguranca-1.2/index.html');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('at home, under a name of their own, packages run with their functions in the frame around them, and nothing else is served', async () => {
  const at = async (path: string) => {
    const { status, headers } = await ask(served.port, path, {
      headers: { host: `packages.localhost:${served.port}` },
    });
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
    return { status, policy: directivesOf(headers) };
  };
  mkdirSync(join(folder, 'app/package-host'), { recursive: true });
  write('app/package-host/index.html', '<script type="module" src="./host.js"></script>');
  const framers = [
    'localhost',
    '127.0.0.1',
    ...['decola', 'circulo', 'gtop'].flatMap((brand) => [`${brand}.com.br`, `*.${brand}.com.br`]),
  ].map((name) => `http://${name}:${served.port}`);
  expect(await at('/files/scorm/seguranca-1.2/index.html')).toEqual({
    status: 200,
    policy: {
      'default-src': ["'self'", 'data:', 'blob:', "'unsafe-inline'", "'unsafe-eval'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'base-uri': ["'self'"],
      'frame-ancestors': ["'self'", ...framers],
    },
  });
  expect(await at('/student/package-host/index.html')).toEqual({
    status: 200,
    policy: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'unsafe-inline'"],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': framers,
    },
  });
  expect((await at('/files/scorm/%00')).status).toBe(400);
  for (const path of [
    '/',
    '/student/home',
    '/api/decola/configuration',
    '/sandbox',
    '/files/media/aula.mp4',
    '/storybook/',
    '/files/scorm/seguranca-1.2/gone.html',
  ])
    expect([path, (await at(path)).status]).toEqual([path, 404]);
  expect((await policyAt('/student/course/1'))['frame-src']).toContain(
    `http://packages.localhost:${served.port}`,
  );
});

test('drawings, answers and the sandbox’s own pages run no script', async () => {
  const [nothing, written] = [["'none'"], ["'unsafe-inline'"]];
  expect(await policyAt('/files/pills/1.svg')).toEqual({
    'default-src': nothing,
    'style-src': written,
    sandbox: [],
  });
  expect(await policyAt('/api/decola/configuration')).toEqual({
    'default-src': nothing,
    'frame-ancestors': nothing,
  });
  expect(await policyAt('/sandbox')).toEqual({
    'default-src': nothing,
    'style-src': written,
    'form-action': ["'self'"],
    'base-uri': nothing,
    'frame-ancestors': nothing,
  });
});
