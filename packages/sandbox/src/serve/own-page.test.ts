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
  ['a malformed address', '/%00', {}, 400, 'O endereço não é válido.', 'Ir para o início'],
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
