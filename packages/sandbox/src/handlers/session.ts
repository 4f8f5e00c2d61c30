import * as api from '@student/api-client';
import { userTypes } from '@student/domain';
import { dayOf } from '../clock.ts';
import { personOfLogin } from '../logins.ts';
import { refuse } from '../refusal.ts';
import { done, reply, replyAfter } from '../reply.ts';
import type { Store } from '../store/store.ts';

export const signIn = replyAfter(
  api.signIn,
  async ({ store, passwords, body: { login, password } }) => {
    const person = personOfLogin(store, login);
    const kept = person && store.find('credentials', { userId: person.id });
    const isRight = await passwords.verify(password, kept?.hash ?? passwords.seeded);
    if (!kept || !isRight) return undefined;
    // What was hashed at a lower cost is hashed anew.
    return { kept, made: passwords.isCurrent(kept.hash) ? undefined : await passwords.hash(password) };
  },
  ({ store, sessions, now }, proven) => {
    const kept = proven && store.find('credentials', { userId: proven.kept.userId });
    // Somebody may have changed the password while it was being checked.
    const person = kept && kept.hash === proven.kept.hash ? store.get('people', kept.userId) : undefined;
    if (!person || !kept) return refuse('INVALID_CREDENTIALS');
    if (proven?.made) store.patch('credentials', kept.id, { hash: proven.made });
    countAccess(store, person.id, dayOf(now));
    return Response.json({ data: done }, { headers: sessions.open(person) });
  },
);

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
