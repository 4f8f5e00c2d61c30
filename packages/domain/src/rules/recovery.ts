import { maskCpf, stripCpf } from '../masks/cpf.ts';
import { dateToIso } from '../masks/date.ts';
import { isBlank } from './blank.ts';
import { isEmail } from './email.ts';
import { kindOfLogin, loginToSend } from './login.ts';

/** The recovery field while typing: without an at-sign a masked CPF. Letters stay, they may become an e-mail (RECOVERY-08). */
export function maskRecovery(typed: string): string {
  return kindOfLogin(typed) === 'cpf' && /^\d+$/.test(stripCpf(typed)) ? maskCpf(typed) : typed;
}

/** Which call recovers, and with what (RECOVERY-09, RECOVERY-10). */
export function recoveryToSend(
  typed: string,
): { by: 'email'; email: string } | { by: 'document'; document: string } {
  const value = loginToSend(typed);
  return kindOfLogin(typed) === 'email' ? { by: 'email', email: value } : { by: 'document', document: value };
}

/** What the answer leads to: the identity form, or the view that says to look into the mailbox (RECOVERY-11, RECOVERY-12). */
export function stepAfterRecovery(recoveryType: string): 'identity' | 'checkEmail' {
  return recoveryType === 'data' ? 'identity' : 'checkEmail';
}

/** What the identity form holds, as typed (RECOVERY-13). */
export type IdentityDraft = {
  document: string;
  badgeCode: string;
  name: string;
  mothersName: string;
  email: string;
  /** `dd/mm/yyyy` */
  birthDate: string;
};

type IdentityToSend =
  | { email: string }
  | {
      document: string;
      badgeCode: number;
      name: string;
      mothersName: string;
      birthDate: string;
      email?: string;
    };

const personalFields = ['name', 'birthDate', 'badgeCode', 'document', 'mothersName'] as const;

/**
 * Refuses everything but an e-mail alone or all five personal fields (RECOVERY-14). The e-mail alone means that no
 * personal field is filled; the five may come with or without it.
 */
export function identityProblem(
  draft: IdentityDraft,
): 'INCOMPLETE_IDENTITY' | 'INVALID_EMAIL' | 'INVALID_DATE' | 'INVALID_NUMBER' | undefined {
  const filled = personalFields.filter((field) => !isBlank(draft[field]));
  const hasEmail = !isBlank(draft.email);
  if (hasEmail && !isEmail(draft.email)) return 'INVALID_EMAIL';
  if (filled.length === 0) return hasEmail ? undefined : 'INCOMPLETE_IDENTITY';
  if (filled.length < personalFields.length) return 'INCOMPLETE_IDENTITY';
  if (dateToIso(draft.birthDate) === undefined) return 'INVALID_DATE';
  return /^\d{1,15}$/.test(draft.badgeCode.trim()) ? undefined : 'INVALID_NUMBER';
}

/** The form as it is sent: the document's letters and digits only, the badge as a number, texts trimmed (RECOVERY-16). */
export function identityToSend(draft: IdentityDraft): IdentityToSend {
  const email = draft.email.trim();
  if (personalFields.every((field) => isBlank(draft[field]))) return { email };
  return {
    document: draft.document.replace(/[^\p{L}\p{N}]/gu, ''),
    badgeCode: Number(draft.badgeCode),
    name: draft.name.trim(),
    mothersName: draft.mothersName.trim(),
    birthDate: dateToIso(draft.birthDate) ?? '',
    ...(email !== '' && { email }),
  };
}
