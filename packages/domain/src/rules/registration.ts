import type { AddressInput, State, ZipCodeAddress } from '../entities/address.ts';
import type { RegistrationUser } from '../entities/credentials.ts';
import type { Problems } from '../errors.ts';
import type { DateLike } from '../formats/date.ts';
import { isCpf, stripCpf } from '../masks/cpf.ts';
import { dayTyped } from '../masks/day.ts';
import { isWholeZipCode, maskZipCode, stripZipCode } from '../masks/zip-code.ts';
import { birthDateProblem } from './birth-date.ts';
import { isBlank } from './blank.ts';
import { isEmail } from './email.ts';
import { meetsAllHints, type PasswordDemands } from './password.ts';

/** Longest name, e-mail or line of an address, in characters. */
export const registrationMaxLength = 254;
/** Longest address number, in digits: beyond it a number is no longer exact. */
export const addressNumberMaxLength = 15;

/** What is typed into the registration, under the names that the server refuses fields by (REGISTER-02, REGISTER-18). */
export type RegistrationDraft = {
  name: string;
  email: string;
  /** `dd/mm/yyyy`. */
  birthDate: string;
  document: string;
  isForeigner: boolean;
  zipCode: string;
  street: string;
  addressNumber: string;
  complement: string;
  district: string;
  city: string;
  /** Abbreviation, which names the state in the list. */
  federalUnit: string;
  password: string;
  passwordConfirmation: string;
  hasAcceptedTerm: boolean;
};

/** Nothing typed, in the order of the fields. */
export const emptyRegistration: RegistrationDraft = {
  name: '',
  email: '',
  birthDate: '',
  document: '',
  isForeigner: false,
  zipCode: '',
  street: '',
  addressNumber: '',
  complement: '',
  district: '',
  city: '',
  federalUnit: '',
  password: '',
  passwordConfirmation: '',
  hasAcceptedTerm: false,
};

type Judged = { demands: PasswordDemands; today: DateLike };

/**
 * What a registration lacks, in the order of its fields. The address may be left out; of what is typed there, the zip code has to be
 * whole and the number a number from 0 (REGISTER-02, REGISTER-03, REGISTER-07, REGISTER-09, REGISTER-18, REGISTER-20).
 */
export function registrationProblems(
  draft: RegistrationDraft,
  { demands, today }: Judged,
): Problems<keyof RegistrationDraft> {
  const password = draft.password.trim();
  const confirmation = draft.passwordConfirmation.trim();
  return presentProblems({
    name: isBlank(draft.name) ? 'REQUIRED' : undefined,
    email: emailProblem(draft.email),
    birthDate: birthDateTypedProblem(draft.birthDate, today),
    document: draft.isForeigner ? undefined : documentProblem(draft.document),
    ...addressProblems(draft),
    password: password === '' ? 'REQUIRED' : meetsAllHints(password, demands) ? undefined : 'WEAK_PASSWORD',
    passwordConfirmation:
      confirmation === '' ? 'REQUIRED' : confirmation === password ? undefined : 'PASSWORDS_DIFFER',
    hasAcceptedTerm: draft.hasAcceptedTerm ? undefined : 'TERMS_NOT_ACCEPTED',
  });
}

/** What is wrong with an address, which may be left out: the zip code has to be whole, and the number a number from 0. */
export const addressProblems = ({
  zipCode,
  addressNumber,
}: Pick<AddressDraft, 'zipCode' | 'addressNumber'>): Problems<'zipCode' | 'addressNumber'> =>
  presentProblems({
    zipCode: isBlank(zipCode) || isWholeZipCode(zipCode) ? undefined : 'ZIP_CODE_NOT_FOUND',
    addressNumber: addressNumberProblem(addressNumber.trim()),
  });

/** The problems that there are. */
export const presentProblems = <Field extends string>(
  problems: { [Name in Field]?: Problems<Field>[Name] | undefined },
): Problems<Field> =>
  Object.fromEntries(Object.entries(problems).filter(([, code]) => code !== undefined)) as Problems<Field>;

/** What a day that was typed lacks, or why it is no birth date (REGISTER-08, REGISTER-09). */
export function birthDateTypedProblem(typed: string, today: DateLike) {
  if (isBlank(typed)) return 'REQUIRED';
  const day = dayTyped(typed);
  return day ? birthDateProblem(day, today) : 'INVALID_DATE';
}

function documentProblem(typed: string) {
  if (isBlank(typed)) return 'REQUIRED';
  return isCpf(typed) ? undefined : 'INVALID_CPF';
}

