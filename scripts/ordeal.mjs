/**
 * npm run ordeal [-- --journeys 200 --seed 1 --minutes 20 --lanes 3 --only 37,38]: random journeys over a bad network, in real
 * browsers against the served app (docs/decisions/0651). Ends with 1 when anything is lost or doubled.
 */
import { parseArgs } from 'node:util';
import { builds, make } from './builds.mjs';
import { giveUp } from './setup.mjs';

const { values } = parseArgs({
  options: {
    journeys: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '20' },
    lanes: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const only = values.only?.split(',').map(Number);
if (only?.some((number) => !(number > 0))) giveUp('Journeys are named by their numbers: --only 37,38.');
const app = await make(builds.app);
if (!app.ok) giveUp(app.output);
const { runOrdeal } = await import('../apps/student/e2e/ordeal/ordeal.ts');
process.exitCode = await runOrdeal({
  journeys: Number(values.journeys),
  seed: values.seed,
  minutes: Number(values.minutes),
  lanes: Number(values.lanes),
  only,
});
