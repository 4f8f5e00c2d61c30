import { expect, test } from 'vitest';
import { reachOfFiles, testsThatReadFiles } from './changed.mjs';

const [ui, app] = ['packages/ui/src', 'apps/student/src'];
const button = `${ui}/components/button`;
const card = `${ui}/product/card`;
const select = `${ui}/components/select`;
const course = `${app}/routes/course`;
const content = `${app}/routes/content`;
const storybook = 'apps/student/e2e/storybook.journey.ts';
/** Where all that is put together from components is drawn. */
const made = [app, '.storybook/pages', 'themes'];
const nothing = { app: false, stories: [], journeys: [] };

/** A button in a card, a select that loads its list late, and three screens: one stands on a list of another. */
const modules = new Map([
  [`${button}/button.css.ts`, ''],
  [`${button}/button.tsx`, "import { button } from './button.css.ts';"],
  [`${button}/button.stories.tsx`, "import { Button } from './button.tsx';"],
  [`${card}/card-foot.tsx`, "import { Button } from '../../components/button/button.tsx';"],
  [`${card}/card.tsx`, "import {\n  CardFoot,\n  type Foot,\n} from './card-foot.tsx';"],
  [`${card}/card.stories.tsx`, "import { Card } from './card.tsx';"],
  [`${select}/list.tsx`, ''],
  [`${select}/select.tsx`, "const load = () => import('./list.tsx');"],
  [`${select}/select.stories.tsx`, "import { Select } from './select.tsx';"],
  [`${ui}/reset.css.ts`, ''],
  [`${ui}/index.ts`, "import './reset.css.ts';\nexport { Button } from './components/button/button.tsx';"],
  [`${app}/routes.tsx`, "const routes = [() => import('./routes/course/course.route.tsx')];"],
  [`${app}/outbox/deliver.ts`, ''],
  [`${app}/places.ts`, "import { search } from './routes/search/search.search.ts';"],
  [`${course}/course.route.tsx`, ''],
  [`${course}/contents-list.tsx`, ''],
  [`${course}/course.stories.tsx`, "import { atRoute } from '../../../../../.storybook/at-route.tsx';"],
  [`${content}/content.route.tsx`, "import { ContentsList } from '../course/contents-list.tsx';"],
  [`${content}/content.stories.tsx`, ''],
  [`${app}/routes/search/search.search.ts`, ''],
  [`${app}/routes/search/search.route.tsx`, "import { search } from './search.search.ts';"],
]);

test.each([
  ['nothing', [], nothing],
  ['a story', [`${button}/button.stories.tsx`], { ...nothing, stories: [button] }],
  ['a story of a screen', [`${course}/course.stories.tsx`], { ...nothing, stories: [course] }],
  ['a story of a brand', ['themes/decola/decola.stories.tsx'], { ...nothing, stories: ['themes/decola'] }],
  [
    'a story of a page of Storybook',
    ['.storybook/pages/start/contract.stories.tsx'],
    { ...nothing, stories: ['.storybook/pages/start'], journeys: [storybook] },
  ],
  ['a component', [`${button}/button.tsx`], { app: true, stories: [button, card, ...made], journeys: [] }],
  ['its style', [`${button}/button.css.ts`], { app: true, stories: [button, card, ...made], journeys: [] }],
  ['what it loads late', [`${select}/list.tsx`], { app: true, stories: [select, ...made], journeys: [] }],
  ['a product part', [`${card}/card-foot.tsx`], { app: true, stories: [card, ...made], journeys: [] }],
  ['what no story imports', [`${ui}/reset.css.ts`], { app: true, stories: [ui, ...made], journeys: [] }],
  ['a component that is gone', [`${ui}/gone.tsx`], { app: true, stories: [ui, ...made], journeys: [] }],
  ['a colour', ['themes/decola/tokens.json'], { app: true, stories: [''], journeys: [] }],
  ['the lock file', ['package-lock.json'], { app: true, stories: [''], journeys: [] }],
  ['what the project needs', ['package.json'], { app: true, stories: [''], journeys: [] }],
  ['what a package needs', ['packages/ui/package.json'], { app: true, stories: [''], journeys: [] }],
  ['what the app needs', ['apps/student/package.json'], { app: true, stories: [''], journeys: [] }],
  ['how all is compiled', ['tsconfig.json'], { app: true, stories: [''], journeys: [] }],
  ['what serves stories', ['scripts/serve-folder.ts'], { app: false, stories: [''], journeys: [storybook] }],
  ['Storybook', ['.storybook/preview.tsx'], { app: false, stories: [''], journeys: [storybook] }],
  ['a page of Storybook', [`${button}/button.mdx`], { ...nothing, journeys: [storybook] }],
  [
    'a journey',
    ['apps/student/e2e/tabs.journey.ts'],
    { ...nothing, journeys: ['apps/student/e2e/tabs.journey.ts'] },
  ],
  ['what journeys share', ['apps/student/e2e/people.ts'], { ...nothing, app: true }],
  [
    'a screen',
    [`${course}/course.route.tsx`],
    { app: true, stories: [course, `${app}/flows`], journeys: [] },
  ],
  [
    'a part of a screen in which another stands',
    [`${course}/contents-list.tsx`],
    { app: true, stories: [course, content, `${app}/flows`], journeys: [] },
  ],
  [
    'a part of a screen that the app knows',
    [`${app}/routes/search/search.search.ts`],
    { app: true, stories: [app], journeys: [] },
  ],
  ['what screens share', [`${app}/outbox/deliver.ts`], { app: true, stories: [app], journeys: [] }],
  [
    'a page without stories',
    [`${app}/routes/search/search.route.tsx`],
    { app: true, stories: [app], journeys: [] },
  ],
  ['how pictures are compared', ['scripts/pictures/compare.ts'], { ...nothing, stories: [''] }],
  ['which browser there is', ['scripts/browser.mjs'], { app: true, stories: [''], journeys: [] }],
  [
    'a picture at another width',
    ['pictures/gtop/screens-home--default--1600.webp', 'pictures/gtop/screens-home--default.webp'],
    { ...nothing, stories: ['screens-home--default'] },
  ],
  [
    'an accepted picture',
    ['pictures/gtop/components-button--states--dark.webp'],
    { ...nothing, stories: ['components-button--states'] },
  ],
  ['a rule', ['packages/domain/src/rules/bag.ts'], { app: true, stories: [''], journeys: [] }],
  ['a test of a rule', ['packages/domain/src/rules/bag.test.ts'], nothing],
])('%s reaches what it can change', (_what, files, reach) => {
  expect(reachOfFiles(files, modules)).toEqual(reach);
});

test('in this project a button reaches the confirmation and the card of required tracks that it stands in', () => {
  const { stories } = reachOfFiles([`${button}/button.tsx`]);
  expect(stories).toEqual(
    expect.arrayContaining([button, `${ui}/components/confirm-dialog`, `${ui}/product/required-tracks`]),
  );
  expect(stories).not.toContain(`${ui}/components/badge`);
});

test('a test that reads files, itself or by what it imports, runs whatever has changed', () => {
  const reads = [
    'scripts/lockfile.test.ts',
    'packages/sandbox/src/walks/operations.test.ts',
    'packages/api-client/src/bundle.test.ts',
  ];
  expect(testsThatReadFiles([...reads, 'packages/domain/src/errors.test.ts', 'gone.test.ts'])).toEqual(reads);
  expect(testsThatReadFiles()).toEqual(expect.arrayContaining(reads));
});
