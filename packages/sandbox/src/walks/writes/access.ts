import { seededPassword } from '../../passwords/passwords.ts';
import { people } from '../../seed/named-people.ts';
import { openBrowser, operationOf, type Stage } from '../walk.ts';
import { get, only, part, unchanged, type Write } from './write.ts';

const chosen = 'Nuvem#4821';
const emails = { ana: 'ana.souza@decola.com.br', bruno: 'bruno.lima@decola.com.br' };

/** What a login opens with each password: the person's name, or the code of the refusal. */
const opened = async ({ sandbox }: Stage, login: string) => {
  const answers = [seededPassword, chosen].map(async (password) => {
    const browser = openBrowser(sandbox);
    const { error } = await browser.call(operationOf('signIn'), { body: { login, password } });
    if (error) return (error as { code?: string }).code;
    return part(part(await get(browser, 'getCurrentUser'), 'user'), 'name');
  });
  return { seeded: await answers[0], chosen: await answers[1] };
};

const loginOf = (stage: Stage) => stage.me()?.email ?? emails.ana;
const session: Write['read'] = (stage) => get(stage, 'validateSession');
const passwords: Write['read'] = (stage) => opened(stage, loginOf(stage));
/** The same while nobody is signed in: of the person whose password it is, and of Bruno. */
const passwordsOfBoth: Write['read'] = async (stage) => ({
  ana: await opened(stage, emails.ana),
  bruno: await opened(stage, emails.bruno),
});

const recoveryOf = (userId: number, { sandbox: { store } }: Stage) => {
  const token = `recuperacao-de-${userId}`;
  const expiresAt = '2026-03-02T16:00:00.000Z';
  store.insert('tokens', { token, kind: 'recovery', userId, expiresAt, usedAt: null });
  return { token, body: { token, password: chosen, confirmation: chosen } };
};

/** A reset, by somebody who lost the password, while Ana is signed in elsewhere; her session ends, Bruno's does not. */
const reset = (operation: string): Write => ({
  operation,
  given: (mine) => recoveryOf(people.ana, mine),
  read: async (stage) => ({ session: await session(stage, {}), ...(await opened(stage, emails.ana)) }),
  mine: [
    { session: { isValid: true }, seeded: 'Ana Beatriz Souza', chosen: 'INVALID_CREDENTIALS' },
    { session: 'ACCESS_SESSION_EXPIRED', seeded: 'INVALID_CREDENTIALS', chosen: 'Ana Beatriz Souza' },
  ],
  theirs: [
    { session: { isValid: true }, seeded: 'Ana Beatriz Souza', chosen: 'INVALID_CREDENTIALS' },
    { session: { isValid: true }, seeded: 'INVALID_CREDENTIALS', chosen: 'Ana Beatriz Souza' },
  ],
  another: { refused: 'INVALID_TOKEN', when: 'after' },
});

const user = {
  name: 'Sofia Nascimento',
  birthDate: '1999-05-20',
  document: '11144477735',
  isForeigner: false,
  email: 'sofia.nascimento@exemplo.com.br',
  password: chosen,
  passwordConfirmation: chosen,
  address: { zipCode: '01310100', city: 'São Paulo', stateID: 25, addressNumber: 40 },
};

