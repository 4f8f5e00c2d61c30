import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { openSandbox, type SandboxOptions } from './open-sandbox.ts';
import { seededPassword } from './passwords/passwords.ts';
import { sha256 } from './passwords/sha256.ts';
import { people } from './seed/named-people.ts';
import { cookieSessions } from './sessions.ts';
import { quickPasswords } from './testing.ts';

const login = { login: 'ana.souza@decola.com.br', password: seededPassword };
const fresh = { password: 'Nuvem#4821', confirmation: 'Nuvem#4821' };

/** A sandbox as over HTTP, and what a browser with this cookie gets from it. */
const open = (options: SandboxOptions = {}) => {
  const clock = fixedClock();
  const sandbox = openSandbox({ clock, passwords: quickPasswords, session: 'cookie', ...options });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    sandbox.answer(
      new Request(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(body), headers }),
    );
  const signIn = async (who: object = login) => {
    const answer = await post('/api/login', who);
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const isOpen = async (cookie: string) => {
    const asking = new Request('http://localhost/api/user/validate/session', { headers: { cookie } });
    return (await sandbox.answer(asking)).ok;
  };
  return { clock, sandbox, store: sandbox.store, post, signIn, isOpen };
};

test('a session is over after eight hours', () => {
  const clock = fixedClock('2026-03-09T12:00:00.000Z');
  const { store } = openSandbox({ clock });
  const sessions = cookieSessions(store, clock);
  const [person] = store.list('people');
  if (!person) throw new Error('Nobody to sign in');
  const cookie = sessions.open(person).get('set-cookie')?.split(';')[0] ?? '';
  const asking = new Request('http://x.invalid/', { headers: { cookie } });
  clock.advance(8 * 3600 - 1);
  expect(sessions.personOf(asking)?.id).toBe(person.id);
  clock.advance(1);
  expect(sessions.personOf(asking)).toBeUndefined();
});

test('what is kept of a session opens none: a copy of the file signs nobody in', async () => {
  const { store, signIn, isOpen } = open({ digestOf: sha256 });
  const cookie = await signIn();
  const [kept] = store.list('sessions');
  expect(kept?.token).toMatch(/^[\w-]{43}$/);
  expect(cookie).not.toContain(kept?.token);
  expect(await isOpen(cookie)).toBe(true);
  expect(await isOpen(`decola_session=${kept?.token}`)).toBe(false);
});

test('sessions that are over are removed when somebody signs in; the others stay', async () => {
  const { clock, store, signIn, isOpen } = open();
  await signIn();
  await signIn({ ...login, login: 'bruno.lima@decola.com.br' });
  clock.advance(7 * 3600);
  const later = await signIn();
  expect(store.count('sessions')).toBe(3);
  clock.advance(3600);
  await signIn();
  expect(store.count('sessions')).toBe(2);
  expect(await isOpen(later)).toBe(true);
});

test('changing the password ends the other sessions of the person, and no one else’s', async () => {
  const { post, signIn, isOpen } = open();
  const [here, elsewhere, bruno] = [
    await signIn(),
    await signIn(),
    await signIn({ ...login, login: 'bruno.lima@decola.com.br' }),
  ];
  const refused = { ...fresh, confirmation: 'Outra#4821' };
  expect((await post('/api/user/change/password', refused, { cookie: here })).status).toBe(422);
  expect(await isOpen(elsewhere)).toBe(true);
  expect((await post('/api/user/change/password', fresh, { cookie: here })).status).toBe(200);
  expect(await Promise.all([here, elsewhere, bruno].map(isOpen))).toEqual([true, false, true]);
});

test('a password chosen by a link ends every session of the person', async () => {
  const { store, post, signIn, isOpen } = open();
  const cookie = await signIn();
  await post('/api/passwordRecovery/by/email', { email: login.login });
  const token = store.list('tokens', { userId: people.ana, kind: 'recovery' }).at(-1)?.token ?? '';
  const headers = { cookie, authorization: `Bearer ${token}` };
  expect((await post('/api/resetPassword/by/email', { ...fresh, token }, headers)).status).toBe(200);
  expect(await isOpen(cookie)).toBe(false);
});

test.each<[string, string, object]>([
  ['a new password', '/api/user/change/password', fresh],
  [
    'another e-mail address',
    '/api/decola/user/me/edit/personalInformation',
    { user: { email: 'ana.nova@decola.com.br' } },
  ],
])('%s spends the links and tokens of a recovery that was begun before', async (_, path, body) => {
  const { store, post, signIn } = open();
  const cookie = await signIn();
  await post('/api/passwordRecovery/by/email', { email: login.login });
  const token = store.list('tokens', { userId: people.ana, kind: 'recovery' }).at(-1)?.token ?? '';
  expect((await post(path, body, { cookie })).status).toBe(200);
  const choice = { password: 'Chuva#7613', confirmation: 'Chuva#7613', token };
  const answer = await post('/api/resetPassword/by/email', choice, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'INVALID_TOKEN' });
});

test('who signs in with the old password while the new one is being kept is not let in', async () => {
  let meanwhile = () => {};
  const passwords = {
    ...quickPasswords,
    verify: async (password: string, hash: string) => {
      const isRight = await quickPasswords.verify(password, hash);
      meanwhile();
      return isRight;
    },
  };
  const { store, post } = open({ passwords });
  const kept = store.find('credentials', { userId: people.ana });
  const hash = await quickPasswords.hash(fresh.password);
  meanwhile = () => store.patch('credentials', kept?.id ?? 0, { hash });
  expect((await post('/api/login', login)).status).toBe(401);
  expect(store.count('sessions')).toBe(0);
});

test('a link in a mail begins with the address that the sandbox was given, and its cookie keeps to that', async () => {
  const { store, post } = open({ address: () => 'https://treinamentos.example' });
  const answer = await post('/api/login', login);
  expect(answer.headers.get('set-cookie')).toMatch(/; Secure/);
  const forged = { origin: 'https://mal.example', host: 'mal.example', 'x-forwarded-host': 'mal.example' };
  await post('/api/passwordRecovery/by/email', { email: login.login }, forged);
  expect(store.list('mails').at(-1)?.link).toMatch(
    /^https:\/\/treinamentos\.example\/student\/home\/reset-password\/email\/\w{32}$/,
  );
});