/** What an e-mail that has to be given lacks (LIMITS-14). */
export function emailProblem(typed: string) {
  if (isBlank(typed)) return 'REQUIRED';
  if (typed.trim().length > registrationMaxLength) return 'TOO_LONG';
  return isEmail(typed) ? undefined : 'INVALID_EMAIL';
}

/** Why the number of an address, which may be left out, is none. */
function addressNumberProblem(typed: string) {
  if (typed === '') return undefined;
  if (!/^\d+$/.test(typed)) return 'INVALID_NUMBER';
  return typed.length > addressNumberMaxLength ? 'TOO_LONG' : undefined;
}

/**
 * The registration as it is sent: texts and passwords trimmed, the day as `yyyy-mm-dd`, CPF and zip code without their signs, state
 * and number as numbers; an address of which nothing was typed is none (REGISTER-10 to REGISTER-12, REGISTER-19, REGISTER-24).
 *
 * @param states the list that the state was chosen from; without it the state is known by its abbreviation only.
 */
export function registrationToSend(draft: RegistrationDraft, states: readonly State[]): RegistrationUser {
  return {
    name: draft.name.trim(),
    birthDate: dayTyped(draft.birthDate) ?? '',
    document: draft.isForeigner ? null : stripCpf(draft.document),
    isForeigner: draft.isForeigner,
    email: draft.email.trim(),
    password: draft.password.trim(),
    passwordConfirmation: draft.passwordConfirmation.trim(),
    address: addressToSend(draft, states),
  };
}

/** The fields of an address, in the order of the wire (PROFILE-04). */
export const addressFields = [
  'zipCode',
  'federalUnit',
  'city',
  'district',
  'street',
  'addressNumber',
  'complement',
] as const;

/** What is typed of an address. */
export type AddressDraft = Pick<RegistrationDraft, (typeof addressFields)[number]>;

/**
 * An address as it is sent; one of which nothing was typed is none.
 *
 * @param states the list that the state was chosen from; without it the state is known by its abbreviation only.
 */
export function addressToSend(draft: AddressDraft, states: readonly State[]): AddressInput | null {
  if (addressFields.every((field) => isBlank(draft[field]))) return null;
  const number = draft.addressNumber.trim();
  return {
    zipCode: textOf(stripZipCode(draft.zipCode)),
    stateID: states.find(({ id }) => id === draft.federalUnit)?.stateId ?? null,
    federalUnit: textOf(draft.federalUnit),
    city: textOf(draft.city),
    district: textOf(draft.district),
    street: textOf(draft.street),
    addressNumber: number === '' ? null : Number(number),
    complement: textOf(draft.complement),
  };
}

const textOf = (typed: string) => typed.trim() || null;

/**
 * What a zip code says of an address: street, district, city and state, beside the zip code that was typed; number and complement are
 * not its to say (REGISTER-14).
 */
export function addressFound(
  found: ZipCodeAddress,
): Pick<AddressDraft, 'street' | 'district' | 'city' | 'federalUnit'> {
  return {
    street: found.street ?? '',
    district: found.district ?? '',
    city: found.city,
    federalUnit: found.federalUnit,
  };
}

/** Whether anything that a zip code says of an address stands there already. */
export const hasAddress = ({ street, district, city, federalUnit }: AddressDraft): boolean =>
  [street, district, city, federalUnit].some((line) => !isBlank(line));

/** What is left of an address whose zip code was not found: the zip code alone, to be mended (REGISTER-15). */
export const addressNotFound: Omit<AddressDraft, 'zipCode'> = {
  federalUnit: '',
  city: '',
  district: '',
  street: '',
  addressNumber: '',
  complement: '',
};

/** A draft as it may stay for a return within the same visit: everything but the passwords. */
export function draftToKeep(
  draft: RegistrationDraft,
): Omit<RegistrationDraft, 'password' | 'passwordConfirmation'> {
  const { password: _, passwordConfirmation: __, ...kept } = draft;
  return kept;
}

/** A draft that was kept, whatever has become of it meanwhile: what is of another kind is as in an empty one; passwords always are. */
export function keptDraft(kept: unknown): RegistrationDraft {
  const values: Readonly<Record<string, unknown>> = { ...(typeof kept === 'object' ? kept : {}) };
  const read = Object.entries(emptyRegistration).map(([name, empty]) => {
    const value = values[name];
    return [name, typeof value === typeof empty ? value : empty];
  });
  const draft = Object.fromEntries(read) as RegistrationDraft;
  return { ...draft, zipCode: maskZipCode(draft.zipCode), password: '', passwordConfirmation: '' };
}
