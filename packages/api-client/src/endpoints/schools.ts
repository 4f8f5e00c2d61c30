import { named, rows, School, SchoolWithTracks } from '@student/domain';
import { endpoint } from '../endpoint.ts';
import { SearchTerm } from '../query-fields.ts';

/** List the schools. */
export const listSchools = endpoint('GET /api/decola/list/schools', {
  data: named('schools', rows(School)),
});

/** Read one school with its tracks. */
export const getSchool = endpoint('GET /api/decola/school/:id', {
  data: named('school', SchoolWithTracks),
});

/** Search schools by name. */
export const searchSchools = endpoint('GET /api/decola/school/globalSearch', {
  query: {
    search: SearchTerm,
  },
  data: named('schools', rows(School)),
});
