import { expect, it } from 'vitest';
import { guardedPlaces, type PlaceName, places } from '../src/places.ts';
import { bootPlaces } from './boot-places.ts';

const names = Object.keys(places) as PlaceName[];

/** As the document finds it (boot.js). */
const placeAt = (path: string) => bootPlaces.find(({ pattern }) => new RegExp(pattern).test(path));

it.each(names)('%s is found at its address, with its parameters', (name) => {
  const keys = [...places[name].path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  const path = places[name].path.replace(/:(\w+)\??/g, (_, key: string) => `${keys.indexOf(key) + 7}`);
  const found = placeAt(path);
  expect(found?.name).toBe(name);
  expect({ ...new RegExp(found?.pattern ?? '').exec(path)?.groups }).toEqual(
    Object.fromEntries(keys.map((key, at) => [key, `${at + 7}`])),
  );
  expect(placeAt(`${path}/`)?.name).toBe(name);
});

it('every place of the table is there once, open unless it stands behind the guard', () => {
  expect(bootPlaces.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(
    bootPlaces
      .filter(({ isOpen }) => !isOpen)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(guardedPlaces).sort());
});

it.each([
  ['profile/edit', 'edit'],
  ['profile/courses', 'profile'],
  ['profile', 'profile'],
  ['home/reset-password/token/abc', 'home'],
  ['course/1/content', undefined],
  ['nowhere', undefined],
])('%s is %s', (path, name) => {
  expect(placeAt(path)?.name).toBe(name);
});
