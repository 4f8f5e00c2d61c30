import { describe, expect, test } from 'vitest';
import { scryptPasswords } from './passwords/scrypt.ts';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

const credentials = { login: 'ana.souza@decola.com.br', password: 'Decola@2026' };

describe('signing in', () => {
  test('works with CPF, with or without its mask, and with e-mail', async () => {
    for (const login of ['529.982.247-25', '52998224725', 'ANA.SOUZA@decola.com.br']) {
      const { call } = openConversation({ session: 'nobody' });
      expect((await call('GET /api/user/validate/session')).code).toBe('ACCESS_SESSION_EXPIRED');
      expect((await call('POST /api/login', { ...credentials, login })).status).toBe(200);
      expect((await call('GET /api/user/validate/session')).data).toEqual({ isValid: true });
      await call('POST /api/decola/logout');
      expect((await call('GET /api/user/validate/session')).status).toBe(403);
    }
  });

  test('says the same about a wrong password and an unknown person', async () => {
    const { call } = openConversation({ session: 'nobody' });
    const wrong = await call('POST /api/login', { ...credentials, password: 'x' });
    const unknown = await call('POST /api/login', { login: 'ninguem@decola.com.br', password: 'x' });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  });

  test('keeps no password that can be read', async () => {
    const { call, store } = openConversation({ passwords: scryptPasswords });
    await call('POST /api/user/change/password', { password: 'Nuvem#4821', confirmation: 'Nuvem#4821' });
    const everything = JSON.stringify([store.list('people'), store.list('credentials')]);
    expect(everything).not.toContain('Decola@2026');
    expect(everything).not.toContain('Nuvem#4821');
    expect(store.find('credentials', { userId: people.ana })?.hash).toMatch(/^scrypt\$/);
    expect((await call('POST /api/login', { ...credentials, password: 'Nuvem#4821' })).status).toBe(200);
    expect((await call('POST /api/login', credentials)).status).toBe(401);
  });

  test('a weak password is refused', async () => {
    const { call } = openConversation();
    expect(
      (await call('POST /api/user/change/password', { password: 'aaaaaaaa', confirmation: 'aaaaaaaa' })).code,
    ).toBe('WEAK_PASSWORD');
  });
});

describe('registering', () => {
  const user = {
    name: 'Paula Reis Andrade',
    birthDate: '1990-05-14',
    document: '11144477735',
    email: 'paula.andrade@example.com',
    password: 'Senha!2025',
    passwordConfirmation: 'Senha!2025',
  };

  test.each([
    ['1899-12-31', 422],
    ['2026-03-03', 422],
    ['2026-03-02', 200],
  ])(
    'somebody born on %s, on the second of March 2026, answers %d (REGISTER-09)',
    async (birthDate, status) => {
      const { call } = openConversation({ session: 'nobody' });
      expect((await call('POST /api/register', { user: { ...user, birthDate } })).status).toBe(status);
    },
  );
});

