import {
  CourseTrack,
  MandatoryCourseTrack,
  named,
  RequiredTrackFilter,
  rows,
  TrainingCard,
} from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Index, limit, SearchTerm } from '../query-fields.ts';

/** List the tracks. */
export const listCourseTracks = endpoint('GET /api/decola/courseTrack/list', {
  data: named('courseTracks', rows(CourseTrack)),
});

/** Read one track. */
export const getCourseTrack = endpoint('GET /api/decola/courseTrack/:id', {
  data: named('courseTrack', CourseTrack),
});

/** List the tracks of a school. Asked once per chosen school. */
export const listSchoolCourseTracks = endpoint('GET /api/decola/courseTrack/school/:id', {
  data: named('courseTracks', rows(CourseTrack)),
});

/** Search tracks by title. */
export const searchCourseTracks = endpoint('GET /api/decola/courseTrack/globalSearch', {
  query: {
    search: SearchTerm,
  },
  data: named('courseTracks', rows(CourseTrack)),
});

/** List the trainings of a track. */
export const listCourseTrackTrainings = endpoint('GET /api/decola/courseTrack/:id/trainings', {
  query: {
    index: Index,
    limit: limit(5),
  },
  data: v.object({ trainings: rows(TrainingCard), hasMore: v.boolean() }),
});

/** List the tracks the person must take. */
export const listRequiredCourseTracks = endpoint('GET /api/decola/courseTrack/required', {
  query: {
    filterType: v.optional(RequiredTrackFilter, 'all'),
  },
  data: named('courseTracks', rows(MandatoryCourseTrack)),
});
