import * as api from '@student/api-client';
import { birthDateProblem, userTypes } from '@student/domain';
import * as v from 'valibot';
import { dayOf } from '../clock.ts';
import { refuseWeak } from '../passwords/change.ts';
import { entropyOf, minimumEntropy } from '../passwords/strength.ts';
import { refuse, refuseInvalid, type Violation, violation } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { AddressInput, emailOr, filled, IsoDate, Optional } from '../wire-input.ts';

const Registration = v.object({
  user: v.object({
    name: filled('VALIDATION_ERROR|Informe o nome.'),
    birthDate: IsoDate,
    document: Optional(v.pipe(v.string(), v.regex(/^\d{11}$/, 'VALIDATION_ERROR|CPF inválido.'))),
    isForeigner: v.optional(v.boolean(), false),
    email: v.pipe(emailOr('VALIDATION_ERROR|E-mail inválido.'), v.toLowerCase()),
    password: v.string(),
    passwordConfirmation: v.string(),
    address: Optional(AddressInput),
  }),
});

/** Whether both check digits of a CPF fit, and its digits are not all the same. */
const hasCheckDigits = (document: string): boolean => {
  const digits = [...document].map(Number);
  const check = (length: number) => {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  return new Set(digits).size > 1 && check(9) === digits[9] && check(10) === digits[10];
};

export const registerStudent = reply(api.registerStudent, async ({ store, passwords, body, now }) => {
  const { user } = await body(Registration);
  const violations: Violation[] = [];
  if (birthDateProblem(user.birthDate, dayOf(now)))
    violations.push(violation('VALIDATION_ERROR', 'birthDate'));
  if (!user.isForeigner && !user.document)
    violations.push(violation('VALIDATION_ERROR', 'document', 'Informe o CPF.'));
  if (user.document && !hasCheckDigits(user.document))
    violations.push(violation('VALIDATION_ERROR', 'document', 'CPF inválido.'));
  if (user.password !== user.passwordConfirmation)
    violations.push(
      violation('VALIDATION_ERROR', 'passwordConfirmation', 'As senhas informadas não conferem.'),
    );
  refuseInvalid(violations);
  refuseWeak(user.password);
  const { password, passwordConfirmation: _, address, document, ...facts } = user;
  const hash = await passwords.hash(password);
  store.transaction(() => {
    const isKnown =
      store.find('people', { email: user.email }) || (document && store.find('people', { document }));
    if (isKnown) refuse('ALREADY_REGISTERED');
    const { id } = store.insert('people', {
      ...facts,
      document: user.isForeigner ? null : (document ?? null),
      address: address ?? null,
      socialName: null,
      mothersName: '',
      badgeCode: 0,
      profession: null,
      academicEducation: null,
      biography: null,
      image: null,
      profilePictureExtension: null,
      userType: userTypes.student,
      isFirstLogin: true,
      isImported: false,
      passwordModifiedAt: null,
      needAcceptNewTerm: false,
      decoins: 0,
      totalWatched: 0,
      interestIds: [],
      companyIds: [1],
      teamIds: [],
    });
    store.insert('credentials', { userId: id, hash });
  });
  return done;
});

export const measurePasswordStrength = reply(api.measurePasswordStrength, async ({ body }) => {
  const { password } = await body(v.object({ password: v.pipe(v.string(), v.minLength(1)) }));
  return { entropy: entropyOf(password), minEntropy: minimumEntropy };
});
