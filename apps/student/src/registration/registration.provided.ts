import { findAddressByZipCode, measurePasswordStrength, registerStudent } from '@student/api-client';
import { filled, registrationMachine } from '@student/machines';
import type { Services } from '../services.ts';

/** The registration with its ports plugged into the server (REGISTER-13, REGISTER-19, REGISTER-22). */
export const providedRegistration = ({ request }: Services) =>
  registrationMachine.provide({
    actors: {
      // Who leaves meanwhile is registered all the same: half a registration cannot be taken back.
      register: filled((user) => request(registerStudent, { body: { user } })),
      findAddress: filled((params, signal) => request(findAddressByZipCode, { params, signal })),
      measurePassword: filled((body, signal) => request(measurePasswordStrength, { body, signal })),
    },
  });
