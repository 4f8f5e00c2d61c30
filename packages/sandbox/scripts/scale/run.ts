/**
 * npm run scale [-- --people 10000 --courses 2000 --progress 1000000 --times 100]: a file of its own with so many people, courses and
 * rows of progress, then each of the dashboard's calls so many times over HTTP, one after the other, for fifty people in turn. Ends
 * with 1 where the 99th percentile of one of them is not below 50 ms. Those of other pages are measured and not judged. Processor
 * time is that of the server, and says more than the clock on a machine that does other things too. `--keep <file>` keeps the file,
 * or takes the one that is there.
 */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { understood, wholeNumbers } from '../../../../scripts/arguments.mjs';
import { quantile } from '../load/measures.ts';
import { startServer } from '../load/server.ts';
import { openWire } from '../load/wire.ts';
import { type Asked, ofDashboard, ofOthers } from './calls.ts';
import { countsIn, seedFigures, sessionsIn } from './seed.ts';
import { verdictOf } from './verdict.ts';

const people = 50;

const usage =
  'npm run scale -- [--people 10000] [--courses 2000] [--progress 1000000] [--times 100] [--keep <file>]';
const { values } = understood(
  {
    options: {
      people: { type: 'string', default: '10000' },
      courses: { type: 'string', default: '2000' },
      progress: { type: 'string', default: '1000000' },
      times: { type: 'string', default: '100' },
      keep: { type: 'string' },
    },
  },
  usage,
);
const { times, ...figures } = wholeNumbers(
  values,
  {
    people: { least: people, most: 1_000_000 },
    // Course 100 is among what is asked for.
    courses: { least: 100, most: 100_000 },
    progress: { most: 100_000_000 },
    times: { most: 10_000 },
  },
  usage,
);

const folder = mkdtempSync(join(tmpdir(), 'sandbox-scale-'));
try {
  const file = values.keep ?? join(folder, 'scale.sqlite');
  const begun = performance.now();
  if (!existsSync(file)) seedFigures(file, figures);
  const visitors = sessionsIn(file, people);
  const counts = countsIn(file);
  console.log(
    `${counts.people} people, ${counts.courses} courses, ${counts.enrolments} enrolments, ${counts.progress} rows of progress; ${Math.round(statSync(file).size / 1024 ** 2)} MB, made in ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  const server = await startServer(file);
  const wire = openWire(server.url, 1);

  /** How long each of its answers took. */
  const measure = async ({ name, parts, note }: Asked): Promise<number[]> => {
    const taken: number[] = [];
    let size = 0;
    const once = async (at: number) => {
      const from = performance.now();
      const { status, text } = await wire.call(visitors[at % visitors.length]?.cookie ?? '', name, parts);
      taken.push(performance.now() - from);
      size = text.length;
      if (status !== 200) throw new Error(`${name}: ${status} ${text.slice(0, 100)}`);
    };
    for (let at = 0; at < 10; at += 1) await once(at);
    taken.length = 0;
    const before = server.spent();
    for (let at = 0; at < times; at += 1) await once(at);
    const after = server.spent();
    const used = before && after ? (1000 * (after.seconds - before.seconds)) / times : Number.NaN;
    const numbers = [quantile(taken, 0.5), quantile(taken, 0.99), used].map((number) =>
      number.toFixed(1).padStart(7),
    );
    console.log(
      `| ${(note ? `${name}, ${note}` : name).padEnd(38)} | ${numbers.join(' | ')} | ${(size / 1024).toFixed(1).padStart(6)} |`,
    );
    return taken;
  };

  console.log(`
| ${'call'.padEnd(38)} | p50 ms  | p99 ms  | CPU ms  | KB     |
| ${'-'.repeat(38)} | ------: | ------: | ------: | -----: |`);
  const judged: number[][] = [];
  for (const asked of ofDashboard) judged.push(await measure(asked));
  console.log(`| ${'(other pages)'.padEnd(38)} |         |         |         |        |`);
  for (const asked of ofOthers) await measure(asked);
  wire.close();
  const memory = server.spent()?.megabytes ?? Number.NaN;
  await server.end('SIGKILL');
  const { holds, sentence } = verdictOf(judged);
  console.log(
    `\n${sentence}; the server took at most ${Math.round(memory)} MB; load average ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
  process.exitCode = holds ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
