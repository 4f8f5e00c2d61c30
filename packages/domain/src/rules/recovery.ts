import type { IdentityData } from '../entities/recovery.ts';
import type { Problems } from '../errors.ts';
import type { DateLike } from '../formats/date.ts';
import { isCpf } from '../masks/cpf.ts';
import { dayTyped } from '../masks/day.ts';
import { birthDateProblem } from './birth-date.ts';
import { isBlank } from './blank.ts';
import { isEmail } from './email.ts';
import { loginProblem } from './login.ts';

/** What the one input of the recovery refuses before any call (RECOVERY-07). */
export function recoveryProblems({ login }: { login: string }): Problems<'login'> {
  const problem = loginProblem(login);
  return problem ? { login: problem } : {};
}

/** What is typed into the identity form (RECOVERY-13). */
export type IdentityDraft = {
  email: string;
  document: string;
  name: string;
  birthDate: string;
  badgeCode: string;
  mothersName: string;
};

const personal = ['document', 'name', 'birthDate', 'badgeCode', 'mothersName'] as const;

/** Longest badge code, in digits: beyond it a number is no longer exact. */
export const badgeCodeMaxLength = 15;

/** Whether somebody is known by all of their data; else by the e-mail alone. */
const isPersonal = (draft: IdentityDraft): boolean => personal.some((field) => !isBlank(draft[field]));

/**
 * What the identity form lacks: an e-mail alone is enough; whoever fills in anything else has to fill in all of it, and then the e-mail
 * may be left out (RECOVERY-14, RECOVERY-15, REGISTER-09).
 */
export function identityProblems(draft: IdentityDraft, today: DateLike): Problems<keyof IdentityDraft> {
  const email = emailProblem(draft);
  if (!isPersonal(draft)) return email ? { email } : {};
  const day = dayTyped(draft.birthDate);
  const outOfRange = day && birthDateProblem(day, today);
  return {
    ...(email && { email }),
    ...(!isCpf(draft.document) && { document: 'INVALID_CPF' as const }),
    ...(!day && { birthDate: 'INVALID_DATE' as const }),
    ...(outOfRange && { birthDate: outOfRange }),
    ...(!/^\d+$/.test(draft.badgeCode.trim()) && { badgeCode: 'INVALID_NUMBER' as const }),
    ...(draft.badgeCode.trim().length > badgeCodeMaxLength && { badgeCode: 'TOO_LONG' as const }),
    ...Object.fromEntries(
      personal.filter((field) => isBlank(draft[field])).map((field) => [field, 'REQUIRED' as const]),
    ),
  };
}

const emailProblem = (draft: IdentityDraft) => {
  if (isBlank(draft.email)) return isPersonal(draft) ? undefined : 'REQUIRED';
  return isEmail(draft.email) ? undefined : 'INVALID_EMAIL';
};

/** The identity as it is sent: trimmed, the document without its signs, the badge code as a number (RECOVERY-16). */
export function identityToSend(draft: IdentityDraft): IdentityData {
  const email = draft.email.trim();
  if (!isPersonal(draft)) return { email };
  return {
    name: draft.name.trim(),
    birthDate: dayTyped(draft.birthDate) ?? '',
    badgeCode: Number(draft.badgeCode.trim()),
    document: draft.document.replace(/[^\p{L}\p{N}]/gu, ''),
    mothersName: draft.mothersName.trim(),
    ...(email && { email }),
  };
}
