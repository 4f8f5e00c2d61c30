import {
  checkRecoveryIdentity,
  resetPasswordByData,
  resetPasswordByEmail,
  startRecoveryByDocument,
  startRecoveryByEmail,
} from '@student/api-client';
import { kindOfLogin } from '@student/domain';
import { filled, recoveryMachine } from '@student/machines';
import type { Services } from '../services.ts';

const resets = { email: resetPasswordByEmail, data: resetPasswordByData };

/** The recovery with its ports plugged into the server (RECOVERY-09, RECOVERY-10, RECOVERY-17, RECOVERY-19, RECOVERY-20). */
export const providedRecovery = ({ request }: Services) =>
  recoveryMachine.provide({
    actors: {
      startRecovery: filled(({ login }, signal) =>
        kindOfLogin(login) === 'email'
          ? request(startRecoveryByEmail, { body: { email: login }, signal })
          : request(startRecoveryByDocument, { body: { document: login }, signal }),
      ),
      checkIdentity: filled((body, signal) => request(checkRecoveryIdentity, { body, signal })),
      savePassword: filled(({ by, token, ...passwords }, signal) =>
        request(resets[by], { token, body: { ...passwords, token }, signal }),
      ),
    },
  });
