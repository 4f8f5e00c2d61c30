import { finishOnboarding, linkInterests, uploadImage } from '@student/api-client';
import type { OnboardingDraft } from '@student/domain';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { memoryStorage } from '../memory-storage.ts';
import type { Services } from '../services.ts';
import type { SessionState } from '../session/session.ts';
import { ana, helena } from '../session/testing/people.ts';
import { providedOnboarding } from './onboarding.provided.ts';

const draft: OnboardingDraft = {
  socialName: 'Cacá',
  biography: '',
  interests: [3],
  photo: { image: 'data:image/jpeg;base64,/9j/' },
};

/** The end of Ana's onboarding; `meanwhile` happens while the person is being saved. */
async function finish(meanwhile: (world: { arriveAs: (person: typeof ana) => void }) => void = () => {}) {
  const person = { ...ana, isFirstLogin: true, isAdmin: true };
  let state: SessionState = { status: 'present', person };
  let begun = 0;
  const sent: [unknown, unknown][] = [];
  const stale: unknown[] = [];
  const tabStorage = memoryStorage({ onboarding: 'x', onboardingLater: 'x' });
  const arriveAs = (other: typeof ana) => {
    if (other.id !== ana.id) begun += 1;
    state = { status: 'present', person: other };
  };
  const services = {
    platform: { tabStorage },
    queryClient: {
      invalidateQueries: async ({ queryKey }: { queryKey: unknown[] }) => stale.push(queryKey.at(-1)),
    },
    session: { get: () => state, begun: () => begun, arrive: arriveAs },
    request: async (endpoint: unknown, options: { body: object }) => {
      sent.push([endpoint, options.body]);
      if (endpoint === uploadImage) return { url: '/files/uploads/1f.jpg' };
      if (endpoint === finishOnboarding) {
        meanwhile({ arriveAs });
        return { ...ana, socialName: 'Cacá', imageUrl: '/files/uploads/1f.jpg', isFirstLogin: false };
      }
      return undefined;
    },
  } as unknown as Services;
  const actor = createActor(providedOnboarding(services));
  actor.start();
  actor.send({ type: 'onboarding.finish', draft });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('finished'));
  return { sent, stale, state: state as SessionState, kept: tabStorage.getItem('onboarding') };
}

it('sends a file, then the interests, then the person with the path of the file (ONBOARD-15, ONBOARD-16)', async () => {
  const { sent } = await finish();
  expect(sent.map(([endpoint]) => endpoint)).toEqual([uploadImage, linkInterests, finishOnboarding]);
  expect(sent[0]?.[1]).toMatchObject({ file: { name: 'foto.jpeg' } });
  expect(sent[1]?.[1]).toEqual({ interests: [3] });
  expect(sent[2]?.[1]).toEqual({
    user: {
      socialName: 'Cacá',
      biography: null,
      interests: [3],
      image: '/files/uploads/1f.jpg',
      profilePictureExtension: 'jpg',
    },
  });
});

it('updates the person, clears the first login and what the tab kept, and keeps what the checks said (ONBOARD-17)', async () => {
  const { state, kept, stale } = await finish();
  expect(state).toMatchObject({
    status: 'present',
    person: { socialName: 'Cacá', imageUrl: '/files/uploads/1f.jpg', isFirstLogin: false, isAdmin: true },
  });
  expect(kept).toBeNull();
  expect(stale).toContain('personalInformation');
});

it('an answer about somebody who has gone meanwhile changes nothing', async () => {
  const { state, kept } = await finish(({ arriveAs }) => arriveAs(helena));
  expect(state).toEqual({ status: 'present', person: helena });
  expect(kept).toBe('x');
});
