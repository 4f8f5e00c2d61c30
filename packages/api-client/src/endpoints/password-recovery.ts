import { Done, IdentityData, NewPasswordWithToken, named, RecoveryType } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Start a password recovery from a CPF. An unknown document answers data, so that nobody learns who has an account. */
export const startRecoveryByDocument = endpoint('POST /api/passwordRecovery/by/document', {
  auth: 'none',
  body: v.strictObject({ document: v.pipe(v.string(), v.minLength(1), v.maxLength(254)) }),
  data: named('recoveryType', RecoveryType),
});

/** Start a password recovery from an e-mail. An unknown e-mail answers like a known one, so that nobody learns who has an account. */
export const startRecoveryByEmail = endpoint('POST /api/passwordRecovery/by/email', {
  auth: 'none',
  body: v.strictObject({ email: v.pipe(v.string(), v.email(), v.maxLength(254)) }),
  data: named('recoveryType', RecoveryType),
});

/** Confirm who the person is from identity data. */
export const checkRecoveryIdentity = endpoint('POST /api/passwordRecovery/check/data', {
  auth: 'none',
  body: IdentityData,
  data: named('token', v.pipe(v.string(), v.minLength(1))),
  refusals: ['IDENTITY_NOT_CONFIRMED'],
});

/** Set a new password with the token received by e-mail. */
export const resetPasswordByEmail = endpoint('POST /api/resetPassword/by/email', {
  auth: 'bearer',
  body: NewPasswordWithToken,
  data: Done,
  refusals: ['INVALID_TOKEN', 'WEAK_PASSWORD'],
});

/** Set a new password with the token given for identity data. */
export const resetPasswordByData = endpoint('POST /api/resetPassword/by/data', {
  auth: 'bearer',
  body: NewPasswordWithToken,
  data: Done,
  refusals: ['INVALID_TOKEN', 'WEAK_PASSWORD'],
});
