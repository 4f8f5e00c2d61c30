/** npm run build: the production bundle of the app and the static Storybook. */
import { builds, make } from './builds.mjs';
import { ensureInstalled, giveUp } from './setup.mjs';

await ensureInstalled();
for (const build of Object.values(builds)) {
  const { ok, output, seconds } = await make(build);
  if (!ok) giveUp(`${output}\n${build.name} could not be built; the lines above say why.`);
  console.log(seconds === 0 ? '  already up to date' : `  ${build.to} in ${seconds} s`);
}
