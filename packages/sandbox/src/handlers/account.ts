import * as api from '@student/api-client';
import { imageExtensions, interestsProblem } from '@student/domain';
import * as v from 'valibot';
import { changePasswordOf } from '../passwords/change.ts';
import { refuseInvalid, violation } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { companiesOf, interestsOf, userView } from '../views/person.ts';
import { AddressInput, emailOr, IsoDate, NewPassword, Optional } from '../wire-input.ts';

const Text = v.pipe(v.string(), v.trim());
const Extension = v.pipe(
  v.string(),
  v.check((text) => imageExtensions.some((known) => known === text.toLowerCase())),
);

const Edit = v.object({
  user: v.object({
    name: v.optional(v.pipe(Text, v.minLength(1))),
    socialName: Optional(Text),
    email: v.optional(v.pipe(emailOr('VALIDATION_ERROR|'), v.toLowerCase())),
    birthDate: v.optional(IsoDate),
    profession: Optional(Text),
    academicEducation: Optional(Text),
    biography: Optional(Text),
    address: Optional(AddressInput),
    image: Optional(Text),
    profilePictureExtension: Optional(Extension),
  }),
});

const Onboarding = v.object({
  user: v.object({
    socialName: Optional(Text),
    biography: Optional(Text),
    image: Optional(Text),
    profilePictureExtension: Optional(Extension),
    interests: v.optional(v.array(v.number())),
  }),
});

export const getCurrentUser = reply(api.getCurrentUser, ({ store, me }) => ({
  user: userView(store, me),
  companies: companiesOf(store, me),
}));

export const editCurrentUser = reply(api.editCurrentUser, async ({ store, me, body }) => {
  const { user } = await body(Edit);
  const owner = user.email && store.find('people', { email: user.email });
  if (owner && owner.id !== me.id)
    refuseInvalid([violation('VALIDATION_ERROR', 'email', 'Este e-mail já está em uso.')]);
  return { user: userView(store, store.patch('people', me.id, user)) };
});

export const finishOnboarding = reply(api.finishOnboarding, async ({ store, me, body }) => {
  const { user } = await body(Onboarding);
  const { interests, ...facts } = user;
  const problem = interests && interestsProblem(interests);
  if (problem) refuseInvalid([violation(problem, 'interests')]);
  const change = { ...facts, ...(interests && { interestIds: interests }), isFirstLogin: false };
  return { user: userView(store, store.patch('people', me.id, change)) };
});

export const changePassword = reply(api.changePassword, async (call) => {
  const { password, confirmation } = await call.body(NewPassword);
  await changePasswordOf(call, call.me.id, password, confirmation);
  return done;
});

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
