import { isBlank, isEmail, loginMaxLength, passwordMinLength } from '@student/domain';
import * as v from 'valibot';
import { code } from './call.ts';

/** May be left out or null. */
export const Optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

export const IsoDate = v.pipe(v.string(), v.isoDate());

export const IdOf = v.pipe(v.number(), v.integer(), v.minValue(1));

const Password = v.pipe(v.string(), v.minLength(passwordMinLength, code('WEAK_PASSWORD')));

export const NewPassword = v.object({ password: Password, confirmation: v.string() });

/** Text that is not blank, or the violation of this code and sentence. */
export const filled = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.check((text) => !isBlank(text), message),
  );

/** Text for a rule to judge; what is no text counts as blank. */
export const Typed = v.fallback(v.pipe(v.string(), v.trim()), '');

/** An e-mail address, or the violation of this code and sentence. */
export const emailOr = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.check(isEmail, message), v.maxLength(loginMaxLength));

const Text = v.pipe(v.string(), v.trim());

export const AddressInput = v.object({
  zipCode: Optional(Text),
  stateID: Optional(v.number()),
  federalUnit: Optional(Text),
  city: Optional(Text),
  district: Optional(Text),
  street: Optional(Text),
  addressNumber: Optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  complement: Optional(Text),
});
