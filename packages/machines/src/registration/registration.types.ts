import type {
  Failure,
  PasswordDemands,
  PasswordStrength,
  RegistrationUser,
  ZipCodeAddress,
} from '@student/domain';

export type RegistrationInput = {
  /** What the tenant asks of a password: one that lacks any of it is not measured (REGISTER-21, REGISTER-22). */
  demands: PasswordDemands;
  /** The zip code that stands in the form from an earlier visit. */
  zipCode: string;
  /** Whether its address stands there too. A zip code without one, such as after a reload without a network, is looked up. */
  hasAddress: boolean;
};

export type RegistrationContext = {
  demands: PasswordDemands;
  /** The zip code that stands in the form, as shown. */
  zipCode: string;
  /** Whether an address stood beside the zip code at first. */
  hasAddress: boolean;
  /** How often in a row nobody was reached for the address of this zip code. */
  lookUpFailures: number;
  /** The address that was found last. */
  address: ZipCodeAddress | undefined;
  /** How strong the password is, while it is measured (REGISTER-23). */
  strength: 'weak' | 'good' | 'strong' | undefined;
  /** Why the last try failed. */
  failure: Failure | undefined;
  /** The form was sent and nobody answered: the account may have been made. */
  mayBeRegistered: boolean;
};

export type RegistrationEvent =
  /** The form, judged and as it is sent. */
  | { type: 'registration.submit'; user: RegistrationUser }
  /** What the field of the zip code holds after a key. */
  | { type: 'zipCode.type'; zipCode: string }
  /** The network is back, or the person asks for it: an address that nobody was reached for is looked up again. */
  | { type: 'zipCode.retry' }
  /** What the field of the password holds after a key. */
  | { type: 'password.type'; password: string }
  /** Nothing was typed for 200 ms. It comes from the chart itself. */
  | { type: 'password.rest'; password: string };

export type RegistrationEmitted =
  /** The form should hold it beside the zip code (REGISTER-14). */
  | { type: 'address.found'; address: ZipCodeAddress }
  /** The form should lose its address (REGISTER-15). */
  | { type: 'address.missing' }
  /** 'Cadastro realizado com sucesso!', and the form closes (REGISTER-25). */
  | { type: 'person.registered' };

/** What the ports are given, and what they answer. */
export type FindAddress = { zipCode: string };
export type MeasurePassword = { password: string };
export type MeasuredPassword = PasswordStrength;
