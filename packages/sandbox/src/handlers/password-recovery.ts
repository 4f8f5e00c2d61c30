import * as api from '@student/api-client';
import { loginMaxLength, shownName } from '@student/domain';
import * as v from 'valibot';
import type { Call } from '../call.ts';
import { personOfLogin } from '../logins.ts';
import { changePasswordOf } from '../passwords/change.ts';
import { refuse, refuseInvalid, violation } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { emailOr, filled, NewPassword } from '../wire-input.ts';

const anHour = 3_600_000;

/** A token that opens the new-password form for an hour, once. */
const openRecovery = ({ store, clock, now }: Call, userId: number): string => {
  const token = crypto.randomUUID().replaceAll('-', '');
  const expiresAt = new Date(clock.now().getTime() + anHour).toISOString();
  store.insert('tokens', { token, kind: 'recovery', userId, expiresAt, usedAt: null });
  store.list('tokens', { userId, kind: 'recovery' }).forEach(({ id, token: other }) => {
    if (other !== token) store.patch('tokens', id, { usedAt: now });
  });
  return token;
};

/** A document always leads to the identity form, so that nobody learns who has an account. */
export const startRecoveryByDocument = reply(api.startRecoveryByDocument, async ({ body }) => {
  await body(v.object({ document: v.pipe(filled('VALIDATION_ERROR'), v.maxLength(loginMaxLength)) }));
  return { recoveryType: 'data' as const };
});

/** A known e-mail gets a mail with the link; an unknown one the same answer. */
export const startRecoveryByEmail = reply(api.startRecoveryByEmail, async (call) => {
  const { email } = await call.body(v.object({ email: emailOr('VALIDATION_ERROR|') }));
  const person = personOfLogin(call.store, email);
  if (person) {
    const origin = call.request.headers.get('origin') ?? new URL(call.request.url).origin;
    const link = `${origin}/student/home/reset-password/email/${openRecovery(call, person.id)}`;
    call.store.insert('mails', {
      to: email.toLowerCase(),
      subject: 'Recupere o seu acesso',
      text: `Olá, ${shownName(person)}. Para criar uma nova senha, abra o link abaixo. Ele vale por uma hora.`,
      link,
      sentAt: call.now,
    });
  }
  return { recoveryType: 'email' as const };
});

const plain = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const Identity = v.object({
  email: v.optional(v.pipe(v.string(), v.trim())),
  name: v.optional(v.string()),
  birthDate: v.optional(v.string()),
  badgeCode: v.optional(v.number()),
  document: v.optional(v.string()),
  mothersName: v.optional(v.string()),
});

export const checkRecoveryIdentity = reply(api.checkRecoveryIdentity, async (call) => {
  const given = await call.body(Identity);
  const { name, birthDate, badgeCode, document, mothersName, email } = given;
  const personal = [name, birthDate, badgeCode, document, mothersName];
  const isWhole = personal.every((value) => value !== undefined);
  if (!isWhole && (email === undefined || personal.some((value) => value !== undefined)))
    refuseInvalid([violation('VALIDATION_ERROR', 'name')]);
  const person = personOfLogin(call.store, isWhole ? (document ?? '') : (email ?? ''));
  const fits =
    person &&
    (!isWhole ||
      (plain(person.name) === plain(name ?? '') &&
        person.birthDate === birthDate &&
        person.badgeCode === badgeCode &&
        plain(person.mothersName) === plain(mothersName ?? '')));
  if (!person || !fits) return refuseUnconfirmed();
  return { token: openRecovery(call, person.id) };
});

const refuseUnconfirmed = (): never => {
  refuseInvalid([violation('IDENTITY_NOT_CONFIRMED', 'document')]);
  return refuse('IDENTITY_NOT_CONFIRMED');
};

const reset = async (call: Call) => {
  const token = call.bearer ? call.store.find('tokens', { token: call.bearer, kind: 'recovery' }) : undefined;
  if (!token || token.userId === null || token.usedAt || token.expiresAt <= call.now)
    return refuse('INVALID_TOKEN');
  const { password, confirmation } = await call.body(NewPassword);
  await changePasswordOf(call, token.userId, password, confirmation);
  call.store.patch('tokens', token.id, { usedAt: call.now });
  for (const session of call.store.list('sessions', { userId: token.userId }))
    call.store.remove('sessions', session.id);
  return done;
};

export const resetPasswordByEmail = reply(api.resetPasswordByEmail, reset);
export const resetPasswordByData = reply(api.resetPasswordByData, reset);
