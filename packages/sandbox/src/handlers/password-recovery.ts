import * as api from '@student/api-client';
import {
  type IdentityByPersonalData,
  isBlank,
  type NewPasswordWithToken,
  plainText,
  shownName,
} from '@student/domain';
import { firstBrand, marked, spokenBy } from '../brand.ts';
import type { Call } from '../call.ts';
import { personOfLogin } from '../logins.ts';
import { hashOf, type KeepingPassword, keepHash, newPassword, spendRecoveries } from '../passwords/change.ts';
import { randomToken } from '../random-token.ts';
import { refuse, refuseInvalid, violation } from '../refusal.ts';
import { done, reply, replyAfter } from '../reply.ts';
import type { Sessions } from '../sessions.ts';
import type { Records } from '../store/records.ts';
import type { Person } from '../store/records-people.ts';
import type { Store } from '../store/store.ts';

const anHour = 3_600_000;

/** Of one person's tokens, and of everybody's mails, so many are kept: asking again and again fills no disk. */
const [mostTokens, mostMails] = [20, 200];

/** A token that opens the new-password form for an hour, once. */
const openRecovery = ({ store, clock, now }: Call, userId: number): string => {
  const token = randomToken();
  const expiresAt = new Date(clock.now().getTime() + anHour).toISOString();
  store.insert('tokens', { token, kind: 'recovery', userId, expiresAt, usedAt: null });
  spendRecoveries(store, userId, now, token);
  // A spent one and one that is over are as unknown as one that never was, but for the last, which is told apart.
  for (const { id } of store.list('tokens', { userId, kind: 'recovery' }).slice(0, -mostTokens))
    store.remove('tokens', id);
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
      text: `Olá, ${name}.\n\nRecebemos um pedido para criar uma nova senha para a sua conta. Para continuar, abra o link desta mensagem. Ele vale por uma hora e só funciona uma vez.\n\nSe não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.\n\nEquipe ${brand.title}`,
      // On a host that several brands share the page knows by this which one it is of.
      link: brand.name ? `${address}?tenant=${brand.name}` : address,
      sentAt: call.now,
    });
    for (const { id } of call.store.list('mails').slice(0, -mostMails)) call.store.remove('mails', id);
  }
  return { recoveryType: 'email' as const };
});

const isSame = (known: string | null, given: string): boolean => {
  const said = plainText(known ?? '').trim();
  return said !== '' && said === plainText(given).trim();
};

/** What was never said proves nothing: an older file holds no badge as 0 and no mother's name as an empty text. */
const fits = (person: Person, given: IdentityByPersonalData): boolean =>
  isSame(person.name, given.name) &&
  isSame(person.birthDate, given.birthDate) &&
  Boolean(person.badgeCode) &&
  person.badgeCode === given.badgeCode &&
  isSame(person.mothersName, given.mothersName);

/**
 * Answers the token itself, as the contract has it (RECOVERY-14, RECOVERY-17): by e-mail, whoever knows somebody's address gets into
 * their account. A server with real people sends the token to that address instead (decisions 0300, 0313).
 */
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
const prepareReset = async (call: Resetting & KeepingPassword): Promise<string> => {
  recoveryOf(call);
  return hashOf(call, call.body);
};

const reset = (call: Resetting & { store: Store; sessions: Sessions }, hash: string) => {
  const { store, now } = call;
  const { userId } = recoveryOf(call);
  keepHash(store, userId, hash, now);
  call.sessions.closeAllOf(userId);
  return done;
};

export const resetPasswordByEmail = replyAfter(api.resetPasswordByEmail, prepareReset, reset, newPassword);
export const resetPasswordByData = replyAfter(api.resetPasswordByData, prepareReset, reset, newPassword);
