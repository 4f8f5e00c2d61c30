import { builds, make } from '../../../scripts/builds.mjs';
import { removeAbandoned } from './sandbox/sandbox-process.ts';

/** Builds the app unless its build is of today's files. @throws {Error} with the builder's own lines when it cannot. */
export default function buildApp() {
  removeAbandoned();
  return ensureBuilt(builds.app);
}

/** Builds Storybook likewise; only its own journeys need it, and it takes minutes. */
export function buildStorybook() {
  return ensureBuilt(builds.storybook);
}

async function ensureBuilt(build: (typeof builds)['app']): Promise<void> {
  const { ok, output } = await make(build);
  if (!ok) throw new Error(`The journeys need ${build.name}, and it could not be built:\n${output}`);
}
