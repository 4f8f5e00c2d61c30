import { findAddressByZipCode, measurePasswordStrength, registerStudent } from '@student/api-client';
import { filled, registrationMachine } from '@student/machines';
import { registration } from '../pt-br/registration.ts';
import type { Services } from '../services.ts';
import { forgetDraft } from './kept-draft.ts';

/**
 * The registration with its ports plugged into the server (REGISTER-13, REGISTER-19, REGISTER-22). Who leaves meanwhile is registered
 * all the same, since half a registration cannot be taken back, and is told what became of it over whichever page they are on.
 */
export const providedRegistration = (
  { request, messages, tell, platform }: Services,
  isShown: () => boolean,
) =>
  registrationMachine.provide({
    actors: {
      register: filled(async (user) => {
        try {
          const answer = await request(registerStudent, { body: { user } });
          if (isShown()) return answer;
          forgetDraft(platform.tabStorage);
          messages.succeed(registration.success);
        } catch (error) {
          if (!isShown()) tell(error);
          throw error;
        }
      }),
      findAddress: filled((params, signal) => request(findAddressByZipCode, { params, signal })),
      measurePassword: filled((body, signal) => request(measurePasswordStrength, { body, signal })),
    },
  });
