import * as fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import specification from '../../../docs/spec/routes.json' with { type: 'json' };
import { paths } from './paths.ts';
import { guardedPlaces, type Place, type PlaceName, places, prefix } from './places.ts';
import { recommendationFields } from './recommendation/recommendation-fields.ts';
import { detailsCoursesSearch } from './routes/details-courses/details-courses.search.ts';
import { detailsInstructorsSearch } from './routes/details-instructors/details-instructors.search.ts';
import { profileSearch } from './routes/profile/profile.search.ts';
import { shopSearch } from './routes/shop/shop.search.ts';

/** `course_content`, `training-course` and `:entityID` as names are written in code. */
const named = (text: string) =>
  text.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/ID\b/g, 'Id');

/** Two rows of the specification are no places: the bare prefix, and whatever nobody else answers. */
const rows = specification.filter(({ name }) => name !== 'root' && name !== 'not_found');

describe('the table of places is that of the specification', () => {
  it('by name', () => {
    expect(Object.keys(places).sort()).toEqual(rows.map(({ name }) => named(name)).sort());
  });

  it.each(rows)(
    '$name: its address, whom it is for, and its search in the header (SHELL-01, SHELL-08, SHELL-09, AUTH-17, DECOIN-01, TRACK-13)',
    (row) => {
      const name = named(row.name) as PlaceName;
      const place: Place = places[name];
      // Without its number the shop's address, like the product's, stands for another one.
      const path = row.path.replace('productsPage?', 'productsPage').replace('productID?', 'productID');
      expect(`${prefix}/${place.path}`).toBe(path.split('/').map(paramNamed).join('/'));
      expect(name in guardedPlaces).toBe(row.access === 'guarded');
      expect(place.hidesHeaderSearch ?? false).toBe(row.hidesHeaderSearch);
    },
  );

  /**
   * What the app keeps in an address beside what the specification names: the open pill (decision 0670), whose comments are open, the
   * picker of people (decision 0648), what a scanned code brings (EVENT-19), what is shown of tracks (TRACK-14), and which courses of an
   * interest are shown (TRACK-18), and which products of the shop (SHOP-05).
   */
  const added: Readonly<Record<string, readonly string[]>> = {
    dashboard: [
      'eventID',
      'pill',
      ...Object.keys(recommendationFields).filter((name) => name !== 'pageDefault'),
    ],
    'details-courses': detailsCoursesSearch.names,
    'details-courses-instructors': detailsInstructorsSearch.names,
    global_search: ['courseID', ...Object.keys(recommendationFields)],
    'details-course-tracks': [
      'search',
      'filterType',
      'page',
      'view',
      'courseID',
      'eventID',
      ...Object.keys(recommendationFields),
    ],
    interest: ['page', 'search', 'status', 'courseID', ...Object.keys(recommendationFields)],
    shop: shopSearch.names,
    profile: profileSearch.names,
    event: ['token', 'date'],
    'training-course': ['token', 'menuID'],
  };
  it.each(rows)('$name: what its query string holds (DASH-01)', (row) => {
    const { search }: Place = places[named(row.name) as PlaceName];
    const held =
      row.name === 'onboarding' ? [] : [...row.query.map(({ name }) => name), ...(added[row.name] ?? [])];
    expect([...(row.name === 'onboarding' ? [] : (search?.names ?? []))].sort()).toEqual(held.sort());
  });
});

const paramNamed = (segment: string) => (segment.startsWith(':') ? named(segment) : segment);

it.each([
  [paths.dashboard(), '/student/dashboard'],
  [paths.dashboard({ page: 2, schools: [1, 2] }), '/student/dashboard?page=2&schools=1%2C2'],
  [
    paths.home({ redirect: '/student/course/1?a=b' }),
    '/student/home?redirect=%2Fstudent%2Fcourse%2F1%3Fa%3Db',
  ],
  [paths.home({ redirect: undefined }), '/student/home'],
  [paths.home({ resetPass: 'reset-password' }), '/student/home/reset-password'],
  [paths.courseContent({ courseId: 12, contentId: 7 }), '/student/course/12/content/7'],
  [paths.globalSearch(), '/student/search'],
  [
    paths.globalSearch({ page: 1, limit: 20, search: 'gestão' }),
    '/student/search?page=1&limit=20&search=gest%C3%A3o',
  ],
  [
    paths.event({ eventId: 6, classId: 61, token: 'presenca+1', date: '2026-03-02' }),
    '/student/event/6/class/61?token=presenca%2B1&date=2026-03-02',
  ],
  [paths.profile(), '/student/profile'],
  [paths.interest({ interestId: 3, title: 'a/b' }), '/student/interest/3?title=a%2Fb'],
])('%s', (href, expected) => {
  expect(href).toBe(expected);
});

it('every address leads back to its place and its parameters', () => {
  const names = Object.keys(places) as PlaceName[];
  const all = Object.values(places).map(({ path }) => ({ path: `${prefix}/${path}` }));
  const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text));
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(value, { minLength: 4, maxLength: 4 }),
      (name, values) => {
        const { path }: Place = places[name];
        const params = Object.fromEntries(
          [...path.matchAll(/:(\w+)/g)].map(([, key = ''], at) => [key, values[at]]),
        );
        const href = (paths[name] as (params: object) => string)(params);
        const [match] = matchRoutes(all, href) ?? [];
        expect(match).toMatchObject({ route: { path: `${prefix}/${path}` }, params });
      },
    ),
  );
});
