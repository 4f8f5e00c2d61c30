import type { CourseTrack } from '../entities/course-track.ts';
import type { School } from '../entities/school.ts';
import { offered } from './course-track.ts';
import { type ShareDone, shareDone } from './share-done.ts';

export interface SchoolProgress extends ShareDone {
  id: number;
  name: string;
}

/**
 * How far the person is with each school: the trainings of its tracks, and how many of them are finished. The contract counts them by
 * track, so one that stands in two tracks counts in both. A school whose tracks hold nothing is left out.
 */
export function progressBySchool(
  schools: readonly Pick<School, 'id' | 'name' | 'isActive'>[],
  tracks: readonly Pick<CourseTrack, 'schoolId' | 'isActive' | 'totalCourses' | 'finishedCourses'>[],
): SchoolProgress[] {
  const bySchool = Map.groupBy(offered(tracks), ({ schoolId }) => schoolId);
  return offered(schools).flatMap(({ id, name }) => {
    const own = bySchool.get(id) ?? [];
    const total = own.reduce((sum, { totalCourses }) => sum + totalCourses, 0);
    const finished = own.reduce((sum, { finishedCourses }) => sum + finishedCourses, 0);
    return total === 0 ? [] : [{ id, name, ...shareDone(finished, total) }];
  });
}
