/**
 * npm run trace: for every requirement of docs/requirements.md the tests that name it, by its id or a span such as
 * `DASH-18 to DASH-21`, and the requirements without one. Where an id may stand: docs/trace.md.
 *
 * `npm run trace -- DASH` one group; `-- --keep` writes down what is covered now; `-- --check` fails when something that was
 * covered no longer is (part of `npm run check`).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './setup.mjs';
import { namings } from './trace-reader.mjs';

const keptFile = 'docs/covered-requirements.json';
const testFiles = '{packages,apps,themes}/**/{*.test.ts,*.test.tsx,*.journey.ts,*.stories.tsx}';

const read = (file) => readFileSync(join(root, file), 'utf8');

/** Ids that a text names, spans spelled out. */
export function idsIn(text) {
  const ids = new Set();
  for (const [, group, first, last] of text.matchAll(/\b([A-Z]+)-(\d{2})(?: (?:to|–) \1-(\d{2}))?\b/g)) {
    for (let number = Number(first); number <= Number(last ?? first); number++)
      ids.add(`${group}-${String(number).padStart(2, '0')}`);
  }
  return ids;
}

/** Every file in which a requirement may be named, by its path from the project's root. */
export const tracedFiles = () =>
  globSync(testFiles, { cwd: root, exclude: (path) => path.includes('node_modules') })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Every requirement in its order, with the tests that name it, as `file:line`. */
export function trace() {
  const tests = new Map(
    [...read('docs/requirements.md').matchAll(/^- ([A-Z]+-\d{2}) /gm)].map(([, id]) => [id, []]),
  );
  const groups = new Set([...tests.keys()].map((id) => id.split('-')[0]));
  for (const file of tracedFiles()) {
    for (const { text, line } of namings(file, read(file)))
      for (const id of idsIn(text)) {
        if (tests.has(id)) tests.get(id).push(`${file}:${line}`);
        else if (groups.has(id.split('-')[0]))
          giveUp(`${file}:${line} names ${id}, which is no requirement of docs/requirements.md.`);
      }
  }
  return tests;
}

function print(tests, groups) {
  const wanted = [...tests].filter(([id]) => groups.length === 0 || groups.includes(id.split('-')[0]));
  for (const [id, places] of wanted) if (places.length > 0) console.log(`${id}  ${places.join('  ')}`);
  const without = wanted.filter(([, places]) => places.length === 0).map(([id]) => id);
  console.log(`\nWithout a test: ${without.join(' ') || 'none'}`);
  console.log(`\n${wanted.length - without.length} of ${wanted.length} requirements are named by a test.`);
}

const words = process.argv.slice(2);
if (process.argv[1]?.endsWith('trace.mjs')) {
  const tests = trace();
  const covered = [...tests].filter(([, places]) => places.length > 0).map(([id]) => id);
  if (words.includes('--keep')) {
    writeFileSync(join(root, keptFile), `${JSON.stringify(covered, null, 2)}\n`);
    console.log(`${covered.length} requirements written to ${keptFile}.`);
  } else if (words.includes('--check')) {
    const kept = JSON.parse(read(keptFile));
    const lost = kept.filter((id) => !covered.includes(id));
    const fresh = covered.filter((id) => !kept.includes(id));
    if (lost.length > 0) console.error(`No test names these requirements any longer: ${lost.join(' ')}`);
    if (fresh.length > 0) console.error(`Covered now and not written down: ${fresh.join(' ')}`);
    process.exit(lost.length + fresh.length === 0 ? 0 : 1);
  } else {
    const known = new Set([...tests.keys()].map((id) => id.split('-')[0]));
    const groups = words.map((word) => word.toUpperCase());
    const strange = groups.filter((group) => !known.has(group));
    if (strange.length > 0)
      giveUp(`There is no group ${strange.join(', ')}. The groups: ${[...known].join(', ')}.`);
    print(tests, groups);
  }
}
