import type { Problems } from '../errors.ts';
import type { DateLike } from '../formats/date.ts';
import { isCpf, stripCpf } from '../masks/cpf.ts';
import { dateToIso } from '../masks/date.ts';
import { isZipCodeComplete, stripZipCode } from '../masks/zip-code.ts';
import { birthDateProblem } from './birth-date.ts';
import { isBlank } from './blank.ts';
import { isEmail } from './email.ts';
import { meetsPasswordHints, type PasswordDemands } from './password.ts';

/** What the registration form holds: everything as typed, address optional (REGISTER-02, REGISTER-18). */
export type RegistrationDraft = {
  name: string;
  /** `dd/mm/yyyy` */
  birthDate: string;
  document: string;
  isForeigner: boolean;
  email: string;
  password: string;
  passwordConfirmation: string;
  hasAcceptedTerm: boolean;
  zipCode: string;
  stateID: string;
  federalUnit: string;
  city: string;
  district: string;
  street: string;
  addressNumber: string;
  complement: string;
};

/** What goes to the server (REGISTER-19). */
export type RegistrationToSend = {
  name: string;
  /** `yyyy-mm-dd` */
  birthDate: string;
  /** Eleven digits; null for a foreigner. */
  document: string | null;
  isForeigner: boolean;
  email: string;
  password: string;
  passwordConfirmation: string;
  /** Null when nothing of it was filled in. */
  address: AddressToSend | null;
};

export type AddressToSend = {
  zipCode: string | null;
  stateID: number | null;
  federalUnit: string | null;
  city: string | null;
  district: string | null;
  street: string | null;
  addressNumber: number | null;
  complement: string | null;
};

/** What the form lacks; passwords are judged as they are sent, trimmed (REGISTER-02, REGISTER-03, REGISTER-20, REGISTER-24). */
export function registrationProblems(
  draft: RegistrationDraft,
  demands: PasswordDemands,
  today: DateLike,
): Problems<keyof RegistrationDraft> {
  const problems: Problems<keyof RegistrationDraft> = {
    name: isBlank(draft.name) ? 'REQUIRED' : undefined,
    birthDate: birthDateProblem(draft.birthDate, today),
    document: draft.isForeigner ? undefined : documentProblem(draft.document),
    email: isBlank(draft.email) ? 'REQUIRED' : isEmail(draft.email) ? undefined : 'INVALID_EMAIL',
    password: passwordProblem(draft.password.trim(), demands),
    passwordConfirmation: confirmationProblem(draft.passwordConfirmation.trim(), draft.password.trim()),
    hasAcceptedTerm: draft.hasAcceptedTerm ? undefined : 'TERMS_NOT_ACCEPTED',
    zipCode: isBlank(draft.zipCode) || isZipCodeComplete(draft.zipCode) ? undefined : 'INVALID_ZIP_CODE',
    addressNumber:
      isBlank(draft.addressNumber) || isHouseNumber(draft.addressNumber) ? undefined : 'INVALID_NUMBER',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, code]) => code !== undefined));
}

/** Ticking 'foreigner' clears the CPF and disables its field; unticking enables it again, empty (REGISTER-04). */
export function chooseForeigner<Draft extends { document: string; isForeigner: boolean }>(
  draft: Draft,
  isForeigner: boolean,
): Draft {
  return { ...draft, isForeigner, document: isForeigner ? '' : draft.document };
}

/** The form as it is sent: trimmed, without masks, numbers as numbers (REGISTER-10, REGISTER-11, REGISTER-12, REGISTER-24). */
export function registrationToSend(draft: RegistrationDraft): RegistrationToSend {
  return {
    name: draft.name.trim(),
    birthDate: dateToIso(draft.birthDate) ?? '',
    document: draft.isForeigner ? null : stripCpf(draft.document),
    isForeigner: draft.isForeigner,
    email: draft.email.trim(),
    password: draft.password.trim(),
    passwordConfirmation: draft.passwordConfirmation.trim(),
    address: filledAddress(draft),
  };
}

/** An address as it is sent; what was left blank is null (REGISTER-11, REGISTER-12). */
export function addressToSend(
  draft: Pick<
    RegistrationDraft,
    'zipCode' | 'stateID' | 'federalUnit' | 'city' | 'district' | 'street' | 'addressNumber' | 'complement'
  >,
): AddressToSend {
  return {
    zipCode: stripZipCode(draft.zipCode) || null,
    stateID: numberOf(draft.stateID),
    federalUnit: draft.federalUnit.trim() || null,
    city: draft.city.trim() || null,
    district: draft.district.trim() || null,
    street: draft.street.trim() || null,
    addressNumber: numberOf(draft.addressNumber),
    complement: draft.complement.trim() || null,
  };
}

function filledAddress(draft: RegistrationDraft): AddressToSend | null {
  const address = addressToSend(draft);
  return Object.values(address).every((field) => field === null) ? null : address;
}

function documentProblem(document: string): 'REQUIRED' | 'INVALID_CPF' | undefined {
  if (isBlank(document)) return 'REQUIRED';
  return isCpf(document) ? undefined : 'INVALID_CPF';
}

function passwordProblem(
  password: string,
  demands: PasswordDemands,
): 'REQUIRED' | 'WEAK_PASSWORD' | undefined {
  if (password === '') return 'REQUIRED';
  return meetsPasswordHints(password, demands) ? undefined : 'WEAK_PASSWORD';
}

function confirmationProblem(
  confirmation: string,
  password: string,
): 'REQUIRED' | 'PASSWORDS_DIFFER' | undefined {
  if (confirmation === '') return 'REQUIRED';
  return confirmation === password ? undefined : 'PASSWORDS_DIFFER';
}

/** A whole number from 0 (REGISTER-07). */
function isHouseNumber(typed: string): boolean {
  return /^\d{1,9}$/.test(typed.trim());
}

function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
