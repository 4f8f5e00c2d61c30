import { describe, expect, test, vi } from 'vitest';
import { type Brand, firstBrand } from './brand.ts';
import { fixedClock } from './clock.ts';
import { people } from './seed/named-people.ts';
import { openConversation, quickPasswords } from './testing.ts';

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

  test('says the same about a wrong password and an unknown person, after as much work', async () => {
    const verify = vi.fn(quickPasswords.verify);
    const { call } = openConversation({ session: 'nobody', passwords: { ...quickPasswords, verify } });
    const wrong = await call('POST /api/login', { ...credentials, password: 'x' });
    const unknown = await call('POST /api/login', { login: 'ninguem@decola.com.br', password: 'x' });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    const costOf = (hash = '') => hash.slice(0, hash.indexOf('p='));
    const [one, other] = verify.mock.calls.map(([, hash]) => costOf(hash));
    expect(one).toMatch('$argon2id$');
    expect(other).toBe(one);
  });

  test('keeps no password that can be read', async () => {
    const { call, store } = openConversation();
    await call('POST /api/user/change/password', { password: 'Nuvem#4821', confirmation: 'Nuvem#4821' });
    const everything = JSON.stringify([store.list('people'), store.list('credentials')]);
    expect(everything).not.toContain('Decola@2026');
    expect(everything).not.toContain('Nuvem#4821');
    expect(store.find('credentials', { userId: people.ana })?.hash).toMatch(/^\$argon2id\$/);
    expect((await call('POST /api/login', { ...credentials, password: 'Nuvem#4821' })).status).toBe(200);
    expect((await call('POST /api/login', credentials)).status).toBe(401);
  });

  test.each([
    ['repeats itself', 'aaaaaaaa', 'WEAK_PASSWORD'],
    ['is short, of whatever signs', 'Ab1!xyz', 'WEAK_PASSWORD'],
    ['is of eight small letters', 'abcdefgh', 'WEAK_PASSWORD'],
    ['is of nine small letters', 'abcdefghi', 'done'],
    ['is of eight signs of all kinds', 'Ab1!xyzw', 'done'],
  ])('a new password that %s, %s, is %s', async (_, password, told) => {
    const { call } = openConversation();
    const { code = 'done' } = await call('POST /api/user/change/password', {
      password,
      confirmation: password,
    });
    expect(code).toBe(told);
  });

  test.each([
    ['repeats itself', 'aaaaaaaa', 'WEAK_PASSWORD'],
    ['repeats itself for long', 'a'.repeat(64), 'WEAK_PASSWORD'],
    ['repeats two letters', 'abababab', 'WEAK_PASSWORD'],
    ['is of eight small letters', 'abcdefgh', 'done'],
    ['is a word with letters that come again', 'bananada', 'done'],
    ['is a word with a digit', 'cascata7', 'done'],
  ])(
    'where the rules are relaxed, a new password that %s, %s, is %s (THEME-06)',
    async (_, password, told) => {
      const relaxed: Brand = { ...firstBrand, passwordRules: 'relaxed' };
      const { call } = openConversation({ brandOf: () => relaxed });
      const { entropy, minEntropy } = (await call('POST /api/decola/get/password/security', { password }))
        .data;
      expect(entropy < minEntropy).toBe(told === 'WEAK_PASSWORD');
      const { code = 'done' } = await call('POST /api/user/change/password', {
        password,
        confirmation: password,
      });
      expect(code).toBe(told);
    },
  );

  test('a new password is the own one of who came with an imported one', async () => {
    const { call, store } = openConversation({ session: people.marina });
    expect(store.get('people', people.marina)).toMatchObject({ isImported: true, passwordModifiedAt: null });
    await call('POST /api/user/change/password', { password: 'Nuvem#4821', confirmation: 'Nuvem#4821' });
    expect(store.get('people', people.marina)).toMatchObject({
      isImported: false,
      passwordModifiedAt: '2026-03-02T15:00:00.000Z',
    });
  });

  test.each([
    ['a student', people.ana, false, false],
    ['the administrator', people.rafael, true, false],
    ['the manager of a team', people.helena, false, true],
    ['a consultant', people.otavio, false, false],
  ])('%s is told what they are', async (_, session, isAdmin, isManager) => {
    const { call } = openConversation({ session });
    expect((await call('GET /api/decola/user/isAdmin')).data).toEqual({ isAdmin });
    expect((await call('GET /api/decola/user/isManager')).data).toEqual({ isManager });
  });
});

