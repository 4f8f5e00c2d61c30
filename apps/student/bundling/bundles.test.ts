import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundleOf, type Needs } from './bundles.ts';

const names = { signIn: 'home', open: ['terms'], first: ['dashboard', 'not-yet'], heaviest: 'content' };

/** Modules by name, each with the places that need it; `start`, `ahead` and `guarded` stand for the document, what it runs before and the guard. */
function needsOf(users: Readonly<Record<string, readonly string[]>>): Needs {
  const of = (place: string) => new Set(Object.keys(users).filter((id) => users[id]?.includes(place)));
  const routes = ['home', 'terms', 'dashboard', 'not-yet', 'course', 'content', 'search'];
  return {
    start: of('start'),
    ahead: of('ahead'),
    guarded: of('guarded'),
    routes: new Map(routes.map((name) => [name, of(name)])),
  };
}

it.each([
  ['main.tsx', ['start'], 'start'],
  ['node_modules/react/index.js', ['start'], 'libraries'],
  ['whatever starts the document, wherever else it is needed', ['start', 'home', 'guarded'], 'start'],
  ['footer.tsx', ['home', 'dashboard'], 'start'],
  ['prose.tsx', ['terms', 'course'], 'open'],
  ['shell.tsx', ['guarded'], 'signed-in'],
  ['card.tsx', ['dashboard', 'course'], 'signed-in'],
  ['clock.ts', ['not-yet', 'course'], 'signed-in'],
  ['node_modules/xstate/index.js', ['course', 'content'], 'shared'],
  ['course-head.tsx', ['course'], undefined],
  ['search-field.tsx', ['course', 'search'], 'shared-by-others'],
  ['player.tsx', ['content'], 'content'],
  ['greeting.tsx', ['dashboard'], 'dashboard'],
  ['rule.ts', ['ahead', 'dashboard', 'course'], 'ahead'],
  ['what the document runs before all else, and its start too', ['ahead', 'start', 'home'], 'basics'],
  ['some-dialog.tsx', [], undefined],
  ['hero.css.ts.vanilla.css', ['home'], 'start'],
  ['card.css.ts.vanilla.css', ['dashboard'], 'styles'],
  ['shell.css.ts.vanilla.css', ['guarded'], 'styles'],
  ['dialog.css.ts.vanilla.css', [], 'styles'],
])('%s, needed by %j, belongs to %s', (id, users, bundle) => {
  expect(bundleOf(id, needsOf({ [id]: users }), names)).toBe(bundle);
});

/** The bundles of code, each needing only those before it. */
const order = [
  'basics',
  'ahead',
  'libraries',
  'start',
  'open',
  'signed-in',
  'shared',
  'shared-by-others',
  'content',
  'dashboard',
  'not-yet',
  undefined,
];

it('a bundle never needs one that stands after it', () => {
  const places = [
    'start',
    'ahead',
    'guarded',
    'home',
    'terms',
    'dashboard',
    'not-yet',
    'course',
    'content',
    'search',
  ];
  fc.assert(
    fc.property(fc.subarray(places), fc.subarray(places), (own, more) => {
      // What a module imports is needed wherever the module is.
      const needs = needsOf({ 'importer.ts': own, 'imported.ts': [...own, ...more] });
      const [importer, imported] = ['importer.ts', 'imported.ts'].map((id) =>
        order.indexOf(bundleOf(id, needs, names)),
      );
      expect(imported).toBeLessThanOrEqual(importer ?? -1);
    }),
  );
});
