import { finishOnboarding, linkInterests, uploadImage } from '@student/api-client';
import type { User } from '@student/domain';
import { filled, onboardingMachine } from '@student/machines';
import { staleAfterInterests } from '../interests/interests.queries.ts';
import type { Services } from '../services.ts';
import { fileOf } from './file-of.ts';
import { forgetOnboarding } from './kept-onboarding.ts';
import { profileQuery } from './onboarding.queries.ts';

/**
 * The end of the onboarding with its ports plugged into the server (ONBOARD-15, ONBOARD-16). Who leaves meanwhile has finished all the
 * same: no call is given up, and what an answer says is learnt here, whether or not the steps still stand.
 */
export const providedOnboarding = (services: Services) => {
  const { request, session, queryClient } = services;
  return onboardingMachine.provide({
    actors: {
      sendPhoto: filled(async ({ image }) => {
        const { url } = await request(uploadImage, { body: { file: fileOf(image) } });
        return { path: url };
      }),
      relateInterests: filled(async ({ interests }) => {
        await request(linkInterests, { body: { interests: [...interests] } });
        for (const stale of staleAfterInterests) void queryClient.invalidateQueries(stale);
      }),
      saveOnboarding: filled(async (body) => {
        const asked = session.begun();
        const user = await request(finishOnboarding, { body });
        if (session.begun() === asked) learnPerson(services, user);
      }),
    },
  });
};

/** The person as they are from now on, everywhere at once; what their own tab kept goes (ONBOARD-17). */
function learnPerson({ session, queryClient, platform }: Services, user: User) {
  const state = session.get();
  // A session that is over is begun by signing in alone.
  if (state.status === 'absent' || state.status === 'expired' || state.person.id !== user.id) return;
  const { socialName, imageUrl } = user;
  forgetOnboarding(platform.tabStorage);
  void queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
  // Only this: what the two checks said of the person is not in their record (AUTH-46).
  session.arrive({ ...state.person, socialName, imageUrl, isFirstLogin: false });
}
