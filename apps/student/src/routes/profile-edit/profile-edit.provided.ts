import {
  changePassword,
  editCurrentUser,
  findAddressByZipCode,
  getCurrentUser,
  uploadImage,
  wireError,
} from '@student/api-client';
import type { User, UserEdit } from '@student/domain';
import { filled, profileEditMachine } from '@student/machines';
import { fileOf } from '../../onboarding/file-of.ts';
import { profileQuery } from '../../onboarding/onboarding.queries.ts';
import type { Services } from '../../services.ts';
import { personIn } from '../../session/session.ts';

/**
 * The profile edit with its ports plugged into the server (PROFILE-08, PROFILE-16). Who leaves meanwhile has saved all the same: no call
 * but a look-up is given up, and what an answer says is learnt here, whether or not the page still stands.
 */
export const providedProfileEdit = (services: Services) => {
  const { platform, request, session } = services;
  const personId = personIn(session.get())?.id;
  /** Over an ended session somebody else may be signed in by now. @throws where the device does not know this person as signed in. */
  const requirePerson = () => {
    if (personId === undefined || !session.isPresent(personId)) throw wireError('ACCESS_SESSION_EXPIRED');
  };
  /** The person is as the answer says from then on. What is answered to a session that is gone is of nobody here. */
  const learnt = async (ask: () => Promise<User>): Promise<User> => {
    requirePerson();
    const asked = session.begun();
    const user = await ask();
    if (session.begun() === asked) learnProfile(services, user);
    return user;
  };
  const save = (user: UserEdit) => learnt(() => request(editCurrentUser, { body: { user } }));
  return profileEditMachine.provide({
    actors: {
      // What nobody has changed here follows what was changed elsewhere.
      readProfile: filled(() => learnt(async () => (await request(getCurrentUser)).user)),
      saveProfile: filled(({ edit }) => save(edit)),
      savePhoto: filled(async ({ image }) => {
        if (image === null) return save({ image: null, profilePictureExtension: null });
        requirePerson();
        const file = fileOf(image);
        const { url } = await request(uploadImage, { body: { file } });
        return save({ image: url, profilePictureExtension: file.name.split('.').at(-1) });
      }),
      changePassword: filled(async (body) => {
        requirePerson();
        const asked = session.begun();
        await request(changePassword, { body });
        const state = session.get();
        if (state.status !== 'present' || session.begun() !== asked) return;
        session.arrive({
          ...state.person,
          isImported: false,
          passwordModifiedAt: new Date(platform.now()).toISOString(),
        });
      }),
      findAddress: filled((params, signal) => request(findAddressByZipCode, { params, signal })),
    },
  });
};

/** The person as they are from now on: on this device, in the header, and wherever else they are shown (PROFILE-06, PROFILE-08). */
function learnProfile({ session, queryClient }: Services, user: User) {
  const state = session.get();
  if (state.status === 'absent' || !session.isPresent(user.id)) return;
  const { queryKey } = profileQuery();
  queryClient.setQueryData(queryKey, (known) => known && { ...known, user });
  const { name, socialName, email, imageUrl } = user;
  // Only this: what the two checks said of the person is not in their record (AUTH-46).
  session.arrive({ ...state.person, name, socialName, email, imageUrl });
}
