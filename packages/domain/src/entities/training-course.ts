import * as v from 'valibot';
import { Company, Team } from './company.ts';
import { TrainingContent } from './content.ts';
import { entity, extended } from './entity.ts';
import { ClassMenu } from './event.ts';
import { Instructor } from './instructor.ts';
import { Interest } from './interest.ts';
import { rows } from './rows.ts';
import { UserSummary } from './user.ts';
import { Count, Day, Hour, Id, maybe, Percentage, Url } from './values.ts';

/** One sitting of a training course; its id is what a QR code names. */
export const TrainingCourseMenu = extended(ClassMenu, {
  id: Id,
});
export type TrainingCourseMenu = v.InferOutput<typeof TrainingCourseMenu>;

/** A training course. */
export const Graduation = entity({
  id: Id,
  title: v.string(),
  /** Rich text. */
  description: maybe(v.string()),
  startDate: Day,
  /** Hour and minute, HH:mm. */
  startHour: Hour,
  /** Hour and minute, HH:mm. */
  endHour: Hour,
  /** Seconds. */
  duration: Count,
  location: v.nullable(v.string()),
});
export type Graduation = v.InferOutput<typeof Graduation>;

export const GraduationWithMenus = extended(Graduation, {
  menus: v.array(TrainingCourseMenu),
});
export type GraduationWithMenus = v.InferOutput<typeof GraduationWithMenus>;

export const TrainingCourseUser = entity(
  {
    id: Id,
    name: maybe(v.string()),
    image: maybe(Url),
    percentageUser: Percentage,
    /** Ids of the menus attended. */
    attendanceAts: v.array(Id),
  },
  { image: 'imageUrl' },
);
export type TrainingCourseUser = v.InferOutput<typeof TrainingCourseUser>;

export const InstructorContentInfo = v.object({
  companies: v.array(Company),
  contents: v.array(TrainingContent),
  graduation: v.nullable(Graduation),
  instructors: rows(Instructor),
  interests: rows(Interest),
  teams: v.array(Team),
  users: rows(UserSummary),
});
export type InstructorContentInfo = v.InferOutput<typeof InstructorContentInfo>;
