import { extensionOf } from '../file-extension.ts';
import { found } from '../refusal.ts';
import type { Records } from '../store/records.ts';
import type { Reading, Where } from '../store/store.ts';
import type { Learner } from './learner.ts';

/** A track with how far this person is. */
export const trackView = (track: Records['courseTracks'], learner: Learner) => {
  const { courseIds: _, eventIds, graduationIds, isRequired: __, ...open } = track;
  const { enrolmentOf, ratingsOf } = learner;
  const courseIds = learner.coursesIn(track);
  learner.aboutRatings(courseIds);
  return {
    ...open,
    thumbnailExtention: extensionOf(track.thumbnailURL),
    totalCourses: courseIds.length,
    finishedCourses: courseIds.filter((id) => enrolmentOf(id)?.finishedAt).length,
    haveRatings: courseIds.some((id) => ratingsOf(id) !== undefined),
    haveTrainingInTrack: eventIds.length + graduationIds.length > 0,
  };
};

/** Views of many tracks, for which the ratings of all their courses are read in one go. */
export const trackViews = (tracks: readonly Records['courseTracks'][], learner: Learner) => {
  learner.aboutRatings(tracks.flatMap(learner.coursesIn));
  return tracks.map((track) => trackView(track, learner));
};

export const schoolView = (school: Records['schools']) => ({
  ...school,
  thumbnailExtention: extensionOf(school.thumbnailURL),
});

/** Tracks that are published: one that is not is in no list and in no search. */
export const publishedTracks = (
  store: Reading,
  where: Where<'courseTracks'> = {},
): Records['courseTracks'][] => store.list('courseTracks', { ...where, isActive: true });

/** A track that is published; NOT_FOUND for one that is not. */
export const publishedTrack = (store: Reading, id: number): Records['courseTracks'] => {
  const track = found(store.get('courseTracks', id));
  return found(track.isActive ? track : undefined);
};
