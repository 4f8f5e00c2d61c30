import type { StatusCourse } from '../entities/course.ts';
import type { CourseTrack, RequiredTrackFilter } from '../entities/course-track.ts';

/** How many tracks stand on a page of their list: the contract gives all of them in one answer (TRACK-04). */
export const tracksPerPage = 24;

type Counted = Pick<CourseTrack, 'finishedCourses' | 'totalCourses'>;

/** Whether nothing of a track is left to finish (TRACK-08). */
export const isTrackFinished = ({ finishedCourses, totalCourses }: Counted): boolean =>
  finishedCourses >= totalCourses;

/** How far a track is in whole per cent, rounded down: 100 is the end only (TRACK-08). */
export const trackProgress = ({ finishedCourses, totalCourses }: Counted): number =>
  totalCourses === 0 ? 0 : Math.min(100, Math.floor((finishedCourses / totalCourses) * 100));

/** What the filter of required tracks keeps of any other track. */
const isKept = (track: Counted, filter: RequiredTrackFilter) =>
  filter === 'all' || (filter === 'finished') === isTrackFinished(track);

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
    tracks.filter((track) => track.isActive && !elsewhere.has(track.id) && isKept(track, filter)),
    ({ schoolId }) => schoolId,
  );
  return [...new Set([...schoolIds, ...bySchool.keys()])].flatMap((id) => bySchool.get(id) ?? []);
}

/**
 * What to do next in a track, of its trainings in their order: what is under way, else the first that is not begun; only what is open
 * to the person.
 */
export function nextInTrack<Training extends { statusCourse: StatusCourse | null; isBlocked: boolean }>(
  trainings: readonly Training[],
): Training | undefined {
  const open = trainings.filter(({ statusCourse, isBlocked }) => !isBlocked && statusCourse !== 'finished');
  return open.find(({ statusCourse }) => statusCourse === 'progress') ?? open[0];
}
