import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { forgetOnboarding, keepOnboarding, putOffOnboarding, readOnboarding } from './kept-onboarding.ts';

it('what was changed comes back to who changed it, and is gone once it is forgotten', () => {
  const storage = memoryStorage();
  keepOnboarding(storage, { personId: 5, socialName: 'Caio', interests: [3] });
  putOffOnboarding(storage, 5);
  expect(readOnboarding(storage, 5)).toEqual({ personId: 5, socialName: 'Caio', interests: [3] });
  expect(readOnboarding(storage, 6)).toEqual({ personId: 6 });
  forgetOnboarding(storage);
  expect(['onboarding', 'onboardingLater'].map((name) => storage.getItem(name))).toEqual([null, null]);
});

it.each(['', 'nada', '{"personId":', '[]', 'null'])('%j is nothing', (kept) => {
  expect(readOnboarding(memoryStorage({ onboarding: kept }), 5)).toEqual({ personId: 5 });
});
