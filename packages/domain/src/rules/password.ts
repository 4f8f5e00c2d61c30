import type { Problems } from '../errors.ts';

/** Shortest password, in characters (LIMITS-14). */
export const passwordMinLength = 8;
/** Entropy above which a password is strong (REGISTER-23). */
const strongEntropyAbove = 75;

/** What a tenant asks of a password beside length and a lowercase letter (REGISTER-21, THEME-06). */
export type PasswordDemands = { requiresUppercase: boolean; requiresSpecialCharacter: boolean };

/** The demands of a tenant by what its facts call them. */
export const passwordDemands: Record<'full' | 'relaxed', PasswordDemands> = {
  full: { requiresUppercase: true, requiresSpecialCharacter: true },
  relaxed: { requiresUppercase: false, requiresSpecialCharacter: false },
};

/** The label of a strength: weak below the server's minimum, good up to and including 75, strong above (REGISTER-23). */
export function passwordStrength(answer: {
  entropy: number;
  minEntropy: number;
}): 'weak' | 'good' | 'strong' {
  if (answer.entropy < answer.minEntropy) return 'weak';
  return answer.entropy > strongEntropyAbove ? 'strong' : 'good';
}

type PasswordRuleName = 'length' | 'noSpace' | 'lowercase' | 'number' | 'special' | 'uppercase';

const passwordRules: Record<PasswordRuleName, (password: string) => boolean> = {
  length: (password) => password.length >= passwordMinLength,
  noSpace: (password) => /^\S+$/.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\d/.test(password),
  special: (password) => /[!@#$%^&*]/.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
};

/**
 * What a registration asks of a password, each met or not, judged as it is sent, trimmed; a tenant may ask for neither an uppercase
 * letter nor a special character (REGISTER-20, REGISTER-21).
 */
export function passwordHints(
  password: string,
  { requiresUppercase, requiresSpecialCharacter }: PasswordDemands,
): { name: PasswordRuleName; isMet: boolean }[] {
  const trimmed = password.trim();
  const names = Object.keys(passwordRules) as PasswordRuleName[];
  return names
    .filter((name) => name !== 'uppercase' || requiresUppercase)
    .filter((name) => name !== 'special' || requiresSpecialCharacter)
    .map((name) => ({ name, isMet: passwordRules[name](trimmed) }));
}

/** Tells whether a password meets every hint: only then is its strength asked for (REGISTER-22). */
export const meetsAllHints = (password: string, demands: PasswordDemands): boolean =>
  passwordHints(password, demands).every(({ isMet }) => isMet);

type ResetRuleName = 'length' | 'lowercase' | 'uppercase' | 'numberOrSign';

const resetRules: Record<ResetRuleName, (password: string) => boolean> = {
  length: (password) => password.length >= passwordMinLength,
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  numberOrSign: (password) => /[\d\W_]/.test(password.replace(/\p{L}/gu, '')),
};

/**
 * What reset and first login ask of a new password, each met or not, judged as it is sent, trimmed: 8 characters, both
 * cases, and a digit or a sign; a tenant that does not ask for uppercase letters does not ask for the sign either
 * (RECOVERY-21, RECOVERY-22, THEME-06).
 */
export function resetPasswordHints(
  password: string,
  { requiresUppercase, requiresSpecialCharacter }: PasswordDemands,
): { name: ResetRuleName; isMet: boolean }[] {
  const trimmed = password.trim();
  const names = Object.keys(resetRules) as ResetRuleName[];
  return names
    .filter((name) => name !== 'uppercase' || requiresUppercase)
    .filter((name) => name !== 'numberOrSign' || requiresSpecialCharacter)
    .map((name) => ({ name, isMet: resetRules[name](trimmed) }));
}

type NewPassword = { password: string; confirmation: string };

/** What a new password and its confirmation lack; both are judged as they are sent, trimmed (AUTH-34, AUTH-35, RECOVERY-21). */
export function newPasswordProblems(
  draft: NewPassword,
  demands: PasswordDemands,
): Problems<'password' | 'confirmation'> {
  const password = draft.password.trim();
  const confirmation = draft.confirmation.trim();
  const isWeak = resetPasswordHints(password, demands).some(({ isMet }) => !isMet);
  return {
    ...(password === '' && { password: 'REQUIRED' as const }),
    ...(password !== '' && isWeak && { password: 'WEAK_PASSWORD' as const }),
    ...(confirmation === '' && { confirmation: 'REQUIRED' as const }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: 'PASSWORDS_DIFFER' as const }),
  };
}

/** The same with the tick of the terms, which reset and first login ask for (AUTH-31, AUTH-33). */
export function newCredentialsProblems(
  { hasAcceptedTerm, ...draft }: NewPassword & { hasAcceptedTerm: boolean },
  demands: PasswordDemands,
): Problems<'password' | 'confirmation' | 'hasAcceptedTerm'> {
  return {
    ...newPasswordProblems(draft, demands),
    ...termProblems({ hasAcceptedTerm }),
  };
}

/** What is left of a first login once the password is in force: the terms (AUTH-33). */
export const termProblems = ({
  hasAcceptedTerm,
}: {
  hasAcceptedTerm: boolean;
}): Problems<'hasAcceptedTerm'> => (hasAcceptedTerm ? {} : { hasAcceptedTerm: 'TERMS_NOT_ACCEPTED' });
