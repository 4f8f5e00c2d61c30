import { expect, it } from 'vitest';
import { dutyAfterSignIn } from './after-sign-in.ts';

it.each([
  [true, null, false, 'createCredentials'],
  [true, '', true, 'createCredentials'],
  [true, '2026-01-01T00:00:00Z', true, 'acceptTerm'],
  [true, '2026-01-01T00:00:00Z', false, 'none'],
  [false, null, true, 'acceptTerm'],
  [false, null, false, 'none'],
])(
  'imported %s, password changed at %s, new term %s: owes %s (AUTH-11, AUTH-12)',
  (isImported, passwordModifiedAt, mustAcceptTerm, duty) => {
    expect(dutyAfterSignIn({ isImported, passwordModifiedAt, mustAcceptTerm })).toBe(duty);
  },
);
