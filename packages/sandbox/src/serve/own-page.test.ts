import { expect, test } from 'vitest';
import { people } from '../seed/named-people.ts';
import { openStage } from '../walks/walk.ts';
import { appOf } from './app.ts';

const { sandbox } = openStage({ session: 'cookie' });
const app = appOf(sandbox, {});
const certificate = '/files/certificates/certificado.pdf?course=2';

const cookieOf = (id: number): string => {
  const person = sandbox.store.get('people', id);
  if (!person) throw new Error(`there is no person ${id}`);
  return sandbox.world.sessions.open(person).get('set-cookie')?.split(';')[0] ?? '';
};

const open = (address: string, headers: Record<string, string> = {}) =>
  app.request(address.startsWith('http') ? address : `http://localhost${address}`, {
    headers: { accept: 'text/html,application/xhtml+xml', ...headers },
  });

const caio = { cookie: cookieOf(people.caio) };

test.each<[string, string, Record<string, string>, number, string, string]>([
  ['a certificate without signing in', certificate, {}, 404, 'Entre para ver este certificado.', 'Entrar'],
  [
    'a certificate of somebody else',
    certificate,
    caio,
    404,
    'Este certificado não está na sua conta.',
    'Ir para o início',
  ],
  [
    'a receipt of somebody else',
    '/files/receipts/recibo.pdf?order=2',
    caio,
    404,
    'Este recibo não está na sua conta.',
    'Ir para o início',
  ],
  ['an unknown address', '/nada', {}, 404, 'Este endereço não existe.', 'Ir para o início'],
  ['a malformed address', '/%00', {}, 400, 'Este endereço não é válido.', 'Ir para o início'],
  [
    'the host of a stranger',
    'http://mal.example/student/',
    {},
    421,
    'Este endereço não leva à plataforma.',
    'Abrir o endereço certo',
  ],
])(
  '%s is answered with a page that says so and leads on',
  async (_, address, headers, status, title, link) => {
    const answer = await open(address, headers);
    const page = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('<html lang="pt-BR">');
    expect([...page.matchAll(/<h1>([^<]*)/g)].map(([, said]) => said)).toEqual([title]);
    expect([...page.matchAll(/<a [^>]*>([^<]*)/g)].map(([, said]) => said)).toEqual([link]);
    expect(page).not.toMatch(/<script|src=|url\(/);
  },
);

test('the page is framed by the brand that was asked for, and a program gets plain words', async () => {
  const page = await (await open('/nada?tenant=circulo')).text();
  expect(page).toContain('<title>Círculo</title>');
  const plain = await app.request('http://localhost/nada');
  expect([plain.status, await plain.text()]).toEqual([404, 'Não encontrado.']);
});

test('what is not built yet is said to be on its way', async () => {
  const unbuilt = appOf(sandbox, { app: '/nowhere', storybook: '/nowhere' });
  for (const path of ['/student/', '/storybook/']) {
    const answer = await unbuilt.request(`http://localhost${path}`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('<h1>Esta página está sendo preparada.</h1>');
  }
});

test('the page of the sandbox shows what people wrote as they wrote it, and none of it is markup', async () => {
  const said = '<b title="x">&</b>';
  const shown = '&lt;b title=&quot;x&quot;&gt;&amp;&lt;/b&gt;';
  sandbox.store.insert('mails', {
    to: `to ${said}`,
    from: `from ${said}`,
    subject: `subject ${said}`,
    text: `text ${said}`,
    link: `/link?${said}`,
    sentAt: '2026-03-02T15:00:00.000Z',
  });
  const [doubt] = sandbox.store.list('doubts', { response: null }).toReversed();
  const asked = { title: `title ${said}`, description: `description ${said}` };
  sandbox.store.patch('doubts', doubt?.id ?? 0, asked);
  const page = await (await open('/sandbox')).text();
  for (const name of ['to', 'from', 'subject', 'text', 'title', 'description'])
    expect(page).toContain(`${name} ${shown}`);
  expect(page).toContain(`<a href="/link?${shown}">/link?${shown}</a>`);
  expect(page).not.toContain('<b ');
});

test('the brand that was asked for is remembered by a cookie that other sites do not get sent', async () => {
  const answer = await open('/api/decola/configuration?tenant=circulo');
  expect(answer.headers.get('set-cookie')).toBe('sandbox_brand=circulo; Path=/; SameSite=Lax');
});

test('the mails of the sandbox are listed, the newest first', async () => {
  const mail = { to: 'a@a', from: 'b@b', text: '', link: null, sentAt: '2026-03-02T15:00:00.000Z' };
  for (const subject of ['first', 'second']) sandbox.store.insert('mails', { ...mail, subject });
  const mails: { subject: string }[] = await (await open('/sandbox/mails')).json();
  expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual(['second', 'first']);
});

test.each([
  ['an unknown address', '/nada?tenant=circulo', '/student/?tenant=circulo'],
  ['a certificate without signing in', `${certificate}&tenant=gtop`, '/student/home?tenant=gtop'],
  ['no brand', '/nada', '/student/'],
  ['a stranger', 'http://mal.example/nada?tenant=gtop', `${sandbox.world.address()}/student/`],
])('its link leads on in the brand that was asked for: %s', async (_, address, href) => {
  expect(/<a href="([^"]*)"/.exec(await (await open(address)).text())?.[1]).toBe(href);
});

test.each(['', '   ', '\u200b'])(
  'an empty response to a doubt, %j, is refused on a page that leads back',
  async (response) => {
    const [doubt] = sandbox.store.list('doubts', { response: null });
    const answer = await app.request(`http://localhost/sandbox/doubts/${doubt?.id}`, {
      method: 'POST',
      headers: { accept: 'text/html', origin: 'http://localhost' },
      body: new URLSearchParams({ response }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('<h1>A resposta não foi enviada.</h1>');
    expect(sandbox.store.get('doubts', doubt?.id ?? 0)?.response).toBeNull();
  },
);

test('an answer that differs by who reads it says so to what keeps it', async () => {
  expect((await open('/nada')).headers.get('vary')).toMatch(/\baccept\b/i);
});

test('/sandbox shows the newest twenty doubts, and says of how many', async () => {
  const { store } = sandbox;
  const [doubt] = store.list('doubts', { response: null });
  if (!doubt) throw new Error('no doubt is open');
  for (let at = 0; at < 25; at += 1)
    store.insert('doubts', { ...doubt, id: undefined, title: `Nova ${at}` } as never);
  const count = store.count('doubts', { response: null });
  const page = await (await open('/sandbox')).text();
  expect([...page.matchAll(/action="\/sandbox\/doubts\//g)]).toHaveLength(20);
  expect(page).toContain(`As 20 mais novas de ${count}.`);
  expect(page).toContain('aria-label="Resposta a: Nova 24"');
});
