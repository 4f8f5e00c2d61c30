import type { Course, CourseWithContents } from '../entities/course.ts';
import type { MandatoryCourseTrack } from '../entities/course-track.ts';
import { type GoingOn, goingOn } from './going-on.ts';

type Tracks = readonly MandatoryCourseTrack[];

/** What a person does next: go on with a course, begin a required one, wait for what is closed to them, or choose for themselves. */
export type NextStep =
  | ({ kind: 'continue' } & GoingOn)
  | { kind: 'start'; course: Course; track: string }
  | { kind: 'waiting'; closed: 'content' | 'course'; course: Course }
  | { kind: 'waiting'; closed: 'track' | 'trainings'; track: MandatoryCourseTrack }
  | { kind: 'choose' };

/** What stands first where more than one course is under way: the last one seen, or one that is required (decision 0630). */
export type FirstStep = 'lastSeen' | 'required';

/**
 * What to do next (DASH-04, DASH-08, DASH-09), of the courses under way as far as they were read, the last one seen first, and the
 * required tracks that are pending. It offers only what can be opened, and nobody has done everything while something is due.
 */
export function nextStep(
  underWay: readonly CourseWithContents[],
  tracks: Tracks,
  first: FirstStep = 'lastSeen',
): NextStep {
  const due = dueCourses(tracks);
  const required = due.flatMap(({ course }) => underWay.filter(({ id }) => id === course.id));
  const ordered = first === 'required' ? [...required, ...underWay] : underWay;
  const going = goingOn(ordered);
  if (going) return { kind: 'continue', ...going };
  const unread = unreadRequired(underWay, tracks);
  if (unread) return { kind: 'continue', course: unread, content: undefined, opens: undefined };

  const start = due.find(({ course }) => course.statusCourse === null);
  if (start) return { kind: 'start', course: start.course, track: start.track.title };

  const [closed] = ordered;
  if (closed) return { kind: 'waiting', closed: closed.isBlocked ? 'course' : 'content', course: closed };
  const track = tracks.find((each) => each.finishedCourses < each.totalCourses);
  if (track) return { kind: 'waiting', closed: track.isBlocked ? 'track' : 'trainings', track };
  return { kind: 'choose' };
}

/**
 * The required course under way that has to be read before one can tell which comes first: those that are read are the last ones seen.
 * None where one that was read stands before it and can be gone on with.
 */
export function unreadRequired(underWay: readonly CourseWithContents[], tracks: Tracks): Course | undefined {
  for (const { course } of dueCourses(tracks)) {
    const read = underWay.filter(({ id }) => id === course.id);
    if (goingOn(read)) return undefined;
    if (read.length === 0 && course.statusCourse === 'progress') return course;
  }
  return undefined;
}

/** The courses of required tracks that are open and not finished, in the order of the tracks. */
const dueCourses = (tracks: Tracks) =>
  tracks
    .filter(({ isBlocked }) => !isBlocked)
    .flatMap((track) => track.courses.map((course) => ({ course, track })))
    .filter(({ course }) => !course.isBlocked && course.statusCourse !== 'finished');
