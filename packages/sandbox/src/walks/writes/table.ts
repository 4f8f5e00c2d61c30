import { accessWrites } from './access.ts';
import { accountWrites } from './account.ts';
import { bellWrites } from './bell.ts';
import { courseWrites } from './courses.ts';
import { opinionWrites } from './opinions.ts';
import { questionnaireWrites } from './questionnaires.ts';
import { seatWrites } from './seats.ts';
import { shopWrites } from './shop.ts';
import { studyingWrites } from './studying.ts';
import type { Write } from './write.ts';

/** What every write of the contract changes, for whom. */
export const writes: readonly Write[] = [
  ...accessWrites,
  ...accountWrites,
  ...courseWrites,
  ...studyingWrites,
  ...questionnaireWrites,
  ...opinionWrites,
  ...seatWrites,
  ...shopWrites,
  ...bellWrites,
];

/** Sent with POST, yet nothing is changed by them, as by no GET; `operations.test.ts` shows it. */
export const changeNothing: Readonly<Record<string, string>> = {
  measurePasswordStrength: 'judges a password that nobody keeps',
  startRecoveryByDocument: 'always leads to the identity form, so that nobody learns who has an account',
};
