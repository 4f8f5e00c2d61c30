import type { Moment } from '../testing/flow.tsx';

/** Every state of signing in that a person can meet, by the name of its story. */
export const signInMoments = {
  Idle: { state: 'idle' },
  MissingCredentials: {
    state: 'idle',
    context: { problems: { login: 'INVALID_CPF', password: 'REQUIRED' } },
  },
  RefusedCredentials: {
    state: 'idle',
    context: { failure: { code: 'INVALID_CREDENTIALS', message: 'Login ou senha inválidos.' } },
  },
  NoConnection: { state: 'idle', context: { failure: { code: 'NO_RESPONSE' } } },
  SigningIn: { state: 'signingIn' },
  LoadingPerson: { state: 'loadingPerson' },
  ReviewingTerm: { state: 'reviewingTerm' },
  AcceptingTerm: { state: 'acceptingTerm' },
  CreatingCredentials: { state: 'creatingCredentials' },
  MissingNewPassword: {
    state: 'creatingCredentials',
    context: {
      problems: { password: 'WEAK_PASSWORD', confirmation: 'PASSWORDS_DIFFER', term: 'TERMS_NOT_ACCEPTED' },
    },
  },
  ChangingPassword: { state: 'changingPassword' },
  AcceptingFirstTerm: { state: 'acceptingFirstTerm', context: { isPasswordChanged: true } },
  SignedIn: { state: 'signedIn', context: { redirect: '/student/course/12' } },
} satisfies Record<string, Moment>;