describe('registering', () => {
  const user = {
    name: 'Paula Reis Andrade',
    birthDate: '1990-05-14',
    document: '11144477735',
    isForeigner: false,
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

  const register = async (change: object) => {
    const conversation = openConversation({ session: 'nobody' });
    const answer = await conversation.call('POST /api/register', { user: { ...user, ...change } });
    return { ...conversation, answer };
  };

  test('with capital letters in the e-mail address opens an account that any spelling of it signs in to', async () => {
    const { call, answer } = await register({ email: 'Paula.Andrade@Example.com' });
    expect(answer.status).toBe(200);
    const { password } = user;
    for (const login of ['paula.andrade@example.com', 'Paula.Andrade@Example.com'])
      expect((await call('POST /api/login', { login, password })).status).toBe(200);
  });

  test.each([
    ['document', { document: '11144477734' }],
    ['document', { document: '11144477745' }],
    ['document', { document: '11111111111' }],
    ['document', { document: undefined }],
    ['name', { name: '\u200b' }],
  ])('with a %s that is none is refused: %o', async (field, change) => {
    const { store, answer } = await register(change);
    expect(answer).toMatchObject({ status: 422, errors: [{ field }] });
    expect(store.find('people', { email: user.email })).toBeUndefined();
  });

  test('as a foreigner keeps no document, whatever was sent', async () => {
    const { store, answer } = await register({ isForeigner: true });
    expect(answer.status).toBe(200);
    expect(store.find('people', { email: user.email })?.document).toBeNull();
  });
});

describe('recovery', () => {
  test('sends a link that works once, and ends the sessions', async () => {
    const { call, store } = openConversation({ session: 'nobody' });
    const email = 'ANA.Souza@decola.com.br';
    expect((await call('POST /api/passwordRecovery/by/email', { email })).data).toEqual({
      recoveryType: 'email',
    });
    const [mail] = store.list('mails');
    expect(mail).toMatchObject({ to: credentials.login, subject: 'Crie uma nova senha na Decola' });
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

  test('by a link ends after an hour, and takes the token that the header and the body both carry', async () => {
    const clock = fixedClock();
    const { call, store } = openConversation({ session: 'nobody', clock });
    const linkTo = async (email: string) => {
      await call('POST /api/passwordRecovery/by/email', { email });
      return store.list('mails', { to: email }).at(-1)?.link?.split('/').at(-1) ?? '';
    };
    const reset = async (token: string, inBody = token) => {
      const body = { password: 'Nuvem#4821', confirmation: 'Nuvem#4821', token: inBody };
      return (await call('POST /api/resetPassword/by/email', body, token)).code ?? 'done';
    };
    const [mine, theirs] = [await linkTo(credentials.login), await linkTo('bruno.lima@decola.com.br')];
    expect(await reset(mine, theirs)).toBe('INVALID_TOKEN');
    clock.advance(3599);
    expect(await reset(mine)).toBe('done');
    clock.advance(1);
    expect(await reset(theirs)).toBe('INVALID_TOKEN');
  });

  test('takes no token that was made for something else', async () => {
    const { call } = openConversation({ session: 'nobody' });
    const token = 'presenca-evento-61';
    const body = { password: 'Nuvem#4821', confirmation: 'Nuvem#4821', token };
    expect((await call('POST /api/resetPassword/by/email', body, token)).code).toBe('INVALID_TOKEN');
  });

  test.each([
    ['as this version keeps it', {}],
    ['as an older file keeps it', { mothersName: '', badgeCode: 0 }],
    ['without a badge', { mothersName: 'Rosa Reis' }],
    ["without a mother's name", { badgeCode: 10_900 }],
  ])('by personal data is for nobody who never said it, %s', async (_, kept) => {
    const { call, store } = openConversation({ session: 'nobody' });
    const [document, birthDate, name] = ['11144477735', '1990-05-14', 'Paula Reis Andrade'];
    const user = { name, birthDate, document, isForeigner: false, email: 'paula.andrade@example.com' };
    const password = 'Senha!2025';
    await call('POST /api/register', { user: { ...user, password, passwordConfirmation: password } });
    const { id = 0 } = store.find('people', { document }) ?? {};
    const { mothersName, badgeCode } = store.patch('people', id, kept);
    expect({ mothersName, badgeCode }).toEqual({ mothersName: null, badgeCode: null, ...kept });
    for (const given of [' ', 'Rosa Reis', 'null'])
      for (const code of [0, 10_900])
        expect(
          await call('POST /api/passwordRecovery/check/data', {
            ...{ document, birthDate, name, mothersName: given, badgeCode: code },
          }),
        ).toMatchObject({ status: 422, code: 'IDENTITY_NOT_CONFIRMED' });
    expect(store.list('tokens', { userId: id })).toEqual([]);
  });

  const anas = {
    document: '52998224725',
    birthDate: '1994-08-17',
    name: 'Ana Beatriz Souza',
    mothersName: 'Regina Célia Souza',
    badgeCode: 10_401,
  };

  test.each([
    ['document', '15350946056'],
    ['birthDate', '1994-08-18'],
    ['name', 'Ana Souza'],
    ['mothersName', 'Regina Souza'],
    ['badgeCode', 10_402],
  ])('by personal data is refused to who knows all but the %s', async (fact, other) => {
    const { call } = openConversation({ session: 'nobody' });
    const check = (given: object) => call('POST /api/passwordRecovery/check/data', given);
    expect((await check({ ...anas, [fact]: other })).code).toBe('IDENTITY_NOT_CONFIRMED');
    expect((await check(anas)).data).toEqual({ token: expect.stringMatching(/^\w{32}$/) });
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
    const { contentId = 0 } = attempt ?? {};
    const courseId = store.get('contents', contentId)?.courseId;
    const questions = `/api/decola/courses/${courseId}/contents/${contentId}/questionnaires/${attempt?.id}`;
    const { id: questionId, alternatives } =
      store.find('questions', { contentId, type: 'ALTERNATIVE' }) ?? {};
    const choice = alternatives?.[0]?.id;
    const rating = store.list('ratings').find((one) => one.userId !== people.ana && one.contentId !== null);
    const lines = [
      `POST /api/decola/courses/1/contents/101/notes/${note.id}`,
      `DELETE /api/decola/courses/1/contents/101/notes/${note.id}`,
      `POST /api/decola/annotation/edit/${note.id}`,
      `DELETE /api/decola/courses/${rating?.courseId}/contents/${rating?.contentId}/rating/${rating?.id}`,
      `GET ${questions}/pages/1`,
      `GET ${questions}/responses`,
      `POST ${questions}/pages/1/alternatives/${choice}`,
      `GET /api/decola/exercise/questionnaire/cover/${attempt?.id}`,
      `POST /api/decola/exercise/questionnaire/${attempt?.id}/question/${questionId}/alternative/${choice}`,
      `POST /api/decola/exercise/questionnaire/${attempt?.id}/finish`,
      `DELETE /api/decola/annotation/delete/${note.id}`,
      `GET /api/decola/notification/${notification?.id}`,
      `DELETE /api/decola/notification/${notification?.id}/delete`,
      `GET /api/decola/exercise/questionnaire/${attempt?.id}`,
      `GET /api/decola/order/${order?.id}`,
      `POST /api/decola/receipt/${order?.id}`,
    ];
    for (const line of lines) {
      const body = line.includes('/notes/')
        ? { id: note.id, text: 'x' }
        : line.includes('/edit/') && { annotation: { text: 'x' } };
      expect([line, (await call(line, body || undefined)).code]).toEqual([line, 'NOT_FOUND']);
    }
    expect((await call('GET /api/decola/courses/1/contents/101/notes')).text).not.toContain('segredo');
  });

  test('are listed, all but oneself, without document, birth date, address or what recovery asks for', async () => {
    const { call } = openConversation();
    const { text } = await call('GET /api/decola/list/users?limit=100');
    for (const field of ['document', 'birthDate', 'address', 'mothersName', 'badgeCode', 'hash'])
      expect(text).not.toContain(field);
    const others = JSON.parse(text).data.users.map(({ id }: { id: number }) => id);
    expect([others.length, others.includes(people.ana)]).toEqual([39, false]);
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

  test('already enrolled, then full, then finished is told when several are so (EVENT-11)', async () => {
    const { call, store } = openConversation();
    const past = '2026-03-01T12:00:00.000Z';
    const codes = async () => [
      (await call('POST /api/decola/event/class/21/enroll')).code,
      (await call('POST /api/decola/event/class/41/enroll')).code,
      (await call('POST /api/decola/event/class/11/enroll')).code,
    ];
    for (const id of [11, 21, 41])
      store.patch('eventClasses', id, { finishedAt: past, enrollmentEndDateTime: past });
    store.patch('eventClasses', 21, { maxCapacity: 1 });
    expect(await codes()).toEqual(['ALREADY_ENROLLED', 'MAX_CAPACITY_REACHED', 'EVENT_CLASS_FINISHED']);
    // Also where the class is open to nobody, which is told last (decision 0313).
    for (const id of [11, 21, 41]) store.patch('eventClasses', id, { isPublic: false });
    expect(await codes()).toEqual(['ALREADY_ENROLLED', 'MAX_CAPACITY_REACHED', 'EVENT_CLASS_FINISHED']);
  });

  test('of a class are taken while its enrolment is open, and neither before nor after', async () => {
    const clock = fixedClock('2026-03-02T15:00:00.000Z');
    const { call, store } = openConversation({ clock });
    store.patch('eventClasses', 11, {
      enrollmentStartDateTime: '2026-03-02T15:00:01.000Z',
      enrollmentEndDateTime: '2026-03-02T15:00:02.000Z',
    });
    const enroll = async () => {
      const { status, errors } = await call('POST /api/decola/event/class/11/enroll');
      const isSeated = store.find('seats', { userId: people.ana, classId: 11 }) !== undefined;
      await call('POST /api/decola/event/class/11/unenroll');
      clock.advance(1);
      return [status, isSeated, errors?.[0].message];
    };
    expect(await enroll()).toEqual([422, false, 'As inscrições para esta turma ainda não abriram.']);
    expect(await enroll()).toEqual([200, true, undefined]);
    expect(await enroll()).toEqual([200, true, undefined]);
    expect(await enroll()).toEqual([422, false, 'As inscrições para esta turma já se encerraram.']);
    expect((await call('POST /api/decola/event/class/71/enroll')).code).toBe('VALIDATION_ERROR');
  });

  test('attendance is for a day of the class that has come, and for who has a seat or finds one', async () => {
    const clock = fixedClock();
    const { call, store } = openConversation({ clock });
    const checkIn = async (date: string, classId = 61) =>
      (
        await call(
          `POST /api/decola/event/check-in/qr-code?confirmation=true&date=${date}`,
          undefined,
          `presenca-evento-${classId}`,
        )
      ).code ?? 'done';
    expect([await checkIn('2026-03-01'), await checkIn('2026-03-03'), await checkIn('2026-03-02')]).toEqual([
      'VALIDATION_ERROR',
      'VALIDATION_ERROR',
      'done',
    ]);
    const { sittings = [] } = store.get('eventClasses', 61) ?? {};
    store.patch('eventClasses', 41, { sittings, finishedAt: '2026-03-02T14:00:00.000Z' });
    expect(await checkIn('2026-03-02', 41)).toBe('MAX_CAPACITY_REACHED');
    store.patch('eventClasses', 41, { maxCapacity: null });
    expect(await checkIn('2026-03-02', 41)).toBe('EVENT_CLASS_FINISHED');
    store.patch('eventClasses', 41, { finishedAt: '2026-03-02T16:00:00.000Z' });
    expect(await checkIn('2026-03-02', 41)).toBe('done');
    expect(store.find('seats', { userId: people.ana, classId: 41 })?.attendedDates).toEqual(['2026-03-02']);
    // Who read the code without a network tells it on the next day, and no later.
    const told: string[] = [];
    store.patch('eventClasses', 61, { finishedAt: null });
    const code = store.find('tokens', { token: 'presenca-evento-61' });
    if (code) store.patch('tokens', code.id, { expiresAt: '2026-03-09T00:00:00.000Z' });
    for (const hours of [0, 24, 24]) {
      clock.advance(hours * 3600);
      told.push(await checkIn('2026-03-02'));
    }
    expect(told).toEqual(['done', 'done', 'VALIDATION_ERROR']);
  });

  test('attendance at a training course is for a sitting that has come, and for who finds a seat', async () => {
    const { call, store } = openConversation();
    const seat = store.find('seats', { userId: people.ana, graduationId: 2 });
    const sitting = (startDate: string) =>
      store.patch('graduations', 2, {
        sittings: (store.get('graduations', 2)?.sittings ?? []).map((one) =>
          one.id === 21 ? { ...one, startDate } : one,
        ),
      });
    const checkIn = async (id: number, course: number) =>
      (
        await call(
          `POST /api/decola/graduation/check-in/qr-code?confirmation=true&id=${id}`,
          undefined,
          `presenca-treinamento-${course}`,
        )
      ).code ?? 'done';
    expect([await checkIn(23, 2), await checkIn(22, 2), await checkIn(11, 2)]).toEqual([
      'VALIDATION_ERROR',
      'done',
      'INVALID_TOKEN',
    ]);
    // Yesterday's is told late, unless there was no seat yesterday.
    sitting('2026-03-01');
    store.patch('seats', seat?.id ?? 0, { enrolledAt: '2026-03-02T03:00:00.000Z' });
    expect(await checkIn(21, 2)).toBe('VALIDATION_ERROR');
    store.patch('seats', seat?.id ?? 0, { enrolledAt: '2026-03-02T02:59:59.000Z' });
    expect(await checkIn(21, 2)).toBe('done');
    sitting('2026-02-28');
    expect(await checkIn(21, 2)).toBe('VALIDATION_ERROR');
    const sittings = store.get('graduations', 3)?.sittings ?? [];
    store.patch('graduations', 3, {
      sittings: sittings.map((sitting) => ({ ...sitting, startDate: '2026-03-02' })),
    });
    expect(await checkIn(31, 3)).toBe('MAX_CAPACITY_REACHED');
  });

  test.each([
    ['a class that is not public', 'eventClasses', 61, { isPublic: false }],
    ['a class that is not published', 'eventClasses', 61, { isActive: false }],
    ['a class of an event that is not published', 'events', 6, { isActive: false }],
  ] as const)(
    'a scanned code gives nobody a seat in %s, and lets in who has one',
    async (_, table, id, closed) => {
      const { call, store } = openConversation({ clock: fixedClock() });
      const checkIn = () =>
        call(
          'POST /api/decola/event/check-in/qr-code?confirmation=true&date=2026-03-02',
          undefined,
          'presenca-evento-61',
        );
      const seated = () => store.find('seats', { userId: people.ana, classId: 61 });
      const own = seated();
      if (own) store.remove('seats', own.id);
      const patch = store.patch as (of: string, id: number, facts: object) => unknown;
      patch(table, id, closed);
      expect(await checkIn()).toMatchObject({
        status: 422,
        errors: [{ message: 'Esta turma não está aberta a inscrições.' }],
      });
      expect(seated()).toBeUndefined();
      store.insert('seats', {
        userId: people.ana,
        classId: 61,
        graduationId: null,
        enrolledAt: '2026-03-01T12:00:00.000Z',
        attendedDates: [],
        attendedSittingIds: [],
      });
      expect((await checkIn()).status).toBe(200);
    },
  );

  test('a scanned code checks in, with the code and the session both (EVENT-18)', async () => {
    const clock = fixedClock();
    const { call, store } = openConversation({ clock });
    const line = 'POST /api/decola/event/check-in/qr-code?confirmation=true&date=2026-03-02';
    const recovery = {
      token: 'recuperar',
      kind: 'recovery',
      userId: people.ana,
      usedAt: null,
      classId: 61,
    } as const;
    store.insert('tokens', { ...recovery, expiresAt: '2026-03-02T16:00:00.000Z' });
    const old = { token: 'ontem', kind: 'check-in', userId: null, usedAt: null, classId: 61 } as const;
    store.insert('tokens', { ...old, expiresAt: clock.now().toISOString() });
    expect((await call(line)).code).toBe('INVALID_TOKEN');
    for (const code of ['recuperar', 'ontem'])
      expect([code, (await call(line, undefined, code)).code]).toEqual([code, 'INVALID_TOKEN']);
    expect((await call(line, undefined, 'presenca-evento-61')).data).toEqual({
      enrolled: true,
      attendance: true,
    });
    expect((await call('GET /api/decola/event/6')).data.event.classes[0].attendanceAts).toEqual([
      '2026-03-02',
    ]);
    const stranger = openConversation({ session: 'nobody' });
    expect((await stranger.call(line, undefined, 'presenca-evento-61')).status).toBe(403);
    expect((await stranger.call(line)).status).toBe(403);
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

test('suggestions are taken in suggestion mode only (CONFIG-06)', async () => {
  const suggestion = { title: 'Legendas', description: 'Em todos os vídeos.' };
  const taken = async (scenario: 'student' | 'no-suggestions') => {
    const { call, store } = openConversation({ scenario });
    const { status } = await call('POST /api/decola/suggestion', suggestion);
    return [status, store.count('suggestions')];
  };
  expect([await taken('no-suggestions'), await taken('student')]).toEqual([
    [422, 0],
    [200, 1],
  ]);
});

test('nobody recommends a training to themselves, and of such a call nothing is kept', async () => {
  const { call, store } = openConversation();
  const to = { userIDs: [people.caio, people.ana] };
  const { status, errors } = await call('POST /api/decola/indication/training/12', to);
  expect([status, errors]).toMatchObject([422, [{ field: 'userIDs' }]]);
  expect(store.list('indications', { fromId: people.ana, courseId: 12 })).toEqual([]);
});

test.each(['1899-12-31', '2026-03-03', '2001-02-30'])(
  'a birth date of %s is refused to who edits it, as to who registers (REGISTER-09)',
  async (birthDate) => {
    const { call, store } = openConversation();
    const before = store.get('people', people.ana)?.birthDate;
    expect(
      (await call('POST /api/decola/user/me/edit/personalInformation', { user: { birthDate } })).code,
    ).toBe('VALIDATION_ERROR');
    expect(store.get('people', people.ana)?.birthDate).toBe(before);
  },
);

describe('a profile', () => {
  const edit = (call: ReturnType<typeof openConversation>['call'], user: object) =>
    call('POST /api/decola/user/me/edit/personalInformation', { user });

  test('takes no e-mail address with which nobody could sign in (LIMITS-14)', async () => {
    const { call } = openConversation();
    const of = (length: number) => `${'a'.repeat(length - '@decola.com.br'.length)}@decola.com.br`;
    expect((await edit(call, { email: of(254) })).status).toBe(200);
    expect(await edit(call, { email: of(255) })).toMatchObject({ status: 422, errors: [{ field: 'email' }] });
  });

  test.each([
    ['name', 255],
    ['socialName', 255],
    ['profession', 255],
    ['academicEducation', 255],
    ['biography', 10_000],
  ])('takes a %s of %d characters and none that is longer, since others read it', async (field, most) => {
    const { call } = openConversation();
    expect((await edit(call, { [field]: 'a'.repeat(most) })).status).toBe(200);
    expect(await edit(call, { [field]: 'a'.repeat(most + 1) })).toMatchObject({
      status: 422,
      errors: [
        {
          field,
          message: `O texto passa de ${most.toLocaleString('pt-BR')} caracteres. Encurte-o e envie de novo.`,
        },
      ],
    });
  });

  test.each(['\u200b\u200b', '\u0000', ' \u2060 '])('takes no name that nobody sees: %j', async (name) => {
    const { call } = openConversation();
    expect(await edit(call, { name })).toMatchObject({ status: 422, errors: [{ field: 'name' }] });
  });
});

test('an interest that was chosen twice is kept once', async () => {
  const { call, store } = openConversation();
  expect((await call('POST /api/decola/interest/link', { interests: [4, 1, 4] })).status).toBe(200);
  expect(store.get('people', people.ana)?.interestIds).toEqual([4, 1]);
});

test.each(['', '&confirmation=false', '&confirmation=x'])(
  'nobody is checked in without a confirmation: %j',
  async (confirmation) => {
    const { call, store } = openConversation();
    const before = store.list('seats');
    for (const [line, token] of [
      ['event/check-in/qr-code?date=2026-03-02', 'presenca-evento-61'],
      ['graduation/check-in/qr-code?id=22', 'presenca-treinamento-2'],
    ])
      expect(await call(`POST /api/decola/${line}${confirmation}`, undefined, token)).toMatchObject({
        status: 422,
        errors: [{ field: 'confirmation' }],
      });
    expect(store.list('seats')).toEqual(before);
  },
);

test('a day that the calendar does not have is refused in an address too', async () => {
  const { call } = openConversation();
  const line = (day: string) => `GET /api/decola/list/statement/user?firstDate=${day}&lastDate=2026-03-02`;
  expect((await call(line('2026-02-28'))).status).toBe(200);
  expect(await call(line('2026-02-30'))).toMatchObject({ status: 422, errors: [{ field: 'firstDate' }] });
});

test('asking for a new password again and again keeps twenty tokens of a person and two hundred mails', async () => {
  const { call, store } = openConversation({ session: 'nobody' });
  const email = store.get('people', people.ana)?.email;
  for (let turn = 0; turn < 230; turn += 1) await call('POST /api/passwordRecovery/by/email', { email });
  const tokens = store.list('tokens', { userId: people.ana, kind: 'recovery' });
  expect([tokens.length, tokens.filter(({ usedAt }) => !usedAt).length, store.count('mails')]).toEqual([
    20, 1, 200,
  ]);
});

test('who has a seat is marked on the last day up to a day later, and no more', async () => {
  const clock = fixedClock('2026-03-02T22:00:00.000Z');
  const { call, store } = openConversation({ clock, session: people.ana });
  const [token] = store.list('tokens', { kind: 'check-in' }).filter(({ classId }) => classId === 61);
  store.patch('eventClasses', 61, {
    finishedAt: '2026-03-02T20:00:00.000Z',
    sittings: [
      { startDate: '2026-03-02', startHour: '09:00', endHour: '17:00', location: 'Sala 1' },
    ] as never,
  });
  if (!store.find('seats', { userId: people.ana, classId: 61 }))
    store.insert('seats', {
      ...{ userId: people.ana, classId: 61, graduationId: null, enrolledAt: '2026-02-01T12:00:00.000Z' },
      ...{ attendedDates: [], attendedSittingIds: [] },
    });
  store.patch('tokens', token?.id ?? 0, { expiresAt: '2026-04-01T00:00:00.000Z' });
  const checkIn = async () =>
    (
      await call(
        'POST /api/decola/event/check-in/qr-code?confirmation=true&date=2026-03-02',
        undefined,
        token?.token,
      )
    ).code;
  expect(await checkIn()).toBeUndefined();
  clock.advance(12 * 3600);
  expect(await checkIn()).toBeUndefined();
  clock.advance(12 * 3600);
  expect(await checkIn()).toBe('EVENT_CLASS_FINISHED');
});

test('one’s own picture, as another brand has it, is one’s own', async () => {
  const { sandbox, store } = openConversation({ session: people.ana });
  const image = store.get('people', people.ana)?.image ?? '';
  const edit = async (sent: string) =>
    (
      await sandbox.answer(
        new Request('http://sandbox.test/api/decola/user/me/edit/personalInformation', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ user: { image: sent } }),
        }),
      )
    ).status;
  expect(image).toMatch(/^\/files\/people\//);
  expect(await edit(image.replace('/files/', '/files/brands/circulo/'))).toBe(200);
  expect(await edit(image.replace('/people/1', '/people/2'))).toBe(422);
});

test.each([
  ['lists in lists', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['objects in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['a list of thousands', `{"login":[${Array(200_000).fill('{}').join(',')}]}`],
  ['a text with NUL', '{"login":"a\\u0000","password":"b"}'],
  ['a text with half a pair', '{"login":"a\\ud800","password":"b"}'],
])('a body of %s is refused, and nothing breaks', async (_, body) => {
  const { sandbox } = openConversation({ session: 'nobody' });
  const answer = await sandbox.answer(new Request('http://sandbox.test/api/login', { method: 'POST', body }));
  expect(answer.status).toBe(422);
  expect((await answer.text()).length).toBeLessThan(10_000);
});
