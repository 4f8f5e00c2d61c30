/** What changed files can reach: which stories and journeys have to run again. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveUp, root } from './setup.mjs';

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) giveUp(`git ${args.join(' ')} said: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
};

/** Shared by every story: a change in one of these can show anywhere. */
const everywhere =
  /^(packages\/ui\/src\/theme|themes|\.storybook|scripts\/pictures|packages\/(domain|api-client|sandbox|machines))\//;

const hasStories = (folder) =>
  existsSync(join(root, folder)) &&
  readdirSync(join(root, folder)).some((name) => name.endsWith('.stories.tsx'));

/** The folders whose stories may show a file: its own, and where the app is drawn. */
function drawnIn(file) {
  const folder = dirname(file);
  if (file.startsWith('packages/ui/')) return [folder, 'apps/student/src'];
  if (!file.startsWith('apps/student/src/')) return [];
  return folder.startsWith('apps/student/src/routes/') && hasStories(folder)
    ? [folder]
    : ['apps/student/src'];
}

/**
 * What the files that differ from a commit can reach.
 *
 * @param {string} commit
 * @returns {{ app: boolean, stories: string[], journeys: string[] }} `app`: all journeys; stories by folder, `['']` for all
 */
export function reachOf(commit) {
  const files = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  return reachOfFiles(files.filter((file) => !/\.(md|mdx|webp)$/.test(file)));
}

/** @param {readonly string[]} files paths from the project's root */
export function reachOfFiles(files) {
  const shipped = files.filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const app = shipped.some((file) =>
    /^(apps\/student\/(?!e2e)|packages\/|themes\/|package(-lock)?\.json)/.test(file),
  );
  const support = shipped.some((file) => /^apps\/student\/e2e\/(?!.*\.journey\.ts$)/.test(file));
  const journeys = files.filter((file) => file.endsWith('.journey.ts') && existsSync(join(root, file)));
  const isForAll = shipped.some((file) => everywhere.test(file));
  const drawn = files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap(drawnIn);
  return {
    app: app || support,
    journeys,
    stories: isForAll ? [''] : [...new Set(drawn)],
  };
}
