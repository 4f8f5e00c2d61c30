import { expect, it } from 'vitest';
import { modulesOfPlaces } from '../bundling/app-modules.ts';
import { type PlaceName, places } from '../src/places.ts';
import { ana } from '../src/session/testing/people.ts';
import { sessionWorld, settled } from '../src/session/testing/session-world.ts';
import { earlyCallsOf, guardedCalls } from './early-calls.ts';

const callsOf = (place: PlaceName) => earlyCallsOf(modulesOfPlaces().get(place) ?? '', places[place].path);

it('the numbers of an address go where the calls have them', async () => {
  expect(await callsOf('course')).toEqual([
    '/api/decola/course/list/id/:courseId',
    '/api/decola/enroll/:courseId',
    '/api/decola/courses/:courseId/contents',
  ]);
});

it('a place without first-queries.ts makes no early call', async () => {
  expect(await callsOf('terms')).toEqual([]);
});

it('every early call of every place is an address of the server, with parameters of that place only', async () => {
  for (const name of Object.keys(places) as PlaceName[])
    for (const address of await callsOf(name)) {
      expect(address, name).toMatch(/^\/api\/[\w/:?=&.-]+$/);
      expect(address, name).not.toContain('90000000');
      for (const [parameter] of address.matchAll(/:\w+/g))
        expect(places[name].path, name).toContain(parameter);
    }
});

it('behind the guard the document asks what the app asks there', async () => {
  const { calls } = sessionWorld({ at: '/student/dashboard', kept: ana });
  await settled();
  expect(guardedCalls.toSorted()).toEqual(calls.toSorted());
});