/** Sessions, passwords, recovery, registration. */
export const accessWrites: readonly Write[] = [
  {
    operation: 'signIn',
    effect: 'opens a session in this browser only',
    me: 'nobody',
    other: 'nobody',
    given: () => ({ body: { login: emails.ana, password: seededPassword } }),
    read: async (stage) => ({
      session: await session(stage, {}),
      name: part(part(await get(stage, 'getCurrentUser'), 'user'), 'name'),
    }),
    mine: [
      { session: 'ACCESS_SESSION_EXPIRED', name: 'ACCESS_SESSION_EXPIRED' },
      { session: { isValid: true }, name: 'Ana Beatriz Souza' },
    ],
    theirs: unchanged({ session: 'ACCESS_SESSION_EXPIRED', name: 'ACCESS_SESSION_EXPIRED' }),
    another: { theirs: { session: { isValid: true }, name: 'Ana Beatriz Souza' } },
  },
  {
    operation: 'signIn',
    effect: 'counts an access of the day',
    given: () => ({ body: { login: emails.ana, password: seededPassword } }),
    other: people.caio,
    read: (stage) => get(stage, 'listMyAccesses', { query: { period: 'day', interval: 2 } }),
    mine: [
      [
        { date: '2026-03-01', quantity: 4 },
        { date: '2026-03-02', quantity: 0 },
      ],
      [
        { date: '2026-03-01', quantity: 4 },
        { date: '2026-03-02', quantity: 1 },
      ],
    ],
    theirs: unchanged([
      { date: '2026-03-01', quantity: 0 },
      { date: '2026-03-02', quantity: 1 },
    ]),
    another: {
      theirs: [
        { date: '2026-03-01', quantity: 4 },
        { date: '2026-03-02', quantity: 2 },
      ],
      mine: [
        { date: '2026-03-01', quantity: 4 },
        { date: '2026-03-02', quantity: 2 },
      ],
    },
  },
  {
    operation: 'signOut',
    read: session,
    mine: [{ isValid: true }, 'ACCESS_SESSION_EXPIRED'],
    theirs: unchanged({ isValid: true }),
    another: { theirs: 'ACCESS_SESSION_EXPIRED' },
  },
  {
    operation: 'changePassword',
    given: () => ({ body: { password: chosen, confirmation: chosen } }),
    read: async (stage, given) => ({
      ...((await passwords(stage, given)) as object),
      on: part(part(await get(stage, 'getCurrentUser'), 'user'), 'passwordModifiedAt'),
    }),
    mine: [
      { seeded: 'Ana Beatriz Souza', chosen: 'INVALID_CREDENTIALS', on: '2025-10-16T15:00:00.000Z' },
      { seeded: 'INVALID_CREDENTIALS', chosen: 'Ana Beatriz Souza', on: '2026-03-02T15:00:00.000Z' },
    ],
    theirs: unchanged({
      seeded: 'Bruno Carvalho Lima',
      chosen: 'INVALID_CREDENTIALS',
      on: '2025-10-28T15:00:00.000Z',
    }),
    another: {
      theirs: {
        seeded: 'INVALID_CREDENTIALS',
        chosen: 'Bruno Carvalho Lima',
        on: '2026-03-02T15:00:00.000Z',
      },
    },
  },
  {
    operation: 'startRecoveryByEmail',
    effect: 'sends a link that opens the account of this address only',
    me: 'nobody',
    other: 'nobody',
    given: () => ({ body: { email: emails.ana } }),
    act: async (stage, given) => {
      const { store } = stage.sandbox;
      const outcome = await stage.call(operationOf('startRecoveryByEmail'), given);
      const mail = store.list('mails', { to: emails.ana }).at(-1);
      const token = mail?.link?.split('/reset-password/email/')[1] ?? '';
      const body = { token, password: chosen, confirmation: chosen };
      const { error } = await stage.call(operationOf('resetPasswordByEmail'), { token, body });
      return error ? { ...outcome, error } : outcome;
    },
    read: passwordsOfBoth,
    mine: [
      {
        ana: { seeded: 'Ana Beatriz Souza', chosen: 'INVALID_CREDENTIALS' },
        bruno: { seeded: 'Bruno Carvalho Lima', chosen: 'INVALID_CREDENTIALS' },
      },
      {
        ana: { seeded: 'INVALID_CREDENTIALS', chosen: 'Ana Beatriz Souza' },
        bruno: { seeded: 'Bruno Carvalho Lima', chosen: 'INVALID_CREDENTIALS' },
      },
    ],
    theirs: [
      {
        ana: { seeded: 'Ana Beatriz Souza', chosen: 'INVALID_CREDENTIALS' },
        bruno: { seeded: 'Bruno Carvalho Lima', chosen: 'INVALID_CREDENTIALS' },
      },
      {
        ana: { seeded: 'INVALID_CREDENTIALS', chosen: 'Ana Beatriz Souza' },
        bruno: { seeded: 'Bruno Carvalho Lima', chosen: 'INVALID_CREDENTIALS' },
      },
    ],
    another: {
      theirs: {
        ana: { seeded: 'INVALID_CREDENTIALS', chosen: 'Ana Beatriz Souza' },
        bruno: { seeded: 'Bruno Carvalho Lima', chosen: 'INVALID_CREDENTIALS' },
      },
    },
  },
  {
    operation: 'checkRecoveryIdentity',
    effect: 'gives a token that opens the account of this person only',
    me: 'nobody',
    other: 'nobody',
    given: () => ({
      body: {
        document: '52998224725',
        name: 'ana beatriz souza',
        birthDate: '1994-08-17',
        mothersName: 'Regina Celia Souza',
        badgeCode: 10_401,
      },
    }),
    act: async (stage, given) => {
      const outcome = await stage.call(operationOf('checkRecoveryIdentity'), given);
      const token = String(outcome.data);
      const body = { token, password: chosen, confirmation: chosen };
      const { error } = await stage.call(operationOf('resetPasswordByData'), { token, body });
      return error ? { ...outcome, error } : outcome;
    },
    read: passwordsOfBoth,
    mine: [
      {
        ana: { seeded: 'Ana Beatriz Souza', chosen: 'INVALID_CREDENTIALS' },
        bruno: { seeded: 'Bruno Carvalho Lima', chosen: 'INVALID_CREDENTIALS' },
      },
      {
        ana: { seeded: 'INVALID_CREDENTIALS', chosen: 'Ana Beatriz Souza' },
        bruno: { seeded: 'Bruno Carvalho Lima', chosen: 'INVALID_CREDENTIALS' },
      },
    ],
    theirs: [
      {
        ana: { seeded: 'Ana Beatriz Souza', chosen: 'INVALID_CREDENTIALS' },
        bruno: { seeded: 'Bruno Carvalho Lima', chosen: 'INVALID_CREDENTIALS' },
      },
      {
        ana: { seeded: 'INVALID_CREDENTIALS', chosen: 'Ana Beatriz Souza' },
        bruno: { seeded: 'Bruno Carvalho Lima', chosen: 'INVALID_CREDENTIALS' },
      },
    ],
    another: {
      theirs: {
        ana: { seeded: 'INVALID_CREDENTIALS', chosen: 'Ana Beatriz Souza' },
        bruno: { seeded: 'Bruno Carvalho Lima', chosen: 'INVALID_CREDENTIALS' },
      },
    },
  },
  reset('resetPasswordByEmail'),
  reset('resetPasswordByData'),
  {
    operation: 'registerStudent',
    me: 'nobody',
    other: 'nobody',
    given: () => ({ body: { user } }),
    read: async ({ sandbox }) => {
      const browser = openBrowser(sandbox);
      await browser.call(operationOf('signIn'), { body: { login: user.document, password: chosen } });
      const read = part(await get(browser, 'getCurrentUser'), 'user');
      return only(
        read,
        'name',
        'birthDate',
        'document',
        'email',
        'address',
        'isFirstLogin',
        'userType',
        'decoins',
      );
    },
    mine: [
      'ACCESS_SESSION_EXPIRED',
      {
        name: 'Sofia Nascimento',
        birthDate: '1999-05-20',
        document: '11144477735',
        email: 'sofia.nascimento@exemplo.com.br',
        address: {
          zipCode: '01310100',
          stateId: 25,
          federalUnit: null,
          city: 'São Paulo',
          district: null,
          street: null,
          addressNumber: 40,
          complement: null,
        },
        isFirstLogin: true,
        userType: 1,
        decoins: 0,
      },
    ],
    theirs: [
      'ACCESS_SESSION_EXPIRED',
      {
        name: 'Sofia Nascimento',
        birthDate: '1999-05-20',
        document: '11144477735',
        email: 'sofia.nascimento@exemplo.com.br',
        address: {
          zipCode: '01310100',
          stateId: 25,
          federalUnit: null,
          city: 'São Paulo',
          district: null,
          street: null,
          addressNumber: 40,
          complement: null,
        },
        isFirstLogin: true,
        userType: 1,
        decoins: 0,
      },
    ],
    another: { refused: 'ALREADY_REGISTERED', when: 'after' },
  },
];
