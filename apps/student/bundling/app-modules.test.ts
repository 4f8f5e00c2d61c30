import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { places } from '../src/places.ts';
import { aheadModule, guardedModules, modulesOfPlaces, soonModules, startModule } from './app-modules.ts';
import { routeModules } from './route-modules.ts';

const source = join(import.meta.dirname, '../src');

it('every place of the table has a module, and all of them are there', () => {
  const modules = modulesOfPlaces();
  expect([...modules.keys()]).toEqual(Object.keys(places));
  const files = [...modules.values(), ...guardedModules, ...soonModules, aheadModule, startModule];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it.each([
  ['home', 'routes/home/home.route.tsx'],
  ['onboarding', 'routes/dashboard/dashboard.route.tsx'],
  ['statistics', 'routes/statistics/statistics.route.tsx'],
] as const)('%s is drawn by %s', (place, file) => {
  expect(relative(source, modulesOfPlaces().get(place) ?? '')).toBe(file);
});

it('a place that the route table does not have, or has written otherwise, stops the build with a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const table = join(folder, 'routes.tsx');
  writeFileSync(
    table,
    "const later = () => import('./later.tsx');\nconst modules = { home: later, terms: load('./terms.tsx') };\n",
  );
  expect(routeModules(table, ['home'])).toEqual(new Map([['home', join(folder, 'later.tsx')]]));
  expect(() => routeModules(table, ['home', 'terms'])).toThrow(
    `${table} names no route module for the place "terms".`,
  );
  expect(() => routeModules(table, ['course'])).toThrow('names no route module for the place "course".');
});
