import type { CourseTrack } from '../entities/course-track.ts';
import { isTrackFinished, offered } from './course-track.ts';
import { holdsTerm } from './plain-text.ts';

type Track = Pick<
  CourseTrack,
  'id' | 'title' | 'description' | 'isActive' | 'finishedCourses' | 'totalCourses'
>;

const isFound =
  (term: string) =>
  ({ title, description }: Track): boolean =>
    holdsTerm(`${title} ${description ?? ''}`, term);

/** The mandatory tracks of a person that hold a term, those that are left to finish first (TRACK-08). */
export function requiredTracksHolding<Each extends Track>(tracks: readonly Each[], term: string): Each[] {
  const found = tracks.filter(isFound(term));
  return [...found.filter((track) => !isTrackFinished(track)), ...found.filter(isTrackFinished)];
}

/** The tracks in which a person has finished a course, which are still offered and not mandatory, and that hold a term. */
export const begunTracksHolding = <Each extends Track>(
  tracks: readonly Each[],
  { requiredIds, term }: { requiredIds: ReadonlySet<number>; term: string },
): Each[] =>
  offered(tracks).filter(
    (track) => track.finishedCourses > 0 && !requiredIds.has(track.id) && isFound(term)(track),
  );
