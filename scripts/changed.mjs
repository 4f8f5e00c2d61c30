/** What changed files can reach: which stories and journeys have to run again. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { giveUp, root } from './setup.mjs';

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) giveUp(`git ${args.join(' ')} said: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
};

/** Shared by every story: a change in one of these can show anywhere. */
const everywhere =
  /^(packages\/ui\/src\/theme\/|themes\/|\.storybook\/|scripts\/(pictures\/|serve-folder\.ts$|(browser|builds|inputs|processes|setup)\.mjs$)|pictures\/browser\.json$|packages\/(domain|api-client|sandbox|machines)\/|((packages|apps)\/[^/]+\/)?(package(-lock)?|tsconfig)\.json$)/;
/** What every page of the app is made from, and what journeys are run with. */
const ofTheApp =
  /^(scripts\/(browser|builds|inputs|processes|setup|journey-counts)\.mjs$|apps\/student\/(?!e2e\/)|packages\/|themes\/|(package(-lock)?|tsconfig)\.json$)/;
/** What Storybook draws beside the stories, and what its own journey is served by. */
const ofStorybook = /^\.storybook\/|\.mdx$|^scripts\/serve-folder\.ts$/;
const storybookJourney = 'apps/student/e2e/storybook.journey.ts';

const ui = 'packages/ui/src';
const app = 'apps/student/src';
/** The app's stories of whole ways, which pass through any screen. */
const flows = `${app}/flows`;
/** Storybook's own pages, and those of the brands, are put together from components. */
const pages = ['.storybook/pages', 'themes'];

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isStory = (file) => file.endsWith('.stories.tsx');

/** Every module of the components and of the app, with its text. */
function modulesHere() {
  const modules = new Map();
  for (const folder of [ui, app]) {
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      if (/\.tsx?$/.test(file) && !isTest(file)) modules.set(file, readFileSync(join(root, file), 'utf8'));
    }
  }
  return modules;
}

/** An import of a file; what is loaded late has a bracket. */
const imports = /\b(?:from|import)\s*(\()?\s*'(\.[^']+)'/g;

/**
 * All that stands on a module, itself first: whatever imports it, and what imports that. A component stands on those that it
 * loads late, too; the app loads every screen late, and none of its parts stands on them.
 */
function standingOn(file, modules) {
  const isComponent = file.startsWith(`${ui}/`);
  const found = new Set([file]);
  for (const each of found) {
    for (const [other, text] of modules) {
      if (found.has(other) || isComponent !== other.startsWith(`${ui}/`)) continue;
      for (const [, isLate, path] of text.matchAll(imports)) {
        if ((isComponent || !isLate) && posix.join(dirname(other), path) === each) found.add(other);
      }
    }
  }
  return [...found];
}

/** Where the stories are that may show a file: folders, or all of the components or of the app where it cannot be told. */
function drawnIn(file, modules) {
  const foldersOf = (files) => [...new Set(files.filter(isStory).map(dirname))];
  if (isStory(file)) return foldersOf(standingOn(file, modules));
  if (file.startsWith('packages/ui/')) {
    const folders = foldersOf(standingOn(file, modules));
    return [...(folders.length > 0 ? folders : [ui]), app, ...pages];
  }
  if (!file.startsWith(`${app}/`)) return [];
  const withStories = new Set(foldersOf([...modules.keys()]));
  const folders = [...new Set(standingOn(file, modules).map(dirname))];
  const isOfScreens = folders.every((each) => each.startsWith(`${app}/routes/`) && withStories.has(each));
  return isOfScreens ? [...folders, flows] : [app];
}

/**
 * What the files that differ from a commit can reach.
 *
 * @param {string} commit
 * @returns {{ app: boolean, stories: string[], journeys: string[] }} `app`: all journeys; stories by folder, `['']` for all
 */
export function reachOf(commit) {
  const files = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  return reachOfFiles(files.filter((file) => !file.endsWith('.md')));
}

/** What reads files or starts programs, which may read any. */
const readsFiles = /'(node:fs|node:fs\/promises|node:child_process|vite|vitest\/node)'|import\.meta\.glob/;

/**
 * Tests that read files of the project or start programs, themselves or by what they import: what they depend on is not what they
 * import, so that they run whatever has changed.
 *
 * @param {readonly string[]} [tests] paths from the project's root; all that git knows or would take unless told
 */
export function testsThatReadFiles(
  tests = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts'),
) {
  const texts = new Map();
  const textOf = (file) => {
    const path = join(root, file);
    if (!texts.has(file)) texts.set(file, existsSync(path) ? readFileSync(path, 'utf8') : '');
    return texts.get(file);
  };
  return tests.filter((test) => {
    const reached = new Set([test]);
    for (const file of reached) {
      const text = textOf(file);
      if (readsFiles.test(text)) return true;
      for (const [, , path] of text.matchAll(imports)) reached.add(posix.join(posix.dirname(file), path));
    }
    return false;
  });
}

/** What is said instead of names where a change reaches all stories. */
export const everyStory = '';

/**
 * @param {readonly string[]} files paths from the project's root
 * @param {ReadonlyMap<string, string>} [modules] the texts of all modules, by path; those of the project unless told
 */
export function reachOfFiles(files, modules = modulesHere()) {
  const shipped = files.filter((file) => !isTest(file) && !isStory(file) && !file.endsWith('.mdx'));
  const support = shipped.some((file) => /^apps\/student\/e2e\/(?!.*\.journey\.ts$)/.test(file));
  const journeys = files.filter((file) => file.endsWith('.journey.ts') && existsSync(join(root, file)));
  if (files.some((file) => ofStorybook.test(file))) journeys.push(storybookJourney);
  const isForAll = shipped.some((file) => everywhere.test(file));
  const drawn = files.filter((file) => !isTest(file) && !file.endsWith('.mdx'));
  // `<place>--<story>`, and what the look adds to it (`nameOf` in pictures/plan.ts).
  const photographed = files.flatMap(
    (file) => /^pictures\/[^/]+\/([^/]+?--[^/]+?)(?:--[^/]+)?\.webp$/.exec(file)?.[1] ?? [],
  );
  return {
    app: support || shipped.some((file) => ofTheApp.test(file)),
    journeys: [...new Set(journeys)],
    stories: isForAll
      ? [everyStory]
      : [...new Set([...drawn.flatMap((file) => drawnIn(file, modules)), ...photographed])],
  };
}
