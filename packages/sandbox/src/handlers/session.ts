import * as api from '@student/api-client';
import { loginMaxLength, userTypes } from '@student/domain';
import * as v from 'valibot';
import { code } from '../call.ts';
import { dayOf } from '../clock.ts';
import { personOfLogin } from '../logins.ts';
import { refuse } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import type { Store } from '../store/store.ts';

const Credentials = v.object({
  login: v.pipe(v.string(code('VALIDATION_ERROR')), v.trim(), v.minLength(1), v.maxLength(loginMaxLength)),
  password: v.pipe(v.string(), v.minLength(1)),
});

export const signIn = reply(api.signIn, async (call) => {
  const { login, password } = await call.body(Credentials);
  const person = personOfLogin(call.store, login);
  const kept = person && call.store.find('credentials', { userId: person.id });
  const isRight = await call.passwords.verify(password, kept?.hash ?? call.passwords.seeded);
  if (!person || !kept || !isRight) return refuse('INVALID_CREDENTIALS');
  countAccess(call.store, person.id, dayOf(call.now));
  return Response.json({ data: done }, { headers: call.sessions.open(person) });
});

export const signOut = reply(api.signOut, (call) =>
  Response.json({ data: done }, { headers: call.sessions.close(call.request) }),
);

export const validateSession = reply(api.validateSession, () => ({ isValid: true as const }));

export const checkIsAdministrator = reply(api.checkIsAdministrator, ({ me }) => ({
  isAdmin: me.userType === userTypes.administrator,
}));

export const checkIsTeamManager = reply(api.checkIsTeamManager, ({ me }) => ({
  isManager: me.userType === userTypes.teamManager,
}));

const countAccess = (store: Store, userId: number, date: string) => {
  const known = store.find('accesses', { userId, date });
  if (known) store.patch('accesses', known.id, { quantity: known.quantity + 1 });
  else store.insert('accesses', { userId, date, quantity: 1 });
};
