import { failureOf, type OnboardingDraft, onboardingUser } from '@student/domain';
import { assertEvent, assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  OnboardingContext,
  OnboardingEmitted,
  OnboardingEvent,
  RelateInterests,
  SaveOnboarding,
  SendPhoto,
  SentPhoto,
} from './onboarding.types.ts';

type Failed = { error: unknown };
type Judged = { draft: OnboardingDraft | undefined; related?: readonly number[] | undefined };

/**
 * The end of the onboarding: a new photo is sent, the interests are related, and at last the person is saved (ONBOARD-13, ONBOARD-15,
 * ONBOARD-16). Saving is what ends the onboarding, so it comes last: whatever stops on the way leaves it open. Each part fails by
 * itself and is tried again from there; a part that is done is not done again. Which step is open says the address, and what was
 * typed is the tab's.
 */
export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    emitted: {} as OnboardingEmitted,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    sendPhoto: port<SentPhoto, SendPhoto>('sendPhoto'),
    relateInterests: port<unknown, RelateInterests>('relateInterests'),
    saveOnboarding: port<unknown, SaveOnboarding>('saveOnboarding'),
  },
  guards: {
    hasPhotoToSend: (_, { draft }: Judged) => draft?.photo !== undefined && draft.photo.path === undefined,
    areInterestsRelated: (_, { draft, related }: Judged) =>
      related !== undefined && String(related) === String(draft?.interests),
  },
  actions: {
    rememberDraft: assign(({ event }) => {
      assertEvent(event, 'onboarding.finish');
      return { draft: event.draft };
    }),
    rememberPath: assign({
      draft: ({ context: { draft } }, { path }: SentPhoto) =>
        draft?.photo && { ...draft, photo: { ...draft.photo, path } },
    }),
    forgetPhoto: assign({ draft: ({ context: { draft } }) => draft && { ...draft, photo: undefined } }),
    rememberRelated: assign({ related: ({ context: { draft } }) => draft?.interests }),
    rememberFailure: assign({ failure: (_, { error }: Failed) => failureOf(error) }),
    forgetFailure: assign({ failure: undefined }),
    announcePhoto: emit((_, { path }: SentPhoto) => ({ type: 'photo.sent' as const, path })),
    announceLeftOut: emit({ type: 'photo.leftOut' }),
    announceFinished: emit({ type: 'onboarding.finished' }),
  },
}).createMachine({
  id: 'onboarding',
  context: { draft: undefined, related: undefined, failure: undefined },
  initial: 'introducing',
  states: {
    introducing: {
      description: 'The steps are open; what is chosen and typed waits in the tab.',
      on: { 'onboarding.finish': { target: 'finishing', actions: 'rememberDraft' } },
    },
    finishing: {
      description:
        'All that the steps collected is on its way, part by part. A second press changes nothing.',
      initial: 'choosingPart',
      entry: 'forgetFailure',
      tags: ['busy'],
      states: {
        choosingPart: {
          description: 'The first part that is not done yet is next.',
          always: [
            {
              guard: { type: 'hasPhotoToSend', params: ({ context }) => context },
              target: 'sendingPhoto',
            },
            {
              guard: { type: 'areInterestsRelated', params: ({ context }) => context },
              target: 'saving',
            },
            { target: 'relatingInterests' },
          ],
        },
        sendingPhoto: {
          description: 'The new photo is sent.',
          invoke: {
            src: 'sendPhoto',
            input: ({ context }) => ({ image: context.draft?.photo?.image ?? '' }),
            onDone: {
              target: 'choosingPart',
              actions: [
                { type: 'rememberPath', params: ({ event }) => event.output },
                { type: 'announcePhoto', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: '#onboarding.photoFailed',
              actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        relatingInterests: {
          description: 'The chosen interests are related to the person.',
          invoke: {
            src: 'relateInterests',
            input: ({ context }) => ({ interests: context.draft?.interests ?? [] }),
            onDone: { target: 'choosingPart', actions: 'rememberRelated' },
            onError: {
              target: '#onboarding.interestsFailed',
              actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        saving: {
          description: 'The person is saved, and with that the onboarding is over.',
          invoke: {
            src: 'saveOnboarding',
            input: ({ context: { draft } }) => ({ user: draft ? onboardingUser(draft) : {} }),
            onDone: { target: '#onboarding.finished', actions: 'announceFinished' },
            onError: {
              target: '#onboarding.savingFailed',
              actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    photoFailed: {
      description: 'The photo could not be sent: it is tried again, replaced, or left out.',
      tags: ['failed'],
      on: {
        'onboarding.finish': { target: 'finishing', actions: 'rememberDraft' },
        'photo.leaveOut': { target: 'finishing', actions: ['forgetPhoto', 'announceLeftOut'] },
        'steps.review': { target: 'introducing', actions: 'forgetFailure' },
      },
    },
    interestsFailed: {
      description: 'The interests could not be related: they are tried again, or chosen anew.',
      tags: ['failed'],
      on: {
        'onboarding.finish': { target: 'finishing', actions: 'rememberDraft' },
        'steps.review': { target: 'introducing', actions: 'forgetFailure' },
      },
    },
    savingFailed: {
      description: 'Photo and interests are safe, the rest is not: it is tried again.',
      tags: ['failed'],
      on: {
        'onboarding.finish': { target: 'finishing', actions: 'rememberDraft' },
        'steps.review': { target: 'introducing', actions: 'forgetFailure' },
      },
    },
    finished: {
      description: 'All is saved: the dashboard stands there with the new name and photo.',
      type: 'final',
    },
  },
});
