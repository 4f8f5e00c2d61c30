import { dashboardWaves } from '../load/student.ts';
import type { Parts } from '../load/wire.ts';

export type Asked = { name: string; parts: Parts; note?: string };

const asked = (name: string, parts: Parts = {}, note?: string): Asked => ({
  name,
  parts,
  ...(note && { note }),
});

/** What the dashboard asks for, behind the guard and on the page, with the catalogue's other orders. */
export const ofDashboard: readonly Asked[] = [
  asked('validateSession'),
  asked('checkIsAdministrator'),
  asked('checkIsTeamManager'),
  ...dashboardWaves.flat().map(([name, parts]) => asked(name, parts)),
  asked('listMyAccesses', { query: { interval: 7 } }),
  asked('listCourses', { query: { page: 20, limit: 25, search: 'segurança' } }, 'a search'),
  asked(
    'listCourses',
    { query: { page: 40, limit: 25, orderBy: 'title', order: 'Asc' } },
    'by title, page 40',
  ),
];

/** Lists of other pages that have everybody's records behind them. */
export const ofOthers: readonly Asked[] = [
  asked('listCourses', { query: { page: 1, limit: 25, orderBy: 'rating', order: 'Desc' } }, 'by rating'),
  asked('listEnrolledCourses'),
  asked('getCourse', { params: { id: 100 } }),
  asked('listCourseComments', { params: { id: 100 }, query: { page: 1 } }),
  asked('listCourseContentRatings', { params: { courseId: 100, contentId: 10_001 } }),
  asked('listCourseContentDoubts', { params: { courseId: 100, contentId: 10_001 } }),
  asked('listUsers', { query: { page: 100 } }, 'page 100'),
  asked('listUsers', { query: { search: 'conceicao 42' } }, 'a search'),
  asked('listUsers', { query: { page: 100, orderBy: 'name' } }, 'by name, page 100'),
  asked('listStudentEngagement'),
];
