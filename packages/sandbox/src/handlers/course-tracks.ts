import * as api from '@student/api-client';
import type { Call } from '../call.ts';
import { matches, sliceOf } from '../paging.ts';
import { found } from '../refusal.ts';
import { reply } from '../reply.ts';
import { courseCardViews, courseViews } from '../views/course.ts';
import { eventCardViews, graduationCardViews } from '../views/event.ts';
import { learnerOf } from '../views/learner.ts';
import { publishedTrack, publishedTracks, trackView, trackViews } from '../views/track.ts';

const learner = (call: Call) => learnerOf(call.store, call.me.id, call.now);

export const listCourseTracks = reply(api.listCourseTracks, (call) => {
  const reader = learner(call);
  return {
    courseTracks: trackViews(publishedTracks(call.store), reader),
  };
});

export const getCourseTrack = reply(api.getCourseTrack, (call) => ({
  courseTrack: trackView(publishedTrack(call.store, call.params.id), learner(call)),
}));

export const listSchoolCourseTracks = reply(api.listSchoolCourseTracks, (call) => {
  const { id } = found(call.store.get('schools', call.params.id));
  const reader = learner(call);
  return {
    courseTracks: trackViews(publishedTracks(call.store, { schoolId: id }), reader),
  };
});

export const searchCourseTracks = reply(api.searchCourseTracks, (call) => {
  const search = call.query.required('search');
  const reader = learner(call);
  const tracks = publishedTracks(call.store).filter(({ title, description }) =>
    matches(search, title, description),
  );
  return { courseTracks: trackViews(tracks, reader) };
});

export const listCourseTrackTrainings = reply(api.listCourseTrackTrainings, (call) => {
  const { store, params, query, me } = call;
  const track = publishedTrack(store, params.id);
  const reader = learner(call);
  const trainings = [
    ...courseCardViews(
      reader.coursesIn(track).flatMap((id) => store.get('courses', id) ?? []),
      reader,
    ),
    ...eventCardViews(
      store,
      track.eventIds.flatMap((id) => store.get('events', id) ?? []).filter(({ isActive }) => isActive),
      me.id,
      call.now,
    ),
    ...graduationCardViews(
      store,
      track.graduationIds.flatMap((id) => store.get('graduations', id) ?? []),
      me.id,
      call.now,
    ),
  ];
  const { rows, hasMore } = sliceOf(trainings, query.index(), query.limit(5));
  return { trainings: rows, hasMore };
});

export const listRequiredCourseTracks = reply(api.listRequiredCourseTracks, (call) => {
  const { store, query } = call;
  const filter = query.oneOf('filterType', ['all', 'pending', 'finished']) ?? 'all';
  const reader = learner(call);
  const tracks = publishedTracks(store, { isRequired: true }).filter((track) => {
    const courses = reader.coursesIn(track);
    const isFinished = courses.length > 0 && courses.every((id) => reader.enrolmentOf(id)?.finishedAt);
    return filter === 'all' || (filter === 'finished') === isFinished;
  });
  reader.about(tracks.flatMap(reader.coursesIn));
  return {
    courseTracks: tracks.map((track) => ({
      ...trackView(track, reader),
      courses: courseViews(
        reader.coursesIn(track).flatMap((id) => store.get('courses', id) ?? []),
        reader,
      ),
    })),
  };
});
