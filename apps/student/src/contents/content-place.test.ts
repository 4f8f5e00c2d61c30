import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { places } from '../places.ts';
import { callsOf } from './content-calls.ts';
import {
  contentKey,
  hrefOfContent,
  hrefOfPlace,
  panelsOf,
  placedIn,
  readContentKey,
} from './content-place.ts';
import type { ContentPlace } from './content-places.ts';

const course: ContentPlace = { kind: 'course', courseId: 12 };
const event: ContentPlace = { kind: 'event', eventId: 3, classId: 4 };

it.each([
  [course, 7, 'course/12/7', '/student/course/12/content/7', '/student/course/12'],
  [event, 5, 'event/3/4/5', '/student/event/3/class/4/content/5', '/student/event/3/class/4'],
])('%j', (place, contentId, key, href, placeHref) => {
  expect(contentKey({ place, contentId })).toBe(key);
  expect(readContentKey(key)).toEqual({ place, contentId });
  expect(hrefOfContent({ place, contentId })).toBe(href);
  expect(hrefOfPlace(place)).toBe(placeHref);
});

it.each([
  '',
  'course',
  'course/12',
  'course/12/7/1',
  'event/3/4',
  'event/3/4/5/6',
  'course/0/7',
  'course/-1/7',
  'course/1.5/7',
  'course/a/7',
  'pill/1/2',
  'toString/1/2',
])('%j names no content', (key) => {
  expect(readContentKey(key)).toBeUndefined();
});

it('the parameters of an address name the content, whichever place has them', () => {
  expect(placedIn({ courseId: 12, contentId: 7 })).toEqual({ place: course, contentId: 7 });
  expect(placedIn({ eventId: 3, classId: 4, contentId: 5 })).toEqual({ place: event, contentId: 5 });
  expect(() => placedIn({ eventId: 3, contentId: 5 })).toThrow('No place of contents has the parameters');
  expect(places.eventContent.path).toBe('event/:eventId/class/:classId/content/:contentId');
});

it('an event has neither doubts nor ratings, and no call is made for one (PLAYER-26)', () => {
  expect(panelsOf(event)).toEqual(['notes', 'complements', 'instructors']);
  const refused = expect.objectContaining({ code: 'NOT_IMPLEMENTED' });
  expect(() => callsOf(event).createDoubt).toThrow(refused);
  expect(() => callsOf(event).rate).toThrow(refused);
  expect(callsOf(event).createNote).toBeDefined();
});

it('the contents of an event are asked and told by the calls of a course, each at the address of the event (PLAYER-25)', () => {
  const at = '/api/decola/events/:eventId/class/:classId/contents';
  const rows = Object.entries(Object.getOwnPropertyDescriptors(callsOf(event))).flatMap(
    ([name, { value }]) => (value ? [[name, value.row.replace(at, '…')]] : []),
  );
  expect(Object.fromEntries(rows)).toEqual({
    list: 'GET …',
    get: 'GET …/:contentId',
    initialize: 'POST …/:contentId/initialize',
    saveProgress: 'POST …/:contentId/progress',
    saveCheckpoint: 'POST …/:contentId/checkpoints',
    savePackageState: 'POST …/:contentId/scorm/checkpoints',
    finish: 'POST …/:contentId/finish',
    generateQuestionnaire: 'POST …/:contentId/questionnaires',
    getQuestionnairePage: 'GET …/:contentId/questionnaires/:questionnaireId/pages/:page',
    answerByAlternative: 'POST …/:contentId/questionnaires/:questionnaireId/pages/:page/alternatives/:altId',
    answerByText: 'POST …/:contentId/questionnaires/:questionnaireId/pages/:page/descriptive',
    listComplements: 'GET …/:contentId/complements',
    listInstructors: 'GET …/:contentId/instructors',
    listNotes: 'GET …/:contentId/notes',
    createNote: 'POST …/:contentId/notes',
    updateNote: 'POST …/:contentId/notes/:noteId',
    deleteNote: 'DELETE …/:contentId/notes/:noteId',
  });
});

it('no text whatever makes it fail', () => {
  fc.assert(fc.property(fc.string(), (key) => void readContentKey(key)));
});
