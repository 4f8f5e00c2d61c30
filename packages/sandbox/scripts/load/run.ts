/**
 * npm run load [-- 1000 60, or --students 1000 --seconds 60 --connections 256]: so many students at once on a server of its own,
 * which is killed at the end; then every write that it confirmed is read back from its file. They arrive over ten seconds, with
 * sessions opened ahead. Ends with 1 where a call failed, a write is lost, or the 99th percentile of all calls is not below 250 ms.
 * Server and students have a processor time of their own, since on a machine that does other things too the time on the wall says
 * little. `--profile <folder>` leaves the server's CPU profile there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { understood, wholeNumbers } from '../../../../scripts/arguments.mjs';
import { readBack } from './ledger.ts';
import { createMeasures, quantile, tableOf } from './measures.ts';
import { prepare, withStore } from './prepare.ts';
import { startServer } from './server.ts';
import { arrival, study } from './student.ts';
import { verdictOf } from './verdict.ts';
import { openWire } from './wire.ts';

const usage =
  'npm run load -- [1000 60] or [--students 1000] [--seconds 60] [--connections 256] [--profile <folder>]';
const { values, positionals } = understood(
  {
    allowPositionals: true,
    options: {
      students: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '60' },
      connections: { type: 'string', default: '256' },
      profile: { type: 'string' },
    },
  },
  usage,
);
const { students, seconds, connections } = wholeNumbers(
  { ...values, students: positionals[0] ?? values.students, seconds: positionals[1] ?? values.seconds },
  { students: { most: 5000 }, seconds: { most: 600 }, connections: { most: 1024 } },
  usage,
);

const folder = mkdtempSync(join(tmpdir(), 'sandbox-load-'));
try {
  const file = join(folder, 'load.sqlite');
  const { visitors, lessons } = prepare(file, students);
  console.log(`${students} students have a session; opening them is not measured.`);
  const server = await startServer(
    file,
    values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [],
  );
  const wire = openWire(server.url, connections);
  const measures = createMeasures(performance.now() + arrival * 1000);
  const before = server.spent();
  const loadBefore = loadavg()[0] ?? 0;
  const delay = monitorEventLoopDelay();
  delay.enable();
  const own = process.cpuUsage();
  const begun = Date.now();
  const telling = setInterval(
    () => console.log(`${Math.round((Date.now() - begun) / 1000)} of ${seconds} s`),
    10_000,
  );
  const ledgers = await Promise.all(
    visitors.map((visitor) => study(visitor, { wire, measures, lessons, end: begun + seconds * 1000 })),
  );
  clearInterval(telling);
  const took = (Date.now() - begun) / 1000;
  delay.disable();
  const { user, system } = process.cpuUsage(own);
  const after = server.spent();
  wire.close();
  // Killed, unless its profile is wanted, which only a process that ends by itself writes.
  await server.end(values.profile ? 'SIGTERM' : 'SIGKILL');
  const { written, missing } = withStore(file, ({ store }) => readBack(store, ledgers));

  const all = [...measures.times.values()].flat();
  console.log(`\n${tableOf(measures)}\n`);
  console.log(
    `${students} students, ${took.toFixed(1)} s: ${all.length} calls, ${Math.round(all.length / took)} a second over at most ${connections} connections`,
  );
  console.log(`${measures.failures()} errors, ${missing.length} of ${written} writes lost or doubled`);
  for (const [when, times] of [
    [`the ${arrival} s of the arrival`, measures.arriving],
    ['the rest', measures.steady],
  ] as const)
    console.log(
      `${when}: ${times.length} calls, median ${quantile(times, 0.5).toFixed(1)} ms, 99th percentile ${quantile(times, 0.99).toFixed(1)} ms`,
    );
  const aCall = (used: number) =>
    `${used.toFixed(1)} s of processor time, ${((1000 * used) / Math.max(1, all.length)).toFixed(2)} ms a call`;
  if (before && after)
    console.log(
      `server: ${aCall(after.seconds - before.seconds)}, at most ${Math.round(after.megabytes)} MB`,
    );
  console.log(`students: ${aCall((user + system) / 1e6)}`);
  console.log(
    `machine: load average ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after; the students' own timers were late by ${(delay.percentile(99) / 1e6).toFixed(0)} ms at most, in 99 of 100`,
  );
  for (const [sentence, count] of [...measures.errors].slice(0, 10)) console.log(`${count} × ${sentence}`);
  for (const sentence of missing.slice(0, 10)) console.log(`lost or doubled: ${sentence}`);
  const { holds, sentence } = verdictOf({
    failures: measures.failures(),
    missing: missing.length,
    writes: written,
    times: all,
  });
  console.log(sentence);
  process.exitCode = holds ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
