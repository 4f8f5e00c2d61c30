import {
  changePassword,
  editCurrentUser,
  findAddressByZipCode,
  getCurrentUser,
  uploadImage,
} from '@student/api-client';
import type { User, UserEdit } from '@student/domain';
import { filled, profileEditMachine } from '@student/machines';
import { fileOf } from '../../onboarding/file-of.ts';
import { profileQuery } from '../../onboarding/onboarding.queries.ts';
import type { Services } from '../../services.ts';

/**
 * The profile edit with its ports plugged into the server (PROFILE-08, PROFILE-16). Who leaves meanwhile has saved all the same: no call
 * but a look-up is given up, and what an answer says is learnt here, whether or not the page still stands.
 */
export const providedProfileEdit = (services: Services) => {
  const { platform, request, session } = services;
  /** Sends a change; the person is as the answer says from then on. What is answered to a session that is gone is of nobody here. */
  const save = async (user: UserEdit): Promise<User> => {
    const asked = session.begun();
    const saved = await request(editCurrentUser, { body: { user } });
    if (session.begun() === asked) learnProfile(services, saved);
    return saved;
  };
  return profileEditMachine.provide({
    actors: {
      readProfile: filled(async () => (await request(getCurrentUser)).user),
      saveProfile: filled(({ edit }) => save(edit)),
      savePhoto: filled(async ({ image }) => {
        if (image === null) return save({ image: null, profilePictureExtension: null });
        const file = fileOf(image);
        const { url } = await request(uploadImage, { body: { file } });
        return save({ image: url, profilePictureExtension: file.name.split('.').at(-1) });
      }),
      changePassword: filled(async (body) => {
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
  if (state.status === 'absent' || state.person.id !== user.id) return;
  const { queryKey } = profileQuery();
  queryClient.setQueryData(queryKey, (known) => known && { ...known, user });
  const { name, socialName, email, imageUrl } = user;
  // Only this: what the two checks said of the person is not in their record (AUTH-46).
  session.arrive({ ...state.person, name, socialName, email, imageUrl });
}
