import { expect, test } from 'vitest';
import { reachOfFiles } from './changed.mjs';

const button = 'packages/ui/src/components/button';

test.each([
  ['nothing', [], { app: false, stories: [], journeys: [] }],
  [
    'a story',
    [`${button}/button.stories.tsx`],
    { app: false, stories: [button, 'apps/student/src'], journeys: [] },
  ],
  [
    'a component',
    [`${button}/button.tsx`],
    { app: true, stories: [button, 'apps/student/src'], journeys: [] },
  ],
  ['a colour', ['themes/decola/tokens.json'], { app: true, stories: [''], journeys: [] }],
  [
    'a journey',
    ['apps/student/e2e/tabs.journey.ts'],
    { app: false, stories: [], journeys: ['apps/student/e2e/tabs.journey.ts'] },
  ],
  ['what journeys share', ['apps/student/e2e/people.ts'], { app: true, stories: [], journeys: [] }],
  [
    'a screen',
    ['apps/student/src/routes/course/course.route.tsx'],
    { app: true, stories: ['apps/student/src/routes/course'], journeys: [] },
  ],
  [
    'what screens share',
    ['apps/student/src/outbox/deliver.ts'],
    { app: true, stories: ['apps/student/src'], journeys: [] },
  ],
  [
    'a page without stories',
    ['apps/student/src/routes/search/search.route.tsx'],
    { app: true, stories: ['apps/student/src'], journeys: [] },
  ],
  ['how pictures are compared', ['scripts/pictures/compare.ts'], { app: false, stories: [''], journeys: [] }],
  ['a rule', ['packages/domain/src/rules/bag.ts'], { app: true, stories: [''], journeys: [] }],
  ['a test of a rule', ['packages/domain/src/rules/bag.test.ts'], { app: false, stories: [], journeys: [] }],
])('%s reaches what it can change', (_what, files, reach) => {
  expect(reachOfFiles(files)).toEqual(reach);
});
