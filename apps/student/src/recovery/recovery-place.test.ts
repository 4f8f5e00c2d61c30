import { expect, it } from 'vitest';
import { recoveryPlaceOf } from './recovery-place.ts';

const place = (resetBy?: string, token?: string) => ({ resetBy, token });

it.each([
  ['no method', place(), { step: 'method' }],
  ['an unknown method', place('carta'), { step: 'method' }],
  ['e-mail', place('email'), { step: 'login' }],
  ['a mail that was sent', place('sent'), { step: 'mailSent' }],
  ['identity', place('identity'), { step: 'identity' }],
  ['a token', place('token', 'abc'), { step: 'newPassword', token: 'abc', by: 'data' }],
  ['a token of a mail', place('email', 'abc'), { step: 'newPassword', token: 'abc', by: 'email' }],
  ['a token without a word for it', place('token'), { step: 'method' }],
])('%s leads to its step (RECOVERY-02, RECOVERY-03)', (_, address, expected) => {
  expect(recoveryPlaceOf(address, true)).toEqual(expected);
});

it.each([
  ['e-mail', place('email'), 'method'],
  ['a mail that was sent', place('sent'), 'method'],
  ['a token of a mail', place('email', 'abc'), 'method'],
  ['identity', place('identity'), 'identity'],
  ['a token of an identity', place('token', 'abc'), 'newPassword'],
])('in a brand without recovery by e-mail %s is %s (RECOVERY-06)', (_, address, step) => {
  expect(recoveryPlaceOf(address, false).step).toBe(step);
});
