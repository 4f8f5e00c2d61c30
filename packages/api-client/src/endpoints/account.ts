import {
  Company,
  Done,
  Interest,
  NewPassword,
  named,
  OnboardingUser,
  rows,
  Team,
  User,
  UserEdit,
} from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Replace the password of the signed-in person. */
export const changePassword = endpoint('POST /api/user/change/password', {
  body: NewPassword,
  data: Done,
  refusals: ['WEAK_PASSWORD'],
});

/** Accept the current terms of use. */
export const acceptTerm = endpoint('POST /api/user/accept/term', {
  data: Done,
});

/** Change personal data. */
export const editCurrentUser = endpoint('POST /api/decola/user/me/edit/personalInformation', {
  body: v.strictObject({ user: UserEdit }),
  data: named('user', User),
  refusals: ['VALIDATION_ERROR'],
});

/** Save what onboarding collected and end it. isFirstLogin becomes false. */
export const finishOnboarding = endpoint('POST /api/decola/user/onBoarding/finish', {
  body: v.strictObject({ user: OnboardingUser }),
  data: named('user', User),
  refusals: ['TOO_MANY_INTERESTS'],
});

/** List the companies of the signed-in person. */
export const listMyCompanies = endpoint('GET /api/decola/user/companies', {
  data: named('companies', v.array(Company)),
});

/** List the interests shown on the profile. */
export const listMyProfileInterests = endpoint('GET /api/decola/user/interests', {
  data: named('interests', rows(Interest)),
});

/** List the teams of the signed-in person. */
export const listMyTeams = endpoint('GET /api/decola/user/teams', {
  data: named('teams', v.array(Team)),
});
