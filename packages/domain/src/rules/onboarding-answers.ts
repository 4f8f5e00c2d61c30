import type { OnboardingUser } from '../entities/profile.ts';
import { maxInterests } from './interests.ts';

/** A photo that was cropped here. */
export type NewPhoto = {
  /** The square, as a data URL (SHELL-46). */
  image: string;
  /** Where the server keeps it, once it was sent. */
  path?: string | undefined;
};

/** What the steps collect (ONBOARD-03, ONBOARD-04, ONBOARD-06, ONBOARD-08). */
export type OnboardingDraft = {
  socialName: string;
  biography: string;
  interests: readonly number[];
  /** None leaves the photo as it is. */
  photo?: NewPhoto | undefined;
};

/** What finishing saves of a person (ONBOARD-15): trimmed, an empty text as none, the photo only where there is a new one. */
export const onboardingUser = ({
  socialName,
  biography,
  interests,
  photo,
}: OnboardingDraft): OnboardingUser => ({
  socialName: socialName.trim() || null,
  biography: biography.trim() || null,
  interests: [...interests],
  ...(photo?.path && { image: photo.path, profilePictureExtension: extensionOf(photo.path) }),
});

const extensionOf = (path: string) => /\.(\w+)$/.exec(path)?.[1] ?? null;

/** What was changed so far, of one person. */
export type KeptOnboarding = { personId: number } & Partial<OnboardingDraft>;

/**
 * What a device kept of a person's steps, whatever has become of it meanwhile: nothing of anybody else, and nothing of another kind.
 */
export function keptOnboarding(kept: unknown, personId: number): KeptOnboarding {
  const values: Readonly<Record<string, unknown>> = { ...(typeof kept === 'object' ? kept : {}) };
  if (values.personId !== personId) return { personId };
  const { socialName, biography, interests, photo } = values;
  return {
    personId,
    ...(typeof socialName === 'string' && { socialName }),
    ...(typeof biography === 'string' && { biography }),
    ...(isIds(interests) && { interests: interests.slice(0, maxInterests) }),
    ...(isPhoto(photo) && { photo }),
  };
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id));

const isPhoto = (value: unknown): value is NewPhoto =>
  typeof value === 'object' &&
  value !== null &&
  'image' in value &&
  typeof value.image === 'string' &&
  value.image.startsWith('data:image/') &&
  (!('path' in value) || value.path === undefined || typeof value.path === 'string');
