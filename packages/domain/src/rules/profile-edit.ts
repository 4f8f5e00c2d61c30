import type { AddressInput, State } from '../entities/address.ts';
import type { UserEdit } from '../entities/profile.ts';
import type { User } from '../entities/user.ts';
import type { Problems } from '../errors.ts';
import type { DateLike } from '../formats/date.ts';
import { dayTyped, maskDay } from '../masks/day.ts';
import { maskZipCode } from '../masks/zip-code.ts';
import { isBlank } from './blank.ts';
import {
  type AddressDraft,
  addressFields,
  addressProblems,
  addressToSend,
  birthDateTypedProblem,
  emailProblem,
  presentProblems,
} from './registration.ts';

/** What stands in the form of the profile, under the names that the server refuses fields by (PROFILE-03, PROFILE-04). */
export type ProfileDraft = {
  name: string;
  socialName: string;
  email: string;
  /** `dd/mm/yyyy`. */
  birthDate: string;
  profession: string;
  academicEducation: string;
  biography: string;
} & AddressDraft;

/** What is read of a person for it. */
export type EditedPerson = Pick<
  User,
  'name' | 'socialName' | 'email' | 'birthDate' | 'profession' | 'academicEducation' | 'biography' | 'address'
>;

/** The form as a person's record fills it in, in the order of its fields. */
export function profileDraftOf(person: EditedPerson): ProfileDraft {
  return {
    name: person.name,
    socialName: person.socialName ?? '',
    email: person.email ?? '',
    birthDate: maskDay(person.birthDate ?? ''),
    profession: person.profession ?? '',
    academicEducation: person.academicEducation ?? '',
    biography: person.biography ?? '',
    ...addressIn(person.address),
  };
}

/**
 * What is wrong with what was changed, in the order of the fields; what the server knows already is not judged. The name has to be there;
 * e-mail and birth date, which the server cannot be told to forget, once they were (PROFILE-08, REGISTER-09, LIMITS-14).
 */
export function profileProblems(
  draft: ProfileDraft,
  { before, today }: { before: ProfileDraft; today: DateLike },
): Problems<keyof ProfileDraft> {
  const problems: Problems<keyof ProfileDraft> = presentProblems({
    name: isBlank(draft.name) ? 'REQUIRED' : undefined,
    email: emailProblem(draft.email),
    birthDate: birthDateTypedProblem(draft.birthDate, today),
    ...addressProblems(draft),
  });
  const fields = Object.keys(problems) as (keyof ProfileDraft)[];
  return presentProblems(
    Object.fromEntries(
      fields.map((field) => [field, isChanged(draft, before, field) ? problems[field] : undefined]),
    ),
  );
}

const isChanged = (draft: ProfileDraft, before: ProfileDraft, field: keyof ProfileDraft): boolean =>
  draft[field].trim() !== before[field].trim();

/** What a person has changed of their profile. */
export type ProfileChange = {
  /** What stands in the form. */
  draft: ProfileDraft;
  /** Of each field that they have changed, what stood there when they began to. */
  over: Partial<ProfileDraft>;
};

type Known = { person: EditedPerson; states: readonly State[] };

/**
 * Only what the person has changed, as it is sent: what somebody else changes meanwhile stays. An address travels whole; of it, the lines
 * that the person has not changed are those of the record (PROFILE-04, PROFILE-08).
 *
 * @param known the record as it stands at the server; the list of states, as far as it is known
 */
export function profileEdit(change: ProfileChange, { person, states }: Known): UserEdit {
  const standing = profileDraftOf(person);
  const isNew = (field: keyof ProfileDraft) => isTouched(change, standing, field);
  const fields = Object.keys(standing) as (keyof ProfileDraft)[];
  const draft = {
    ...standing,
    ...Object.fromEntries(fields.filter(isNew).map((field) => [field, change.draft[field]])),
  };
  const day = dayTyped(draft.birthDate);
  const texts = (['socialName', 'profession', 'academicEducation', 'biography'] as const).filter(isNew);
  return {
    ...(isNew('name') && { name: draft.name.trim() }),
    ...Object.fromEntries(texts.map((field) => [field, draft[field].trim() || null])),
    ...(isNew('email') && !isBlank(draft.email) && { email: draft.email.trim() }),
    ...(isNew('birthDate') && day && { birthDate: day }),
    ...(addressFields.some(isNew) && { address: addressOf(draft, { person, states }) }),
  };
}

/** A field whose former value was typed anew over another one is changed as well. */
const isTouched = (
  { draft, over }: ProfileChange,
  standing: ProfileDraft,
  field: keyof ProfileDraft,
): boolean => {
  const before = over[field];
  return (
    before !== undefined &&
    (draft[field].trim() !== before.trim() || draft[field].trim() !== standing[field].trim())
  );
};

/** The list of states may be missing: the number of a state that was not changed is known all the same. */
function addressOf(draft: ProfileDraft, { person: { address }, states }: Known): AddressInput | null {
  const sent = addressToSend(draft, states);
  const isSameState = sent?.federalUnit === address?.federalUnit;
  return sent && { ...sent, stateID: sent.stateID ?? (isSameState ? (address?.stateId ?? null) : null) };
}

/** Whether nothing is to be sent. */
export const isNoEdit = (edit: UserEdit): boolean => Object.keys(edit).length === 0;

/**
 * The fields that the person has changed and somebody else too since then. What both say alike is none of them (PROFILE-08).
 *
 * @param known the record as it stands at the server
 */
export function overtakenFields(change: ProfileChange, known: Known): (keyof ProfileDraft)[] {
  const standing = profileDraftOf(known.person);
  const wanted = draftWith(profileEdit(change, known), standing);
  return (Object.keys(change.over) as (keyof ProfileDraft)[]).filter(
    (field) => standing[field] !== change.over[field] && standing[field] !== wanted[field],
  );
}

/** The form of a record once an edit is done. */
function draftWith({ address, ...facts }: UserEdit, standing: ProfileDraft): ProfileDraft {
  const { name, email, birthDate } = facts;
  const text = (field: 'socialName' | 'profession' | 'academicEducation' | 'biography') =>
    facts[field] === undefined ? standing[field] : (facts[field] ?? '');
  return {
    ...standing,
    name: name ?? standing.name,
    socialName: text('socialName'),
    // The server writes it in small letters.
    email: email?.toLowerCase() ?? standing.email,
    birthDate: birthDate === undefined ? standing.birthDate : maskDay(birthDate),
    profession: text('profession'),
    academicEducation: text('academicEducation'),
    biography: text('biography'),
    ...(address !== undefined && addressIn(address)),
  };
}

const addressIn = (address: AddressInput | null | undefined): AddressDraft => ({
  zipCode: maskZipCode(address?.zipCode ?? ''),
  street: address?.street ?? '',
  addressNumber: address?.addressNumber?.toString() ?? '',
  complement: address?.complement ?? '',
  district: address?.district ?? '',
  city: address?.city ?? '',
  federalUnit: address?.federalUnit ?? '',
});
