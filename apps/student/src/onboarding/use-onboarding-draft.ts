import type { KeptOnboarding, OnboardingDraft, User } from '@student/domain';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { keepOnboarding, readOnboarding } from './kept-onboarding.ts';

/** What the steps hold: what the server knows of the person, and over it whatever they have changed in this tab. */
export function useOnboardingDraft(profile: User) {
  const { tabStorage } = useServices().platform;
  const [kept, setKept] = useState<KeptOnboarding>(() => readOnboarding(tabStorage, profile.id));
  const draft: OnboardingDraft = {
    socialName: kept.socialName ?? profile.socialName ?? '',
    biography: kept.biography ?? profile.biography ?? '',
    interests: kept.interests ?? profile.interests.map(({ id }) => id),
    photo: kept.photo,
  };
  /** Changes a part of it; each change is kept at once. */
  const change = (part: Partial<OnboardingDraft>) =>
    setKept((before) => {
      const now = { ...before, ...part };
      keepOnboarding(tabStorage, now);
      return now;
    });
  return { draft, change };
}
