import type {
  EditedPerson,
  Failure,
  NewPassword,
  ProfileChange,
  ProfileDraft,
  State,
  User,
  UserEdit,
  ZipCodeAddress,
} from '@student/domain';

export type ProfileEditInput = {
  /** The record that the form was filled in from. */
  read: EditedPerson;
  /** The zip code that stands in the form, as shown. */
  zipCode: string;
};

export type ProfileEditContext = {
  /** What was to be saved last, or waits for it. */
  change: ProfileChange | undefined;
  /** The states of an address, as far as they are known. */
  states: readonly State[];
  /** The record as it was read last, right before saving. */
  read: EditedPerson;
  /** The change as it is sent, formed over that record. */
  edit: UserEdit;
  /** What was changed elsewhere meanwhile, and would be changed once more. */
  overtaken: readonly (keyof ProfileDraft)[];
  /** Why the data were not saved. */
  failure: Failure | undefined;
  /** The square as a data URL that is to be the photo, `null` for none; absent while nothing of the photo is to be saved. */
  photo: string | null | undefined;
  photoFailure: Failure | undefined;
  passwordFailure: Failure | undefined;
  /** The zip code that stands in the form, as shown. */
  zipCode: string;
  /** How often in a row nobody was reached for the address of this zip code. */
  lookUpFailures: number;
  /** The address that was found last. */
  address: ZipCodeAddress | undefined;
};

export type ProfileEditEvent =
  /** The form, judged. */
  | { type: 'profile.submit'; change: ProfileChange; states: readonly State[] }
  /** Something was changed in the form since. */
  | { type: 'profile.change' }
  /** The network is back, or the person asks for it: what waits is sent. */
  | { type: 'profile.retry' }
  /** The person wants their own values, whatever stands there now. */
  | { type: 'overtaken.replace' }
  /** The person takes what was saved elsewhere. */
  | { type: 'overtaken.take' }
  /** A square was chosen as the photo; `null` takes the photo away. */
  | { type: 'photo.choose'; image: string | null }
  | { type: 'photo.retry' }
  /** The photo stays as it was. */
  | { type: 'photo.drop' }
  | { type: 'password.submit'; password: string; confirmation: string }
  /** What the field of the zip code holds after a key. */
  | { type: 'zipCode.type'; zipCode: string }
  | { type: 'zipCode.retry' };

export type ProfileEditEmitted =
  /** The record as it is from now on: what the form shows and what was read everywhere else follow it (PROFILE-08). */
  | { type: 'profile.saved'; user: User }
  /** These fields were changed elsewhere too, and the person is told of it: what is typed next is typed over that. */
  | { type: 'overtaken.told'; fields: readonly (keyof ProfileDraft)[]; person: EditedPerson }
  /** The form should hold these fields as they were saved elsewhere. */
  | { type: 'overtaken.taken'; fields: readonly (keyof ProfileDraft)[]; person: EditedPerson }
  | { type: 'photo.saved'; user: User }
  /** 'Senha alterada com sucesso!' */
  | { type: 'password.saved' }
  | { type: 'address.found'; address: ZipCodeAddress }
  | { type: 'address.missing' };

/** What the ports are given. */
export type SaveProfile = { edit: UserEdit };
export type SavePhoto = { image: string | null };
export type ChangePassword = NewPassword;
export type FindZipCode = { zipCode: string };
