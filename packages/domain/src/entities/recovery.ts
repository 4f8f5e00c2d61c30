import * as v from 'valibot';
import { Day } from './values.ts';

const recoveryTypes = v.picklist(['data', 'email']);

/** `data` leads to the identity form; any other word to the check-your-e-mail view, as `email` does (RECOVERY-11, RECOVERY-12). */
export const RecoveryType = Object.assign(v.pipe(v.string(), v.fallback(recoveryTypes, 'email')), {
  /** Those that the contract names. */
  codes: recoveryTypes,
});
export type RecoveryType = v.InferOutput<typeof RecoveryType>;

export const IdentityByEmail = v.strictObject({
  email: v.pipe(v.string(), v.email()),
});
export type IdentityByEmail = v.InferInput<typeof IdentityByEmail>;

export const IdentityByPersonalData = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  birthDate: Day,
  /** Number on the badge. */
  badgeCode: v.pipe(v.number(), v.integer()),
  /** CPF, digits and letters only. */
  document: v.pipe(v.string(), v.minLength(1)),
  mothersName: v.pipe(v.string(), v.minLength(1)),
  email: v.optional(v.pipe(v.string(), v.email())),
});
export type IdentityByPersonalData = v.InferInput<typeof IdentityByPersonalData>;

/** Either the e-mail alone, or all the personal data together. */
export const IdentityData = v.union([IdentityByPersonalData, IdentityByEmail]);
export type IdentityData = v.InferOutput<typeof IdentityData>;
