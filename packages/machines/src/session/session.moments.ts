import type { Moment } from '../testing/flow.tsx';

const ana = { id: 1, userType: 1, isFirstLogin: false };
const someone = { person: ana, userType: 1 };

/** Every state of a session that a person can meet, by the name of its story. */
export const sessionMoments = {
  Absent: { state: 'absent', context: { person: undefined } },
  Consulting: { state: 'consulting', context: { person: undefined } },
  Entering: {
    state: { entering: { session: 'validating', configuration: 'loading', profile: 'checking' } },
    context: { person: ana },
  },
  AlmostIn: {
    state: { entering: { session: 'settled', configuration: 'settled', profile: 'checking' } },
    context: { person: ana },
  },
  SettledProfile: {
    state: { entering: { session: 'validating', configuration: 'loading', profile: 'settled' } },
    context: someone,
  },
  Staying: { state: { present: 'staying' }, context: someone },
  Manager: { state: { present: 'staying' }, context: { person: { ...ana, userType: 4 }, userType: 4 } },
  Maintenance: {
    state: { present: 'staying' },
    context: { ...someone, configuration: { isMaintenanceMode: true, isSuggestionMode: false } },
  },
  ConfirmingLeave: { state: { present: 'confirmingLeave' }, context: someone },
  AskingPassword: { state: { expired: 'askingPassword' }, context: someone },
  WrongPassword: {
    state: { expired: 'askingPassword' },
    context: { ...someone, failure: { code: 'INVALID_CREDENTIALS', message: 'Login ou senha inválidos.' } },
  },
  SigningInAgain: { state: { expired: 'signingInAgain' }, context: someone },
  Recognising: { state: { expired: 'recognising' }, context: someone },
  Replacing: {
    state: { expired: 'replacing' },
    context: { ...someone, newcomer: { id: 2, userType: 4, isFirstLogin: false } },
  },
  SigningOut: { state: 'signingOut', context: someone },
  Forgetting: { state: 'forgetting', context: someone },
} satisfies Record<string, Moment>;