describe('recovery', () => {
  test('sends a link that works once, and ends the sessions', async () => {
    const { call, store } = openConversation({ session: 'nobody' });
    expect((await call('POST /api/passwordRecovery/by/email', { email: credentials.login })).data).toEqual({
      recoveryType: 'email',
    });
    const [mail] = store.list('mails');
    expect(mail).toMatchObject({ to: credentials.login, subject: 'Recupere o seu acesso' });
    const token = mail?.link?.split('/').at(-1) ?? '';
    const body = { password: 'Nuvem#4821', confirmation: 'Nuvem#4821', token };
    expect((await call('POST /api/resetPassword/by/email', body, token)).status).toBe(200);
    expect((await call('POST /api/resetPassword/by/email', body, token)).code).toBe('INVALID_TOKEN');
    expect((await call('POST /api/login', { ...credentials, password: 'Nuvem#4821' })).status).toBe(200);
  });

  test('of one person leaves the link of another as it is, and of the same person only the last', async () => {
    const { call, store } = openConversation({ session: 'nobody' });
    const linkTo = async (email: string) => {
      await call('POST /api/passwordRecovery/by/email', { email });
      return store.list('mails', { to: email }).at(-1)?.link?.split('/').at(-1) ?? '';
    };
    const reset = async (token: string) =>
      (
        await call(
          'POST /api/resetPassword/by/email',
          { password: 'Nuvem#4821', confirmation: 'Nuvem#4821', token },
          token,
        )
      ).code ?? 'done';
    const [first, last] = [await linkTo(credentials.login), await linkTo(credentials.login)];
    await linkTo('bruno.lima@decola.com.br');
    expect([await reset(first), await reset(last)]).toEqual(['INVALID_TOKEN', 'done']);
  });

  test('tells nobody who has an account', async () => {
    const { call, store } = openConversation({ session: 'nobody' });
    const answers = [
      await call('POST /api/passwordRecovery/by/email', { email: 'ninguem@decola.com.br' }),
      await call('POST /api/passwordRecovery/by/email', { email: credentials.login }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(store.list('mails')).toHaveLength(1);
    expect(await call('POST /api/passwordRecovery/by/document', { document: '1' })).toEqual(
      await call('POST /api/passwordRecovery/by/document', { document: '52998224725' }),
    );
  });
});

describe('other people', () => {
  test('their notes, notifications, attempts and orders cannot be read or changed', async () => {
    const { call, store } = openConversation();
    const note = store.insert('notes', { userId: 10, contentId: 101, text: 'segredo', seconds: null });
    const notification = store.list('notifications', { userId: 10 })[0];
    const attempt = store.list('attempts').find(({ userId }) => userId !== people.ana);
    const order = store.find('orders', { userId: people.bruno });
    const lines = [
      `POST /api/decola/courses/1/contents/101/notes/${note.id}`,
      `DELETE /api/decola/annotation/delete/${note.id}`,
      `GET /api/decola/notification/${notification?.id}`,
      `DELETE /api/decola/notification/${notification?.id}/delete`,
      `GET /api/decola/exercise/questionnaire/${attempt?.id}`,
      `GET /api/decola/order/${order?.id}`,
      `POST /api/decola/receipt/${order?.id}`,
    ];
    for (const line of lines) {
      const body = line.includes('/notes/') ? { id: note.id, text: 'x' } : undefined;
      expect([line, (await call(line, body)).code]).toEqual([line, 'NOT_FOUND']);
    }
    expect((await call('GET /api/decola/courses/1/contents/101/notes')).text).not.toContain('segredo');
  });

  test('are listed without document, birth date, address or what recovery asks for', async () => {
    const { call } = openConversation();
    const { text } = await call('GET /api/decola/list/users?limit=100');
    for (const field of ['document', 'birthDate', 'address', 'mothersName', 'badgeCode', 'hash'])
      expect(text).not.toContain(field);
    const own = await call('GET /api/user/me/list/personalInformation');
    expect(own.text).not.toContain('mothersName');
    expect(own.text).not.toContain('badgeCode');
  });
});

describe('seats', () => {
  test('an enrolment counts, and the same person has only one', async () => {
    const { call } = openConversation();
    const people = async () => (await call('GET /api/decola/event/1')).data.event.classes[0].enrollUsers;
    const before = (await people()).length;
    expect((await call('POST /api/decola/event/class/11/enroll')).status).toBe(200);
    expect(await people()).toHaveLength(before + 1);
    expect((await call('POST /api/decola/event/class/11/enroll')).code).toBe('ALREADY_ENROLLED');
    expect((await call('POST /api/decola/event/class/11/unenroll')).status).toBe(200);
    expect((await call('POST /api/decola/event/class/11/unenroll')).code).toBe('NOT_ENROLLED');
  });

  test('full and finished classes refuse', async () => {
    const { call, store } = openConversation();
    expect((await call('POST /api/decola/event/class/41/enroll')).code).toBe('MAX_CAPACITY_REACHED');
    expect((await call('POST /api/decola/event/class/51/enroll')).code).toBe('EVENT_CLASS_FINISHED');
    expect((await call('POST /api/decola/graduation/3/enroll')).code).toBe('MAX_CAPACITY_REACHED');
    expect((await call('POST /api/decola/graduation/4/enroll')).code).toBe('ALREADY_ENROLLED');
    store.remove('seats', store.find('seats', { userId: people.ana, graduationId: 4 })?.id ?? 0);
    expect((await call('POST /api/decola/graduation/4/enroll')).code).toBe('EVENT_CLASS_FINISHED');
    const full = openConversation({ scenario: 'full-class' });
    expect((await full.call('POST /api/decola/event/class/11/enroll')).code).toBe('MAX_CAPACITY_REACHED');
  });

  test('of a full and finished class the full one is told, as the client does', async () => {
    const { call, store } = openConversation();
    store.patch('eventClasses', 41, { finishedAt: '2026-03-01T12:00:00.000Z' });
    expect((await call('POST /api/decola/event/class/41/enroll')).code).toBe('MAX_CAPACITY_REACHED');
    store.patch('eventClasses', 41, { maxCapacity: null, finishedAt: '2026-03-09T12:00:00.000Z' });
    expect((await call('POST /api/decola/event/class/41/enroll')).status).toBe(200);
  });

  test('a scanned code checks in, with the code and the session both (EVENT-18)', async () => {
    const { call } = openConversation();
    const line = 'POST /api/decola/event/check-in/qr-code?confirmation=true&date=2026-03-02';
    expect((await call(line)).code).toBe('INVALID_TOKEN');
    expect((await call(line, undefined, 'presenca-evento-61')).data).toEqual({
      enrolled: true,
      attendance: true,
    });
    expect((await call('GET /api/decola/event/6')).data.event.classes[0].attendanceAts).toEqual([
      '2026-03-02',
    ]);
    const stranger = openConversation({ session: 'nobody' });
    expect((await stranger.call(line, undefined, 'presenca-evento-61')).status).toBe(403);
  });
});

test('a recommendation arrives once in the bell of the other person', async () => {
  const { call, store } = openConversation();
  const bell = () => store.list('notifications', { userId: people.caio, type: 'INDICATION_RESPONSE' });
  await call('POST /api/decola/indication/training/12', { userIDs: [people.caio] });
  await call('POST /api/decola/indication/training/12', { userIDs: [people.caio] });
  expect(bell()).toHaveLength(1);
  expect(bell()[0]).toMatchObject({ courseId: 12, isRead: false, title: 'Ana recomendou um treinamento' });
});
