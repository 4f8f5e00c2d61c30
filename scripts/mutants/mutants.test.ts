import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { partsOfName } from '../pictures/plan.ts';
import { keptNames } from '../pictures/store.ts';
import { root } from '../root.mjs';
import { batchesOf, placed, reaches } from './batches.ts';
import { mutated } from './copy.ts';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { prefixOf, Reach, type StoryFile, storyFilesOf } from './reach.ts';
import { judge, type Seen } from './verdict.ts';

const ui = 'packages/ui/src';
const routes = 'apps/student/src/routes';
const texts: Record<string, string> = {
  'packages/ui/package.json': '{ "exports": { ".": "./src/index.ts", "./*": "./src/*" } }',
  [`${ui}/index.ts`]: "export * from './button/button.tsx';\nexport * from './tag/tag.tsx';",
  [`${ui}/button/button.tsx`]: "import { button } from './button.css.ts';\nexport function Button() {}",
  [`${ui}/button/button.css.ts`]: 'export const button = style({ gap: 1 });',
  [`${ui}/button/button.stories.tsx`]:
    "import { Button } from './button.tsx';\nconst meta = { title: 'Components/Actions/Button' }",
  [`${ui}/tag/tag.tsx`]: "import { tag } from './tag.css.ts';\nexport const Tag = () => {};",
  [`${ui}/tag/tag.css.ts`]: 'export const tag = style({ gap: 1 });',
  [`${ui}/tag/tag.stories.tsx`]:
    "import { Tag } from './tag.tsx';\nconst meta = { title: 'Components/Data/Tag' }",
  '.storybook/at-route.tsx': "import { routes } from '../apps/student/src/routes.tsx';",
  'apps/student/src/routes.tsx':
    "const modules = [() => import('./routes/home/home.route.tsx'), () => import('./routes/terms/terms.route.tsx')];",
  [`${routes}/home/home.route.tsx`]: "import { Button } from '@student/ui';",
  [`${routes}/home/home.stories.tsx`]: "const meta = { title: 'Screens/Landing' }",
  [`${routes}/terms/terms.route.tsx`]: "import {\n  Tag,\n} from '@student/ui';",
  [`${routes}/terms/terms.stories.tsx`]: "const meta = { title: 'Screens/Terms' }",
  'apps/student/src/flows/flow.stories.tsx': "const meta = { title: 'Flows/Sign in' }",
  'themes/decola/tokens.json': '{}',
};
const files = Object.keys(texts);
const read = (file: string) => texts[file];
const reach = new Reach(files, read);
const storyFiles = storyFilesOf(files, read);
const storiesOf = (prefix: string) =>
  storyFiles.find((one) => one.prefix === prefix) ?? ({} satisfies Partial<StoryFile> as StoryFile);

const mutant = (name: string, file: string, story: string, only?: Mutant['only']): Mutant => ({
  name,
  kind: 'gap',
  file,
  from: 'gap: 1',
  to: 'gap: 2',
  stories: [story],
  ...(only && { only }),
});

