/**
 * npm run fuzz [-- --requests 100000 --seed 1]: hostile requests to all operations under a fixed seed, most of them to the
 * sandbox in this process, one of twenty over real HTTP and there as many to the sandbox's own addresses and its files. Ends with 1 when one is answered 500 or more, breaks off, or changes a
 * record of somebody else. `--only 12` repeats one round.
 */
import { operations } from '@student/api-client/table';
import { understood, wholeNumbers } from '../../../../scripts/arguments.mjs';
import { directly, fuzz, fuzzOwnAddresses, noFindings, openRound } from '../../src/fuzz/fuzz.ts';
import type { ScenarioName } from '../../src/scenarios/scenarios.ts';
import { scenarios } from '../../src/scenarios/scenarios.ts';
import { serve } from '../../src/serve.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { overHttp } from './http.ts';
import { verdictOf } from './verdict.ts';

const usage = 'npm run fuzz -- [--requests 100000] [--seed 1] [--only <round>]';
const { values } = understood(
  {
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  },
  usage,
);
const { requests: wanted } = wholeNumbers(values, { requests: { most: 1_000_000 } }, usage);

/** A sandbox begins anew after so many, so that each is found in a state that people know. One round of twenty is over HTTP. */
const perRound = Math.min(2500, Math.ceil(wanted / 20));
const rounds = Math.ceil(wanted / perRound);
const only =
  values.only === undefined
    ? undefined
    : wholeNumbers(values, { only: { least: 0, most: rounds - 1 } }, usage).only;
const names = Object.keys(scenarios) as ScenarioName[];
const begun = performance.now();
const findings = noFindings();
const ofOwnAddresses = noFindings();
let [viaMemory, viaSqlite, viaHttp] = [0, 0, 0];

for (let round = 0; round < rounds; round += 1) {
  if (only !== undefined && only !== round) continue;
  const requests = Math.min(perRound, wanted - round * perRound);
  const run = { seed: `${values.seed}.${round}`, requests };
  if (round > 0 && round % 10 === 0)
    console.log(`${round * perRound} of ${wanted} requests, ${findings.faults.length} faults so far`);
  if (round % 20 === 19) {
    const served = await serve({ port: 0, data: ':memory:' });
    const { send, close } = overHttp(served.url);
    await fuzz(served.sandbox, send, run, findings);
    await fuzzOwnAddresses(served.sandbox, send, run, ofOwnAddresses);
    close();
    await served.close();
    viaHttp += requests;
  } else {
    const isSqlite = round % 4 === 3;
    const store = isSqlite ? sqliteStore(':memory:') : memoryStore();
    // Every other round begins where most calls succeed.
    const sandbox = openRound(store, round % 2 ? (names[round % names.length] ?? 'student') : 'student');
    await fuzz(sandbox, directly(sandbox), run, findings);
    store.close();
    if (isSqlite) viaSqlite += requests;
    else viaMemory += requests;
  }
}

const statuses = [...findings.statuses].toSorted(([one], [other]) => one - other);
console.log(
  `${findings.requests} requests under seed ${values.seed} in ${Math.round((performance.now() - begun) / 1000)} s: ${viaMemory} to the memory store, ${viaSqlite} to SQLite, ${viaHttp} over HTTP`,
);
console.log(
  `${findings.operations.size} of ${operations.length} operations; answers: ${statuses.map(([status, count]) => `${count} × ${status}`).join(', ')}`,
);
console.log(`${ofOwnAddresses.requests} requests to the sandbox's own addresses and its files`);
const faults = [...findings.faults, ...ofOwnAddresses.faults];
for (const fault of faults.slice(0, 20)) console.log(`- ${fault}`);
const { holds, sentences } = verdictOf({
  faults: faults.length,
  missing: operations.length - findings.operations.size,
  requests: findings.requests,
  isOneRound: only !== undefined,
});
for (const sentence of sentences) console.log(sentence);
process.exitCode = holds ? 0 : 1;
