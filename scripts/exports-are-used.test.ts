import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** A rule alone does not make another one used. */
const isRule = (path: string) => /^packages\/domain\/src\/(rules|masks|formats)\//.test(path);

/** Folders whose exports are looked at. */
const watched = [/^packages\/machines\/src\/(?!testing\/)/, /^apps\/student\//];
/**
 * What is asked for by a name that stands elsewhere: the router's words, what a tool's configuration exports, and what the second build
 * draws first screens with (apps/student/boot/first-screens.plugin.ts).
 */
const byConvention = new Set(['loader', 'action', 'Component', 'ErrorBoundary', 'default', 'firstScreens']);

/** Source files of everything that is shipped or served; neither tests nor stories. */
const paths = globSync(
  [
    'packages/*/src/**/*.{ts,tsx}',
    'apps/*/{src,boot,bundling,package-host}/**/*.{ts,tsx}',
    'apps/*/*.ts',
    'themes/**/*.ts',
  ],
  {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  },
).filter((path) => !/\.(test|stories|killed|testing|moments)\.tsx?$|\/testing\//.test(path));

const withoutCommentsAndTexts = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/'[^'\n]*'/g, "''");

type Declaration = { path: string; name: string; isExported: boolean; words: ReadonlySet<string> };

/** What a file declares at its top, each with the words of its text. */
function declarationsOf(path: string, text: string): Declaration[] {
  const starts = /^(export )?(?:async )?(?:function|const|type|interface|class) (\w+)/gm;
  const found = [...withoutCommentsAndTexts(text).matchAll(starts)];
  return found.map((match, at) => {
    const own = match.input.slice(match.index, found[at + 1]?.index);
    return {
      path,
      name: match[2] ?? '',
      isExported: match[1] !== undefined,
      words: new Set(own.match(/\w+/g)),
    };
  });
}

/** The names that a file takes from others, at once or when it needs them, and from where. */
function importsOf(path: string, text: string): { from: string; name: string }[] {
  const statements = [
    ...text.matchAll(/^(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from '([^']+)'/gm),
  ].map(([, names = '', from = '']) => ({ names, from }));
  const later = [...text.matchAll(/import\('([^']+)'\)(?:\s*\.then\(\s*\(\{([^}]*)\}\))?/g)].map(
    ([, from = '', names = '']) => ({ names, from }),
  );
  const awaited = [...text.matchAll(/\{([^{}]*)\} = await import\('([^']+)'\)/g)].map(
    ([, names = '', from = '']) => ({ names, from }),
  );
  const together = [
    ...text.matchAll(/\[((?:\{[^{}]*\},? ?)+)\] = await Promise\.all\(\[([^\]]*)\]\)/g),
  ].flatMap(([, lists = '', calls = '']) => {
    const sources = [...calls.matchAll(/import\('([^']+)'\)/g)].map(([, from = '']) => from);
    return [...lists.matchAll(/\{([^{}]*)\}/g)].map(([, names = ''], at) => ({
      names,
      from: sources[at] ?? '',
    }));
  });
  const whole = [...text.matchAll(/^import \* as (\w+) from '([^']+)'/gm)].map(([, as = '', from = '']) => ({
    names: [...text.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'))].map(([, name]) => name).join(),
    from,
  }));
  return [...statements, ...later, ...awaited, ...together, ...whole].flatMap(({ names, from }) => {
    const source = from.startsWith('.') ? join(dirname(path), from) : from;
    return names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/[ :].*$/, ''),
      )
      .filter((name) => name !== '')
      .map((name) => ({ from: source, name }));
  });
}

const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const declared = new Map(files.map(({ path, text }) => [path, declarationsOf(path, text)]));
const imported = new Map(files.map(({ path, text }) => [path, importsOf(path, text)]));
const isWatched = (path: string) => isRule(path) || watched.some((folder) => folder.test(path));
const exported = [...declared.values()]
  .flat()
  .filter(({ isExported, path }) => isExported && isWatched(path));

const entries: Record<string, string> = {
  '@student/domain': 'packages/domain/',
  '@student/machines': 'packages/machines/',
};
const isFrom = (source: string | undefined, path: string) =>
  source === path || (source !== undefined && source in entries && path.startsWith(entries[source] ?? ''));

/** The export that a file imports under a name. */
const importedIn = (path: string, name: string): Declaration | undefined => {
  const source = imported.get(path)?.find((one) => one.name === name)?.from;
  return exported.find((one) => one.name === name && isFrom(source, one.path));
};

/** What a name means in a file: a declaration of its own, or one that it imports. */
const meaningIn = (path: string, name: string): Declaration | undefined =>
  declared.get(path)?.find((one) => one.name === name) ?? importedIn(path, name);

const reached = new Set<Declaration>();
const reach = (one: Declaration | undefined): void => {
  if (!one || reached.has(one)) return;
  reached.add(one);
  for (const word of one.words) reach(meaningIn(one.path, word));
};
for (const { path } of files.filter((file) => !isRule(file.path)))
  for (const { name } of imported.get(path) ?? []) reach(importedIn(path, name));
for (const one of exported) if (byConvention.has(one.name)) reach(one);

/** Rules whose screens are still to come, by the requirements that want them; one that is reached leaves this list. */
const awaited = [
  // COURSE-27, COURSE-28
  'packages/domain/src/rules/doubt.ts: questionProblems',
  // ONBOARD-06, PROFILE-17
  'packages/domain/src/rules/interests.ts: interestsProblem',
  // FORMS-02, FORMS-03
];

it('every export of the app, the machines and the rules is reached by something that is shipped or served', () => {
  const idle = exported.filter((one) => !reached.has(one));
  expect(idle.map(({ path, name }) => `${path}: ${name}`)).toEqual(awaited);
});

it('the search sees files, exports and callers', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(exported.length).toBeGreaterThan(400);
});
