import * as v from 'valibot';
import { AddressInput } from './address.ts';
import { Amount, Day } from './values.ts';

export const LoginCredentials = v.strictObject({
  /** CPF digits (no dots or dashes) or trimmed e-mail. */
  login: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1)),
});
export type LoginCredentials = v.InferInput<typeof LoginCredentials>;

export const RegistrationUser = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  /** yyyy-mm-dd; not before 1900-01-01 nor after today. */
  birthDate: Day,
  /** 11 CPF digits; null or absent when isForeigner. */
  document: v.nullish(v.pipe(v.string(), v.regex(/^\d{11}$/))),
  isForeigner: v.boolean(),
  email: v.pipe(v.string(), v.email(), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(8)),
  passwordConfirmation: v.pipe(v.string(), v.minLength(8)),
  address: v.nullish(AddressInput),
});
export type RegistrationUser = v.InferInput<typeof RegistrationUser>;

export const NewPassword = v.strictObject({
  password: v.pipe(v.string(), v.minLength(8)),
  confirmation: v.pipe(v.string(), v.minLength(8)),
});
export type NewPassword = v.InferInput<typeof NewPassword>;

export const NewPasswordWithToken = v.strictObject({
  password: v.pipe(v.string(), v.minLength(8)),
  confirmation: v.pipe(v.string(), v.minLength(8)),
  /** Same token as in the Authorization header. */
  token: v.pipe(v.string(), v.minLength(1)),
});
export type NewPasswordWithToken = v.InferInput<typeof NewPasswordWithToken>;

export const PasswordStrength = v.object({
  entropy: Amount,
  /** Below it the password is weak; from it to 75 good; above 75 strong. */
  minEntropy: Amount,
});
export type PasswordStrength = v.InferOutput<typeof PasswordStrength>;
