import * as v from 'valibot';
import { Address } from './address.ts';
import { Company } from './company.ts';
import { entity } from './entity.ts';
import { Interest } from './interest.ts';
import { rows } from './rows.ts';
import { Count, Day, Flag, Id, Instant, maybe, Percentage, Url } from './values.ts';

/** 1 student, 2 administrator, 4 team manager; 5 also sees the admin panel link, its name is not known. A client treats any other number as student. */
export const UserType = v.fallback(v.picklist([1, 2, 4, 5]), 1);
export type UserType = v.InferOutput<typeof UserType>;

/** The person as read. `password` and `passwordConfirmation` of the entity only ever travel in requests. */
export const User = entity(
  {
    id: Id,
    /** CPF digits or e-mail used to sign in. */
    login: maybe(v.string()),
    name: v.string(),
    /** Preferred name; shown instead of name when present. */
    socialName: v.nullable(v.string()),
    email: v.nullable(v.string()),
    /** CPF digits; null for a foreigner without one. */
    document: maybe(v.string()),
    isForeigner: Flag,
    birthDate: maybe(Day),
    profession: maybe(v.string()),
    academicEducation: maybe(v.string()),
    biography: maybe(v.string()),
    /** Profile photo. */
    image: v.nullable(Url),
    profilePictureExtension: maybe(v.string()),
    address: maybe(Address),
    userType: UserType,
    /** Name of the user type for display. */
    userTypeLabel: maybe(v.string()),
    /** True until onboarding is finished. */
    isFirstLogin: v.boolean(),
    isImported: v.boolean(),
    /** Null while the password was never changed. */
    passwordModifiedAt: v.nullable(Instant),
    needAcceptNewTerm: v.boolean(),
    /** Balance of the wallet. */
    decoins: Count,
    /** How many courses were completed. */
    completeCourses: maybe(Count),
    /** Seconds watched. */
    totalWatched: maybe(Count),
    /** How many certificates were issued. */
    certificateGenerated: maybe(Count),
    /** How many of the courses that were begun are completed, in per cent. */
    percentageUser: maybe(Percentage),
    /** Whether they were there, and when, in lists of enrolled people (PROFILE-03). */
    attendance: v.optional(v.boolean()),
    attendanceAts: v.optional(v.array(Id)),
    enrolledAt: maybe(Instant),
    attendanceAt: maybe(Instant),
    interests: v.optional(rows(Interest), () => []),
    companies: v.array(Company),
  },
  { image: 'imageUrl', needAcceptNewTerm: 'mustAcceptTerm' },
);
export type User = v.InferOutput<typeof User>;

/** A person as listed in pickers. */
export const UserSummary = entity(
  {
    id: Id,
    name: v.string(),
    socialName: maybe(v.string()),
    email: maybe(v.string()),
    image: v.nullable(Url),
    userType: maybe(UserType),
    userTypeLabel: maybe(v.string()),
    companies: v.optional(v.array(Company), () => []),
  },
  { image: 'imageUrl' },
);
export type UserSummary = v.InferOutput<typeof UserSummary>;
