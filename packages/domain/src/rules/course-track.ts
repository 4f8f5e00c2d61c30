import type { StatusCourse } from '../entities/course.ts';
import type { CourseTrack, RequiredTrackFilter } from '../entities/course-track.ts';
import type { TrainingCard } from '../entities/training.ts';
import { pageSizes } from './page-size.ts';

/** How many tracks stand on a page of their list: the contract gives all of them in one answer (TRACK-04). */
export const tracksPerPage = 24;

type Counted = Pick<CourseTrack, 'finishedCourses' | 'totalCourses'>;

/** Whether no course of a track is left to finish; one without courses is never finished, since nothing else is counted (TRACK-08). */
export const isTrackFinished = ({ finishedCourses, totalCourses }: Counted): boolean =>
  totalCourses > 0 && finishedCourses >= totalCourses;

/** How far a track is in whole per cent, rounded down: 100 is the end only (TRACK-08). */
export const trackProgress = ({ finishedCourses, totalCourses }: Counted): number =>
  totalCourses === 0 ? 0 : Math.min(100, Math.floor((finishedCourses / totalCourses) * 100));

/** What the filter of required tracks keeps of any other track. */
const isKept = (track: Counted, filter: RequiredTrackFilter) =>
  filter === 'all' || (filter === 'finished') === isTrackFinished(track);

/** What is offered: a track or a school that is no longer active is in no list (TRACK-01, TRACK-02). */
export const offered = <Row extends { readonly isActive: boolean }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ isActive }) => isActive);

/** One page of the listed tracks. There is one page at least: it also has those that stand elsewhere, or says that there are none (TRACK-14). */
export const pageOfTracks = <Track>(listed: readonly Track[], page: number) => ({
  shown: listed.slice((page - 1) * tracksPerPage, page * tracksPerPage),
  totalPages: Math.max(1, Math.ceil(listed.length / tracksPerPage)),
});

type Listed = Counted & Pick<CourseTrack, 'id' | 'schoolId' | 'isActive'>;

/**
 * The tracks of a list in its order: by school in the order of the schools, without those that stand elsewhere on the page, that are
 * no longer active, or that the filter leaves out (TRACK-02, TRACK-14).
 */
export function listedTracks<Track extends Listed>(
  tracks: readonly Track[],
  {
    schoolIds,
    elsewhere,
    filter,
  }: { schoolIds: readonly number[]; elsewhere: ReadonlySet<number>; filter: RequiredTrackFilter },
): Track[] {
  const bySchool = Map.groupBy(
    offered(tracks).filter((track) => !elsewhere.has(track.id) && isKept(track, filter)),
    ({ schoolId }) => schoolId,
  );
  return [...new Set([...schoolIds, ...bySchool.keys()])].flatMap((id) => bySchool.get(id) ?? []);
}

/**
 * So many pages of a track's courses hold those among its trainings that are shown; both have the courses in the same order (TRACK-05,
 * TRACK-06).
 */
export const coursePagesOf = (trainings: readonly Pick<TrainingCard, 'trainingType'>[]): number =>
  Math.max(
    1,
    Math.ceil(
      trainings.filter(({ trainingType }) => trainingType === 'COURSE').length / pageSizes.trackCourses,
    ),
  );

type Training = { statusCourse: StatusCourse | null; isBlocked: boolean };

/** Whether a training can be done, and is not yet. */
const isLeft = ({ statusCourse, isBlocked }: Training) => !isBlocked && statusCourse !== 'finished';

/**
 * The course to go on with in a track, of its courses in their order: what is under way, else the first that is not begun; only what
 * is open to the person (TRACK-08).
 */
export function nextCourse<Course extends Training>(courses: readonly Course[]): Course | undefined {
  const left = courses.filter(isLeft);
  return left.find(({ statusCourse }) => statusCourse === 'progress') ?? left[0];
}

/**
 * What is next in a track: a course; only where none is left, an event or a training course, since a seat in one that takes place next
 * week counts as under way too, and nothing can be done there today. In a finished track nothing is (TRACK-08).
 */
export function nextInTrack<Course extends Training, Other extends Training>(
  track: Counted,
  { courses, others }: { courses: readonly Course[]; others: readonly Other[] },
): { kind: 'course'; training: Course } | { kind: 'other'; training: Other } | undefined {
  if (isTrackFinished(track)) return undefined;
  const course = nextCourse(courses);
  if (course) return { kind: 'course', training: course };
  const other = others.find(isLeft);
  return other && { kind: 'other', training: other };
}
