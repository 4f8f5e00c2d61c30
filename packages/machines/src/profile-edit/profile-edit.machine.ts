import {
  type EditedPerson,
  failureOf,
  isOffline,
  isWholeZipCode,
  overtakenFields,
  profileEdit,
  retryDelay,
  type User,
  type ZipCodeAddress,
} from '@student/domain';
import { assertEvent, assign, emit, setup } from 'xstate';
import { addressRegion } from '../address/address-region.ts';
import { port } from '../port.ts';
import { dataRegion, passwordRegion, photoRegion } from './profile-edit.regions.ts';
import type {
  ChangePassword,
  FindZipCode,
  ProfileEditContext,
  ProfileEditEmitted,
  ProfileEditEvent,
  ProfileEditInput,
  SavePhoto,
  SaveProfile,
} from './profile-edit.types.ts';

type Failed = { error: unknown };
type Saved = { user: User };

const overtakenIn = ({ change, states }: ProfileEditContext, person: EditedPerson) =>
  change ? overtakenFields(change, { person, states }) : [];

/** What was changed elsewhere, and the record that says so. */
const elsewhere = ({ overtaken, read }: ProfileEditContext) => ({ fields: overtaken, person: read });

/**
 * A person changes their profile (PROFILE-02, PROFILE-08, PROFILE-16): the data with the address, the photo and the password are saved each
 * by itself, and the zip code finds an address meanwhile. Before the data are saved they are read once more, and what is sent is formed
 * over what was read, so that nothing that was changed elsewhere is changed back unseen. Without a network they wait and are sent with it: saving twice is saving once. Passwords pass
 * through and never reach the context.
 */
export const profileEditMachine = setup({
  types: {
    input: {} as ProfileEditInput,
    context: {} as ProfileEditContext,
    events: {} as ProfileEditEvent,
    emitted: {} as ProfileEditEmitted,
    tags: {} as 'saving' | 'savingPhoto' | 'changingPassword' | 'findingAddress',
  },
  actors: {
    readProfile: port<EditedPerson>('readProfile'),
    saveProfile: port<User, SaveProfile>('saveProfile'),
    savePhoto: port<User, SavePhoto>('savePhoto'),
    changePassword: port<unknown, ChangePassword>('changePassword'),
    findAddress: port<ZipCodeAddress, FindZipCode>('findAddress'),
  },
  delays: {
    lookUpInterval: ({ context }) => retryDelay(context.lookUpFailures),
  },
  guards: {
    /** The server has not said what it thinks of it: nobody was reached, or the session is over. */
    isUndecided: (_, params: Failed) =>
      isOffline(params.error) || failureOf(params.error).code === 'ACCESS_SESSION_EXPIRED',
    isUnreached: (_, params: Failed) => isOffline(params.error),
    isOvertaken: ({ context }, params: { person: EditedPerson }) =>
      overtakenIn(context, params.person).length > 0,
    isSameZipCode: ({ context }, params: FindZipCode) => params.zipCode === context.zipCode,
    isWholeZipCode: (_, { zipCode }: FindZipCode) => isWholeZipCode(zipCode),
    // What stands there at first comes from the record: a zip code alone is looked up once it is typed.
    lacksAddress: () => false,
  },
  actions: {
    rememberEdit: assign(({ event }) => {
      assertEvent(event, 'profile.submit');
      return { change: event.change, states: event.states, failure: undefined };
    }),
    forgetFailure: assign({ failure: undefined }),
    rememberFailure: assign({ failure: (_, params: Failed) => failureOf(params.error) }),
    compare: assign(({ context }, { person }: { person: EditedPerson }) => ({
      overtaken: overtakenIn(context, person),
      edit: context.change ? profileEdit(context.change, { person, states: context.states }) : {},
      read: person,
    })),
    forgetChange: assign({ change: undefined, edit: {}, overtaken: [] }),
    tellSaved: emit((_, { user }: Saved) => ({ type: 'profile.saved' as const, user })),
    tellOvertaken: emit(({ context }) => ({ type: 'overtaken.told' as const, ...elsewhere(context) })),
    tellTaken: emit(({ context }) => ({ type: 'overtaken.taken' as const, ...elsewhere(context) })),
    rememberPhoto: assign(({ event }) => {
      assertEvent(event, 'photo.choose');
      return { photo: event.image };
    }),
    forgetPhoto: assign({ photo: undefined }),
    forgetPhotoFailure: assign({ photoFailure: undefined }),
    rememberPhotoFailure: assign({ photoFailure: (_, params: Failed) => failureOf(params.error) }),
    tellPhotoSaved: emit((_, { user }: Saved) => ({ type: 'photo.saved' as const, user })),
    forgetPasswordFailure: assign({ passwordFailure: undefined }),
    rememberPasswordFailure: assign({ passwordFailure: (_, params: Failed) => failureOf(params.error) }),
    tellPasswordSaved: emit({ type: 'password.saved' }),
    rememberZipCode: assign(({ event }) => {
      assertEvent(event, 'zipCode.type');
      return { zipCode: event.zipCode, lookUpFailures: 0 };
    }),
    rememberAddress: assign({ address: (_, params: { address: ZipCodeAddress }) => params.address }),
    forgetAddress: assign({ address: undefined }),
    countLookUpFailure: assign({ lookUpFailures: ({ context }) => context.lookUpFailures + 1 }),
    forgetLookUpFailures: assign({ lookUpFailures: 0 }),
    announceAddress: emit((_, params: { address: ZipCodeAddress }) => ({
      type: 'address.found' as const,
      address: params.address,
    })),
    announceMissing: emit({ type: 'address.missing' }),
  },
}).createMachine({
  id: 'profileEdit',
  description: 'A person changes their profile.',
  context: ({ input }) => ({
    ...input,
    change: undefined,
    states: [],
    edit: {},
    overtaken: [],
    failure: undefined,
    photo: undefined,
    photoFailure: undefined,
    passwordFailure: undefined,
    lookUpFailures: 0,
    address: undefined,
  }),
  type: 'parallel',
  states: { data: dataRegion, photo: photoRegion, password: passwordRegion, address: addressRegion },
});
