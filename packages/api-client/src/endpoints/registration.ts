import { Done, PasswordStrength, RegistrationUser } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Create an account. */
export const registerStudent = endpoint('POST /api/register', {
  auth: 'none',
  body: v.strictObject({ user: RegistrationUser }),
  data: Done,
  refusals: ['VALIDATION_ERROR', 'WEAK_PASSWORD', 'ALREADY_REGISTERED'],
});

/** Measure the strength of a typed password. */
export const measurePasswordStrength = endpoint('POST /api/decola/get/password/security', {
  auth: 'none',
  body: v.strictObject({ password: v.pipe(v.string(), v.minLength(1)) }),
  data: PasswordStrength,
});
