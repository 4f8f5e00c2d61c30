import * as api from '@student/api-client';
import { birthDateProblem, isBlank, type RegistrationUser, userTypes } from '@student/domain';
import { dayOf } from '../clock.ts';
import type { Complaints } from '../complaints.ts';
import { hashOf } from '../passwords/change.ts';
import { entropyOf, minimumEntropyOf } from '../passwords/strength.ts';
import { refuseInvalid, type Violation, violation } from '../refusal.ts';
import { done, reply, replyAfter } from '../reply.ts';
import { trimmed } from '../wire-input.ts';

const complaints: Complaints = {
  name: { code: 'VALIDATION_ERROR', message: 'Informe o nome.' },
  document: { code: 'VALIDATION_ERROR', message: 'CPF não é válido.' },
  email: { code: 'VALIDATION_ERROR', message: 'E-mail não é válido.' },
  password: { code: 'WEAK_PASSWORD' },
  passwordConfirmation: { code: 'VALIDATION_ERROR', message: 'As senhas informadas não conferem.' },
};

/** Whether both check digits of a CPF fit, and its digits are not all the same. */
const hasCheckDigits = (document: string): boolean => {
  const digits = [...document].map(Number);
  const check = (length: number) => {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  return new Set(digits).size > 1 && check(9) === digits[9] && check(10) === digits[10];
};

const violationsOf = (user: RegistrationUser, now: string): Violation[] => {
  const violations: Violation[] = [];
  if (isBlank(user.name)) violations.push(violation('VALIDATION_ERROR', 'name', 'Informe o nome.'));
  if (birthDateProblem(user.birthDate, dayOf(now)))
    violations.push(violation('VALIDATION_ERROR', 'birthDate'));
  if (!user.isForeigner && !user.document)
    violations.push(violation('VALIDATION_ERROR', 'document', 'Informe o CPF.'));
  if (user.document && !hasCheckDigits(user.document))
    violations.push(violation('VALIDATION_ERROR', 'document', 'CPF não é válido.'));
  return violations;
};

export const registerStudent = replyAfter(
  api.registerStudent,
  async (call) => {
    const { now } = call;
    const { user } = call.body;
    refuseInvalid(violationsOf(user, now));
    const { password, passwordConfirmation: confirmation } = user;
    return hashOf(call, { password, confirmation }, 'passwordConfirmation');
  },
  ({ store, body }, hash) => {
    const { password: _, passwordConfirmation: __, address = null, document, ...facts } = body.user;
    const { name, email, ...rest } = trimmed(facts);
    const { id } = store.insert('people', {
      ...rest,
      name,
      email: email.toLowerCase(),
      document: facts.isForeigner ? null : (document ?? null),
      address: trimmed(address),
      socialName: null,
      mothersName: null,
      badgeCode: null,
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
    return done;
  },
  complaints,
);

export const measurePasswordStrength = reply(api.measurePasswordStrength, ({ body, brandOf, request }) => ({
  entropy: entropyOf(body.password),
  minEntropy: minimumEntropyOf(brandOf(request)),
}));
