import * as v from 'valibot';
import { AddressInput } from './address.ts';
import { Day, Id, Url } from './values.ts';

export const UserEdit = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.minLength(1))),
  socialName: v.nullish(v.string()),
  email: v.optional(v.pipe(v.string(), v.email())),
  birthDate: v.optional(Day),
  profession: v.nullish(v.string()),
  academicEducation: v.nullish(v.string()),
  biography: v.nullish(v.string()),
  address: v.nullish(AddressInput),
  /** Path answered by the image upload. */
  image: v.nullish(Url),
  /** png, jpg, jpeg or webp, in any case. */
  profilePictureExtension: v.nullish(
    v.pipe(v.string(), v.regex(/^([Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Ww][Ee][Bb][Pp])$/)),
  ),
});
export type UserEdit = v.InferInput<typeof UserEdit>;

export const OnboardingUser = v.strictObject({
  socialName: v.nullish(v.string()),
  biography: v.nullish(v.string()),
  /** Path answered by the image upload. */
  image: v.nullish(Url),
  /** png, jpg, jpeg or webp, in any case. */
  profilePictureExtension: v.nullish(
    v.pipe(v.string(), v.regex(/^([Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Ww][Ee][Bb][Pp])$/)),
  ),
  interests: v.optional(v.pipe(v.array(Id), v.maxLength(5))),
});
export type OnboardingUser = v.InferInput<typeof OnboardingUser>;
