import { describe, expect, it } from 'vitest';
import { keptOnboarding, onboardingUser } from './onboarding-answers.ts';

describe('what is saved', () => {
  it('is trimmed, an empty text is none, and a photo is named only when there is a new one (ONBOARD-15)', () => {
    expect(onboardingUser({ socialName: ' Caio ', biography: '\n', interests: [2, 7] })).toEqual({
      socialName: 'Caio',
      biography: null,
      interests: [2, 7],
    });
    const photo = { image: 'data:image/jpeg;base64,AA', path: '/files/uploads/1f.jpg' };
    expect(onboardingUser({ socialName: '', biography: 'Oi.', interests: [], photo })).toEqual({
      socialName: null,
      biography: 'Oi.',
      interests: [],
      image: '/files/uploads/1f.jpg',
      profilePictureExtension: 'jpg',
    });
  });
});

describe('what a tab kept', () => {
  const photo = { image: 'data:image/jpeg;base64,AA' };

  it('comes back as far as it was changed', () => {
    expect(keptOnboarding({ personId: 5, socialName: '', photo }, 5)).toEqual({
      personId: 5,
      socialName: '',
      photo,
    });
  });

  it('is nothing of anybody else', () => {
    expect(keptOnboarding({ personId: 5, socialName: 'Caio', biography: 'Oi.' }, 6)).toEqual({ personId: 6 });
  });

  it.each([
    null,
    'nada',
    [],
    { personId: 5, socialName: 1, biography: {}, interests: ['1'], photo: 'data:image/png' },
    { personId: 5, photo: { image: 'https://evil.example/1.png' } },
    { personId: 5, photo: { image: 'data:image/png;base64,', path: 3 } },
  ])('and is of another kind (%j) is nothing', (kept) => {
    expect(keptOnboarding(kept, 5)).toEqual({ personId: 5 });
  });

  it('and is more than five interests is the first five (ONBOARD-06)', () => {
    expect(keptOnboarding({ personId: 5, interests: [1, 2, 3, 4, 5, 6] }, 5).interests).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });
});
