import type { Problems } from '../errors.ts';

/** Shortest password, in characters (LIMITS-14). */
export const passwordMinLength = 8;
/** Entropy above which a password is strong (REGISTER-23). */
export const strongEntropyAbove = 75;
/** Pause after typing before the strength is asked for, in ms (REGISTER-22). */
export const passwordStrengthDelay = 200;

/** What a tenant asks of a password beside length, lowercase letter, number and no spaces (REGISTER-21, THEME-06). */
export type PasswordDemands = { requiresUppercase: boolean; requiresSpecialCharacter: boolean };

export type PasswordHintName =
  | 'length'
  | 'noWhitespace'
  | 'lowercase'
  | 'number'
  | 'specialCharacter'
  | 'uppercase';

const hints: Record<PasswordHintName, RegExp> = {
  length: /^[\s\S]{8,}$/,
  noWhitespace: /^\S+$/,
  lowercase: /\p{Ll}/u,
  number: /\d/,
  specialCharacter: /[!@#$%^&*]/,
  uppercase: /\p{Lu}/u,
};

/** The live hints, in the order of the specification, each met or not; what the tenant does not ask for is not listed (REGISTER-20). */
export function passwordHints(
  password: string,
  demands: PasswordDemands,
): { name: PasswordHintName; isMet: boolean }[] {
  const names = Object.keys(hints) as PasswordHintName[];
  return names
    .filter((name) => name !== 'uppercase' || demands.requiresUppercase)
    .filter((name) => name !== 'specialCharacter' || demands.requiresSpecialCharacter)
    .map((name) => ({ name, isMet: hints[name].test(password) }));
}

/** Tells whether every live hint is met: only then is the strength asked for (REGISTER-22). */
export function meetsPasswordHints(password: string, demands: PasswordDemands): boolean {
  return passwordHints(password, demands).every((hint) => hint.isMet);
}

/** The label of a strength: weak below the server's minimum, good up to and including 75, strong above (REGISTER-23). */
export function passwordStrength(answer: {
  entropy: number;
  minEntropy: number;
}): 'weak' | 'good' | 'strong' {
  if (answer.entropy < answer.minEntropy) return 'weak';
  return answer.entropy > strongEntropyAbove ? 'strong' : 'good';
}

/** Tells whether a new password fits the reset pattern: 8 characters, a digit or a sign, both cases (RECOVERY-21). */
export function fitsResetPattern(password: string): boolean {
  return (
    password.length >= passwordMinLength &&
    /[\d\W_]/.test(password.replace(/\p{L}/gu, '')) &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password)
  );
}

type NewPassword = { password: string; confirmation: string };

/** What a new password and its confirmation lack; both are judged as they are sent, trimmed (AUTH-34, AUTH-35, RECOVERY-21). */
export function newPasswordProblems(draft: NewPassword): Problems<'password' | 'confirmation'> {
  const password = draft.password.trim();
  const confirmation = draft.confirmation.trim();
  return {
    ...(password === '' && { password: 'REQUIRED' as const }),
    ...(password !== '' && !fitsResetPattern(password) && { password: 'WEAK_PASSWORD' as const }),
    ...(confirmation === '' && { confirmation: 'REQUIRED' as const }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: 'PASSWORDS_DIFFER' as const }),
  };
}

/** The same with the tick of the terms, which reset and first login ask for (AUTH-31, AUTH-33). */
export function newCredentialsProblems(
  draft: NewPassword & { hasAcceptedTerm: boolean },
): Problems<'password' | 'confirmation' | 'term'> {
  return {
    ...newPasswordProblems(draft),
    ...(!draft.hasAcceptedTerm && { term: 'TERMS_NOT_ACCEPTED' as const }),
  };
}
