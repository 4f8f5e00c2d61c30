import type { Records } from '../store/records.ts';
import type { Learner } from './learner.ts';

/** A track with how far this person is. */
export const trackView = (track: Records['courseTracks'], { enrolmentOf }: Learner) => {
  const { courseIds, eventIds, graduationIds, isRequired: _, ...open } = track;
  return {
    ...open,
    thumbnailExtention: 'svg',
    totalCourses: courseIds.length,
    finishedCourses: courseIds.filter((id) => enrolmentOf(id)?.finishedAt).length,
    haveRatings: true,
    haveTrainingInTrack: eventIds.length + graduationIds.length > 0,
  };
};

export const schoolView = (school: Records['schools']) => ({ ...school, thumbnailExtention: 'svg' });
