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

type Known = { person: EditedPerson; states: readonly State[] };

/**
 * Only what was changed, as it is sent: what somebody else changes meanwhile stays. An address travels whole (PROFILE-04, PROFILE-08).
 */
export function profileEdit(draft: ProfileDraft, { person, states }: Known): UserEdit {
  const before = profileDraftOf(person);
  const isNew = (field: keyof ProfileDraft) => isChanged(draft, before, field);
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

/** The list of states may be missing: the number of a state that was not changed is known all the same. */
function addressOf(draft: ProfileDraft, { person: { address }, states }: Known): AddressInput | null {
  const sent = addressToSend(draft, states);
  const isSameState = sent?.federalUnit === address?.federalUnit;
  return sent && { ...sent, stateID: sent.stateID ?? (isSameState ? (address?.stateId ?? null) : null) };
}

/** Whether nothing is to be sent. */
export const isNoEdit = (edit: UserEdit): boolean => Object.keys(edit).length === 0;

/**
 * The fields that somebody has changed elsewhere since they were read here, and that an edit would change once more. What both say
 * alike is none of them (PROFILE-08).
 *
 * @param read the record as it stood when the form was filled in
 * @param now as it stands at the server
 */
export function overtakenFields(
  edit: UserEdit,
  read: EditedPerson,
  now: EditedPerson,
): (keyof ProfileDraft)[] {
  const [before, standing] = [profileDraftOf(read), profileDraftOf(now)];
  const wanted = draftWith(edit, standing);
  return (Object.keys(standing) as (keyof ProfileDraft)[]).filter(
    (field) => standing[field] !== before[field] && standing[field] !== wanted[field],
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
