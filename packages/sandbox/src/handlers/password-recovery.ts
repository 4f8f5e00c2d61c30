import * as api from '@student/api-client';
import { type IdentityByPersonalData, isBlank, type NewPasswordWithToken, shownName } from '@student/domain';
import { firstBrand, marked, spokenBy } from '../brand.ts';
import type { Call } from '../call.ts';
import { personOfLogin } from '../logins.ts';
import { hashOf, keepHash, newPassword } from '../passwords/change.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { randomToken } from '../random-token.ts';
import { refuse, refuseInvalid, violation } from '../refusal.ts';
import { done, reply, replyAfter } from '../reply.ts';
import type { Sessions } from '../sessions.ts';
import type { Records } from '../store/records.ts';
import type { Person } from '../store/records-people.ts';
import type { Store } from '../store/store.ts';

const anHour = 3_600_000;

/** A token that opens the new-password form for an hour, once. */
const openRecovery = ({ store, clock, now }: Call, userId: number): string => {
  const token = randomToken();
  const expiresAt = new Date(clock.now().getTime() + anHour).toISOString();
  store.insert('tokens', { token, kind: 'recovery', userId, expiresAt, usedAt: null });
  store.list('tokens', { userId, kind: 'recovery' }).forEach(({ id, token: other }) => {
    if (other !== token) store.patch('tokens', id, { usedAt: now });
  });
  return token;
};

/** A document always leads to the identity form, so that nobody learns who has an account. */
export const startRecoveryByDocument = reply(api.startRecoveryByDocument, ({ body }) => {
  if (isBlank(body.document)) refuseInvalid([violation('VALIDATION_ERROR', 'document')]);
  return { recoveryType: 'data' as const };
});

/** A known e-mail gets a mail with the link; an unknown one the same answer. */
export const startRecoveryByEmail = reply(api.startRecoveryByEmail, (call) => {
  const { email } = call.body;
  const person = personOfLogin(call.store, email);
  if (person) {
    const brand = call.brandOf(call.request);
    const address = `${call.address()}/student/home/reset-password/email/${openRecovery(call, person.id)}`;
    const [name] = shownName(person).split(' ');
    call.store.insert('mails', {
      to: email.toLowerCase(),
      from: `${brand.title} <${brand.supportEmail ?? firstBrand.supportEmail}>`,
      subject: spokenBy(marked('Crie uma nova senha {na Decola}'), brand),
      text: `Olá, ${name}. Você pediu para criar uma nova senha. O link vale por uma hora e só pode ser usado uma vez. Se não foi você, ignore esta mensagem: sua senha continua a mesma.\n\nEquipe ${brand.title}`,
      // On a host that several brands share the page knows by this which one it is of.
      link: brand.name ? `${address}?tenant=${brand.name}` : address,
      sentAt: call.now,
    });
  }
  return { recoveryType: 'email' as const };
});

const plain = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isSame = (known: string | null, given: string): boolean =>
  plain(known ?? '') !== '' && plain(known ?? '') === plain(given);

/** What was never said proves nothing: an older file holds no badge as 0 and no mother's name as an empty text. */
const fits = (person: Person, given: IdentityByPersonalData): boolean =>
  isSame(person.name, given.name) &&
  isSame(person.birthDate, given.birthDate) &&
  Boolean(person.badgeCode) &&
  person.badgeCode === given.badgeCode &&
  isSame(person.mothersName, given.mothersName);

export const checkRecoveryIdentity = reply(
  api.checkRecoveryIdentity,
  (call) => {
    const given = call.body;
    const person = personOfLogin(call.store, 'document' in given ? given.document : given.email);
    if (!person || ('document' in given && !fits(person, given)))
      return refuseUnconfirmed('document' in given ? 'document' : 'email');
    return { token: openRecovery(call, person.id) };
  },
  { '': { code: 'VALIDATION_ERROR', field: 'name' } },
);

const refuseUnconfirmed = (field: string): never => {
  refuseInvalid([violation('IDENTITY_NOT_CONFIRMED', field)]);
  return refuse('IDENTITY_NOT_CONFIRMED');
};

type Resetting = {
  store: Pick<Store, 'find'>;
  bearer: string | undefined;
  body: NewPasswordWithToken;
  now: string;
};

/** The token of the link or of the form, as long as it opens something; header and body carry the same. */
const recoveryOf = ({ store, bearer, body, now }: Resetting): Records['tokens'] & { userId: number } => {
  const token = bearer ? store.find('tokens', { token: bearer, kind: 'recovery' }) : undefined;
  if (!token || token.userId === null || token.usedAt || token.expiresAt <= now || body.token !== bearer)
    return refuse('INVALID_TOKEN');
  return { ...token, userId: token.userId };
};

/** Judges the token before the slow hash, and again after it: of two who use it at once, one succeeds. */
const prepareReset = async (call: Resetting & { passwords: Passwords }): Promise<string> => {
  recoveryOf(call);
  return hashOf(call.passwords, call.body);
};

const reset = (call: Resetting & { store: Store; sessions: Sessions }, hash: string) => {
  const { store, now } = call;
  const { id, userId } = recoveryOf(call);
  keepHash(store, userId, hash, now);
  store.patch('tokens', id, { usedAt: now });
  call.sessions.closeAllOf(userId);
  return done;
};

export const resetPasswordByEmail = replyAfter(api.resetPasswordByEmail, prepareReset, reset, newPassword);
export const resetPasswordByData = replyAfter(api.resetPasswordByData, prepareReset, reset, newPassword);
