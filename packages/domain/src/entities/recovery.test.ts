import * as v from 'valibot';
import { expect, test } from 'vitest';
import { named } from './entity.ts';
import { RecoveryType } from './recovery.ts';

const answered = (answer: unknown) => v.parse(named('recoveryType', RecoveryType), answer);

test('an answer of data leads to the identity form (RECOVERY-11)', () => {
  expect(answered({ recoveryType: 'data' })).toBe('data');
});

test.each(['email', 'mail', ''])(
  'any other kind, %j, leads to the view of the mail (RECOVERY-12)',
  (recoveryType) => {
    expect(answered({ recoveryType })).toBe('email');
  },
);

test.each([{ recoveryType: 1 }, { recoveryType: null }, {}])(
  '%j tells no kind, and is no answer',
  (answer) => {
    expect(() => answered(answer)).toThrow();
  },
);
