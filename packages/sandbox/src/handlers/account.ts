import * as api from '@student/api-client';
import { birthDateProblem, isBlank, loginMaxLength } from '@student/domain';
import { dayOf } from '../clock.ts';
import { chosenInterests, tooManyInterests } from '../interests.ts';
import { hashOf, keepHash, newPassword, spendRecoveries } from '../passwords/change.ts';
import { refuseInvalid, violation } from '../refusal.ts';
import { done, reply, replyAfter } from '../reply.ts';
import { dropReplaced, imageOf } from '../uploads.ts';
import { companiesOf, interestsOf, userView } from '../views/person.ts';
import { trimmed } from '../wire-input.ts';

/** The limits of registering hold for editing too (REGISTER-09). */
const refuseBirthDate = (day: string | null | undefined, now: string) => {
  if (day && birthDateProblem(day, dayOf(now))) refuseInvalid([violation('VALIDATION_ERROR', 'birthDate')]);
};

export const getCurrentUser = reply(api.getCurrentUser, ({ store, me, now }) => ({
  user: userView(store, me, now),
  companies: companiesOf(store, me),
}));

export const editCurrentUser = reply(api.editCurrentUser, ({ store, me, body, now }) => {
  const { image, profilePictureExtension, ...facts } = trimmed(body.user);
  const change = { ...facts, ...imageOf(store, me, { image, profilePictureExtension }) };
  if (change.name !== undefined && isBlank(change.name))
    refuseInvalid([violation('VALIDATION_ERROR', 'name', 'Informe o nome.')]);
  refuseBirthDate(change.birthDate, now);
  const email = change.email?.toLowerCase();
  // Nobody can sign in with a longer one (LIMITS-14).
  if (email && email.length > loginMaxLength) refuseInvalid([violation('VALIDATION_ERROR', 'email')]);
  const owner = email && store.find('people', { email });
  if (owner && owner.id !== me.id)
    refuseInvalid([violation('VALIDATION_ERROR', 'email', 'Este e-mail já está em uso.')]);
  if (email && email !== me.email) spendRecoveries(store, me.id, now);
  const person = store.patch('people', me.id, { ...change, ...(email && { email }) });
  dropReplaced(store, me, person.image);
  return { user: userView(store, person, now) };
});

export const finishOnboarding = reply(
  api.finishOnboarding,
  ({ store, me, body, now }) => {
    const { interests, image, profilePictureExtension, ...facts } = trimmed(body.user);
    const change = {
      ...facts,
      ...imageOf(store, me, { image, profilePictureExtension }),
      ...(interests && { interestIds: chosenInterests(store, interests) }),
      isFirstLogin: false,
    };
    const person = store.patch('people', me.id, change);
    dropReplaced(store, me, person.image);
    return { user: userView(store, person, now) };
  },
  { interests: tooManyInterests },
);

export const changePassword = replyAfter(
  api.changePassword,
  (call) => hashOf(call, call.body),
  ({ store, sessions, request, me, now }, hash) => {
    keepHash(store, me.id, hash, now);
    sessions.closeAllOf(me.id, request);
    return done;
  },
  newPassword,
);

export const acceptTerm = reply(api.acceptTerm, ({ store, me }) => {
  store.patch('people', me.id, { needAcceptNewTerm: false });
  return done;
});

export const listMyCompanies = reply(api.listMyCompanies, ({ store, me }) => ({
  companies: companiesOf(store, me),
}));

export const listMyProfileInterests = reply(api.listMyProfileInterests, ({ store, me }) => ({
  interests: interestsOf(store, me),
}));

export const listMyTeams = reply(api.listMyTeams, ({ store, me }) => ({
  teams: me.teamIds.flatMap((id) => store.get('teams', id) ?? []),
}));
