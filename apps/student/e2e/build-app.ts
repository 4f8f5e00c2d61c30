import { builds, make } from '../../../scripts/builds.mjs';

/** Builds the app unless its build is of today's files. @throws {Error} with the builder's own lines when it cannot. */
export default async function buildApp() {
  const { ok, output } = await make(builds.app);
  if (!ok) throw new Error(`The journeys need the built app, and it could not be built:\n${output}`);
}