it('what a mutant replaces stands once in the file that it names', () => {
  const lost = mutants.flatMap((one) => {
    try {
      mutated(readFileSync(join(root, one.file), 'utf8'), one);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(lost).toEqual([]);
});

it('every story that has to tell is drawn, in the brand and the scheme in which it has to tell', () => {
  const kept = keptNames().map((name) => ({ ...partsOfName(name), isDark: /dark$/.test(name) }));
  const untold = mutants.flatMap(({ name, stories, only }) =>
    stories
      .filter(
        (story) =>
          !kept.some(
            ({ id, brand, isDark }) =>
              (id === story || id.startsWith(`${story}--`)) &&
              (!only || (brand === only.brand && (!only.scheme || isDark === (only.scheme === 'dark')))),
          ),
      )
      .map((story) => `${name}: ${story} is not drawn`),
  );
  expect(untold).toEqual([]);
});

it('a title makes the beginning of ids as Storybook makes it', () => {
  expect(prefixOf('Components/Forms/Text field')).toBe('components-forms-text-field');
});

it.each([
  ['a style shows in the stories that import it', `${ui}/tag/tag.css.ts`, 'components-data-tag', true],
  ['and in no others', `${ui}/tag/tag.css.ts`, 'components-actions-button', false],
  [
    'a part of the package shows in the screens whose place asks for it by name',
    `${ui}/button/button.css.ts`,
    'screens-landing',
    true,
  ],
  [
    'and not in those of other places, which the table of routes only loads',
    `${ui}/button/button.css.ts`,
    'screens-terms',
    false,
  ],
  ['a flow goes to every place', `${routes}/terms/terms.route.tsx`, 'flows-sign-in', true],
  ['a brand shows everywhere', 'themes/decola/tokens.json', 'components-data-tag', true],
])('%s', (_what, file, prefix, isShown) => {
  expect(reach.shows(file, storiesOf(prefix))).toBe(isShown);
});

it('mutants that can show in the stories of each other are built apart, all others together', () => {
  const button = mutant('button', `${ui}/button/button.css.ts`, 'components-actions-button--default');
  const tag = mutant('tag', `${ui}/tag/tag.css.ts`, 'components-data-tag--default');
  const home = mutant('home', `${routes}/home/home.route.tsx`, 'screens-landing--default');
  const all = placed([button, tag, home], storyFiles);
  const names = batchesOf(all, reach).map((batch) => batch.map((one) => one.mutant.name).sort());
  expect(names.sort()).toEqual([['button', 'tag'], ['home']]);
});

it('brands do not meet, nor do the two schemes of one', () => {
  const of = (only?: Mutant['only']) =>
    placed([mutant('a', 'themes/decola/tokens.json', 'components-data-tag--states', only)], storyFiles);
  const [light] = of({ brand: 'decola', scheme: 'light' });
  const [dark] = of({ brand: 'decola', scheme: 'dark' });
  const [both] = of({ brand: 'decola' });
  const [other] = of({ brand: 'gtop' });
  const [any] = of();
  if (!light || !dark || !both || !other || !any) throw new Error('nothing was placed');
  expect([light, both, other, any].map((one) => reaches(dark, one, reach))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('what a mutant replaces is there exactly once', () => {
  const one = mutant('wider gap', 'a.css.ts', 'a--b');
  expect(mutated('{ gap: 1 }', one)).toBe('{ gap: 2 }');
  expect(() => mutated('{ gap: 1, row: { gap: 1 } }', one)).toThrow(
    'wider gap: "gap: 1" is 2 times in a.css.ts, not once.',
  );
  expect(() => mutated('{}', one)).toThrow('is 0 times');
});

it('a story that nobody has is an error that names its mutant', () => {
  expect(() => placed([mutant('a', 'b', 'components-nowhere--default')], storyFiles)).toThrow(
    'a: no file has stories called components-nowhere--default.',
  );
});

const seen = (some: Partial<Seen>): Seen => ({
  photographs: true,
  stories: [
    { id: 'a--b', failures: [], pictures: ['x/a--b'] },
    { id: 'c--d', failures: [], pictures: ['x/c--d'] },
  ],
  findings: [],
  ...some,
});
const changed = (picture: string, id: string) => ({
  picture,
  id,
  kind: 'changed' as const,
  words: '9 pixels',
});

it.each<[string, Partial<Seen>, Partial<Seen>, Mutant['only'], string | undefined]>([
  [
    'a picture of its own changed',
    { findings: [changed('x/a--b', 'a--b')] },
    {},
    undefined,
    'x/a--b: 9 pixels',
  ],
  [
    'a picture of another story is nothing to it',
    { findings: [changed('x/c--d', 'c--d')] },
    {},
    undefined,
    undefined,
  ],
  [
    'what had changed before it is not counted',
    { findings: [changed('x/a--b', 'a--b')] },
    { findings: [changed('x/a--b', 'a--b')] },
    undefined,
    undefined,
  ],
  [
    'its story failed',
    { stories: [{ id: 'a--b', failures: ['no'], pictures: [] }] },
    {},
    undefined,
    'a--b failed: no',
  ],
  [
    'its story had failed before',
    { stories: [{ id: 'a--b', failures: ['no'], pictures: [] }] },
    { stories: [{ id: 'a--b', failures: ['no'], pictures: [] }] },
    undefined,
    undefined,
  ],
  [
    'a picture is not drawn any more',
    { stories: [{ id: 'a--b', failures: [], pictures: [] }] },
    {},
    undefined,
    'x/a--b: no story draws it any more',
  ],
  [
    'a brand is told by its own pictures',
    { findings: [changed('x/a--b', 'a--b'), changed('y/a--b--dark', 'a--b')] },
    {},
    { brand: 'y' },
    'y/a--b--dark: 9 pixels',
  ],
  [
    'a scheme by those of the scheme',
    { findings: [changed('y/a--b--dark', 'a--b')] },
    {},
    { brand: 'y', scheme: 'light' },
    undefined,
  ],
])('a mutant is noticed or not: %s', (_what, with_, without, only, by) => {
  expect(judge(mutant('m', 'f', 'a--b', only), seen(with_), seen(without)).by).toBe(by);
});

it.each(['no answer within 40 s', 'no page for it: Error', 'page.evaluate: Target crashed'])(
  'a run that broke off tells nothing of a mutant: %s',
  (failure) => {
    const broken = seen({ stories: [{ id: 'a--b', failures: [failure], pictures: [] }] });
    expect(() => judge(mutant('m', 'f', 'a--b'), broken, seen({}))).toThrow('not played to its end');
  },
);
