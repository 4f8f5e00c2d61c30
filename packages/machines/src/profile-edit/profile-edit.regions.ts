import type { EditedPerson, User, UserEdit } from '@student/domain';
import { assertEvent } from 'xstate';
import type { ProfileEditEvent } from './profile-edit.types.ts';

type Failed = { event: { error: unknown } };
type Read = { event: { output: EditedPerson } };
type Saved = { event: { output: User } };

const error = ({ event }: Failed) => ({ error: event.error });
const person = ({ event }: Read) => ({ person: event.output });
const user = ({ event }: Saved) => ({ user: event.output });

const submit = { target: 'checking', actions: 'rememberEdit' } as const;

const failed = [
  { guard: { type: 'isUndecided', params: error }, target: 'waiting' },
  { target: 'refused', actions: { type: 'rememberFailure', params: error } },
] as const;

/** The data and the address of a person: one form, saved by one call (PROFILE-08). */
export const dataRegion = {
  description: 'Who the person is and where they live.',
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is filled in; what is wrong in it is told before it is sent.',
      entry: 'forgetFailure',
      on: { 'profile.submit': submit },
    },
    checking: {
      description: 'What stands at the server is read: somebody may have changed it elsewhere.',
      tags: ['saving'],
      invoke: {
        src: 'readProfile',
        onDone: [
          {
            guard: { type: 'isOvertaken', params: person },
            target: 'overtaken',
            actions: [{ type: 'compare', params: person }, 'tellOvertaken'],
          },
          { target: 'saving', actions: { type: 'compare', params: person } },
        ],
        onError: failed,
      },
    },
    overtaken: {
      description: 'Elsewhere the same was changed otherwise: the person says which one holds.',
      on: {
        'profile.submit': submit,
        'overtaken.replace': 'saving',
        'overtaken.take': { target: 'editing', actions: 'tellTaken' },
      },
    },
    saving: {
      description: 'What was changed is saved. A second press changes nothing.',
      tags: ['saving'],
      invoke: {
        src: 'saveProfile',
        input: ({ context }: { context: { edit: UserEdit } }) => ({ edit: context.edit }),
        onDone: {
          target: 'saved',
          actions: ['forgetChange', { type: 'tellSaved', params: user }],
        },
        onError: failed,
      },
    },
    waiting: {
      description:
        'Nobody was reached, or the session is over: it is kept, and sent with the network, once the person is back, or when it is asked for.',
      on: { 'profile.submit': submit, 'profile.retry': 'checking', 'profile.change': 'editing' },
    },
    refused: {
      description: 'The server does not take it, and it is told where; everything typed stays.',
      on: { 'profile.submit': submit, 'profile.change': 'editing' },
    },
    saved: {
      description: 'The server has it, and everything shows it.',
      on: { 'profile.submit': submit, 'profile.change': 'editing' },
    },
  },
} as const;

const choose = { target: 'saving', actions: 'rememberPhoto' } as const;

/** The photo, saved as soon as it is chosen (PROFILE-16). */
export const photoRegion = {
  description: 'The photo.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The photo is the one that the server has.',
      on: { 'photo.choose': choose },
    },
    saving: {
      description: 'The photo is uploaded and made the person’s own, or taken away.',
      tags: ['savingPhoto'],
      entry: 'forgetPhotoFailure',
      invoke: {
        src: 'savePhoto',
        input: ({ context }: { context: { photo: string | null | undefined } }) => ({
          image: context.photo ?? null,
        }),
        onDone: {
          target: 'resting',
          actions: ['forgetPhoto', { type: 'tellPhotoSaved', params: user }],
        },
        onError: { target: 'refused', actions: { type: 'rememberPhotoFailure', params: error } },
      },
    },
    refused: {
      description: 'The photo was not saved, and it is told why; it is still here and can be sent again.',
      on: {
        'photo.choose': choose,
        'photo.retry': 'saving',
        'photo.drop': { target: 'resting', actions: ['forgetPhoto', 'forgetPhotoFailure'] },
      },
    },
  },
} as const;

const change = { target: 'changing', actions: 'forgetPasswordFailure' } as const;

/** The password. */
export const passwordRegion = {
  description: 'The password.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The password is the one that the person has.',
      on: { 'password.submit': change },
    },
    changing: {
      description: 'The new password is sent. A second press changes nothing.',
      tags: ['changingPassword'],
      invoke: {
        src: 'changePassword',
        input: ({ event }: { event: ProfileEditEvent }) => {
          assertEvent(event, 'password.submit');
          return { password: event.password, confirmation: event.confirmation };
        },
        onDone: { target: 'changed', actions: 'tellPasswordSaved' },
        onError: { target: 'refused', actions: { type: 'rememberPasswordFailure', params: error } },
      },
    },
    changed: {
      description: 'The new password is in force.',
      on: { 'password.submit': change },
    },
    refused: {
      description: 'The server does not take the password, and it is told why.',
      on: { 'password.submit': change },
    },
  },
} as const;
