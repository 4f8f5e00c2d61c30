import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundleOf, type Needs, sharedSheets } from './bundles.ts';

const names = {
  signIn: 'home',
  open: ['terms'],
  first: ['dashboard'],
  soon: ['below-the-fold'],
  heaviest: 'content',
  enrolments: ['event', 'training-course'],
  catalogue: ['course-tracks', 'search', 'interest'],
  shop: ['product', 'bag'],
  figures: ['statement', 'statistics'],
};

const routes = [
  ...['home', 'terms', 'dashboard', 'course', 'content', 'search', 'below-the-fold'],
  ...['event', 'training-course', 'interest', 'product', 'bag', 'course-tracks', 'statement', 'statistics'],
];

/**
 * Modules by name, each with the places that need it; `start`, `ahead` and `guarded` stand for the document, what it runs before and
 * the guard, `everywhere` for what these and the landing page ask for later on, and `later course` for what the course does.
 */
function needsOf(users: Readonly<Record<string, readonly string[]>>): Needs {
  const of = (...places: string[]) =>
    new Set(Object.keys(users).filter((id) => users[id]?.some((user) => places.includes(user))));
  return {
    start: of('start'),
    ahead: of('ahead'),
    guarded: of('guarded'),
    routes: new Map(routes.map((name) => [name, of(name)])),
    everywhere: of('start', 'guarded', 'home', 'everywhere'),
    later: new Map(routes.map((name) => [name, of(name, `later ${name}`)])),
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
  ['node_modules/xstate/index.js', ['course', 'content'], 'shared'],
  ['course-head.tsx', ['course'], undefined],
  ['search-field.tsx', ['course', 'search'], 'shared-by-others'],
  ['filter-bar.tsx', ['course-tracks', 'interest'], 'catalogue'],
  ['interests.ts', ['search', 'interest'], 'lighter-catalogue'],
  ['course-card.tsx', ['below-the-fold', 'search'], 'cards'],
  ['table.tsx', ['statement', 'statistics'], 'figures'],
  ['product-card.tsx', ['product', 'bag'], 'shop'],
  ['inline-alert.tsx', ['content', 'event', 'bag'], 'shared-with-enrolments'],
  ['pagination.tsx', ['product', 'search'], 'shared-by-others'],
  ['banner.tsx', ['course', 'event'], 'shared-by-enrolments'],
  ['training-courses.ts', ['training-course', 'search'], 'shared-by-lighter-enrolments'],
  ['sitting-list.tsx', ['event', 'training-course'], 'enrolments'],
  ['node_modules/xstate/react.js', ['content', 'event'], 'shared-with-enrolments'],
  ['list-of-contents.tsx', ['course', 'content', 'event'], 'shared'],
  ['player.tsx', ['content'], 'content'],
  ['greeting.tsx', ['dashboard'], 'dashboard'],
  ['rule.ts', ['ahead', 'dashboard', 'course'], 'ahead'],
  ['what the document runs before all else, and its start too', ['ahead', 'start', 'home'], 'basics'],
  ['some-dialog.tsx', [], undefined],
  ['hero.css.ts.vanilla.css', ['home'], 'start'],
  ['card.css.ts.vanilla.css', ['dashboard'], 'styles'],
  ['shell.css.ts.vanilla.css', ['guarded'], 'styles'],
  ['list.css.ts.vanilla.css', ['terms', 'course'], 'styles'],
  ['grid.css.ts.vanilla.css', ['below-the-fold', 'search'], 'styles'],
  ['dialog.css.ts.vanilla.css', ['everywhere', 'later course'], 'styles-everywhere'],
  ['course-head.css.ts.vanilla.css', ['course'], 'styles-of-course'],
  ['what opens over one place', ['later course'], undefined],
  ['leave-course.css.ts.vanilla.css', ['later course'], 'styles-of-course'],
  ['contents.css.ts.vanilla.css', ['course', 'later content'], 'styles-shared'],
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
  'shared-with-enrolments',
  'shared-by-enrolments',
  'shared-by-lighter-enrolments',
  'shared-by-others',
  'enrolments',
  'cards',
  'catalogue',
  'lighter-catalogue',
  'shop',
  'figures',
  'content',
  'dashboard',
  undefined,
];

/** The sheets, each needing only those before it. */
const sheets = ['start', ...sharedSheets];

const places = ['start', 'guarded', ...routes];

/**
 * The bundles of a module of this kind and of one that it imports; `more` are places whose needs both may be among. What nobody needs
 * is in no build.
 */
const moduleAndImported = (kind: string, more: readonly string[]) =>
  fc
    .tuple(
      fc.subarray([...places, ...routes.map((name) => `later ${name}`), ...more], { minLength: 1 }),
      fc.subarray([...places, ...more]),
    )
    .map(([own, others]) => {
      // What a module imports is needed wherever the module is.
      const needs = needsOf({ [`importer${kind}`]: own, [`imported${kind}`]: [...own, ...others] });
      return [bundleOf(`importer${kind}`, needs, names), bundleOf(`imported${kind}`, needs, names)] as const;
    });

it('a bundle never needs one that stands after it', () => {
  fc.assert(
    fc.property(moduleAndImported('.ts', ['ahead']), ([importer, imported]) => {
      expect(order.indexOf(imported)).toBeLessThanOrEqual(order.indexOf(importer));
    }),
  );
});

it('a sheet of styles never needs one that stands after it, or that of another place', () => {
  fc.assert(
    fc.property(moduleAndImported('.css', ['everywhere']), ([importer = '', imported = '']) => {
      const placeOf = (sheet: string) => (sheets.includes(sheet) ? sheets.indexOf(sheet) : sheets.length);
      expect(placeOf(imported)).toBeLessThanOrEqual(placeOf(importer));
      if (placeOf(imported) === sheets.length) expect(imported).toBe(importer);
    }),
  );
});
