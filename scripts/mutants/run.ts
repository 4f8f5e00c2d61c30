/**
 * The picture run, measured: forty and more things that look otherwise, each of which it has to notice.
 *
 * `npm run mutants [-- <part of a name or kind> …] [--workers 1]`. Ends with 1 below 38 of 40.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { understood } from '../arguments.mjs';
import { findBrowser } from '../browser.mjs';
import { endWhenInterrupted, run } from '../processes.mjs';
import { giveUp, root } from '../setup.mjs';
import { batchesOf, placed } from './batches.ts';
import { Copy, mutated, projectFiles } from './copy.ts';
import { mutants as all } from './mutants.ts';
import { Reach, reader, storyFilesOf } from './reach.ts';
import { judge, type Seen, type Verdict } from './verdict.ts';

/** How many of a hundred have to be noticed: 38 of 40. */
const least = 0.95;

const { values, positionals } = understood(
  { allowPositionals: true, options: { workers: { type: 'string', default: '1' } } },
  'npm run mutants -- [part of a name or kind] … [--workers 1]',
);
const begun = performance.now();
const seconds = () => Math.round((performance.now() - begun) / 1000);
const asked = all.filter(
  ({ name, kind }) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part) || kind.includes(part)),
);
if (asked.length === 0) giveUp(`No mutant's name or kind contains ${positionals.join(' or ')}.`);

const files = projectFiles();
const read = reader(root);
const stories = storyFilesOf(files, read);
const wanted = placed(asked, stories);
for (const mutant of asked) mutated(read(mutant.file) ?? '', mutant);
const batches = batchesOf(wanted, new Reach(files, read));
const ofStories = new Set(wanted.flatMap(({ judges }) => judges.map(({ file }) => file)));
const others = new Set(stories.map(({ file }) => file).filter((file) => !ofStories.has(file)));

/** Stories by which nobody is judged would only take time: they are left out of every build alike. */
const copy = new Copy(
  files.filter((file) => !others.has(file) && !/^(pictures|docs)\/|\.mdx$|^apps\/student\/e2e\//.test(file)),
);
endWhenInterrupted();
copy.withoutDocs();

// The browser of the project itself: the copy would unpack another one.
const { executablePath } = await findBrowser();
const env = {
  CHROMIUM_PATH: executablePath,
  ...(process.env.FONTCONFIG_FILE && { FONTCONFIG_FILE: process.env.FONTCONFIG_FILE }),
};

/** What the picture run says of these stories, as the copy stands now. */
async function look(ids: readonly string[]): Promise<Seen> {
  const told = join(copy.folder, 'seen.json');
  writeFileSync(told, '');
  const { output } = await run(
    'node',
    [join(copy.folder, 'scripts/pictures/run.ts'), ...ids, '--workers', values.workers, '--json', told],
    { env, silent: true, minutes: 20 },
  );
  const text = readFileSync(told, 'utf8');
  if (!text) giveUp(`${output}\nThe pictures could not be looked at; the lines above say why.`);
  const seen = JSON.parse(text) as Seen;
  if (!seen.photographs) giveUp('Pictures are not compared on this machine: `npm run stories` says why.');
  return seen;
}

const idsOf = (batch: typeof wanted) => [...new Set(batch.flatMap(({ mutant }) => mutant.stories))];
console.log(`${asked.length} mutants in ${batches.length} batches, and once without any`);
const clean = await look(idsOf(wanted));
console.log(`  without any: ${clean.stories.length} stories, ${seconds()} s`);
for (const { picture, words } of clean.findings)
  console.log(`  not as accepted already: ${picture}: ${words}`);
for (const { id, failures } of clean.stories)
  for (const failure of failures) console.log(`  fails already: ${id}: ${failure.split('\n')[0]}`);

const verdicts: Verdict[] = [];
for (const [at, batch] of batches.entries()) {
  copy.apply(batch.map(({ mutant }) => mutant));
  const seen = await look(idsOf(batch));
  for (const { mutant } of batch) verdicts.push(judge(mutant, seen, clean));
  console.log(`  batch ${at + 1} of ${batches.length}: ${batch.length} mutants, ${seconds()} s`);
}
verdicts.sort((a, b) => all.indexOf(a.mutant) - all.indexOf(b.mutant));

const width = (of: (verdict: Verdict) => string) => Math.max(...verdicts.map((one) => of(one).length));
const names = width(({ mutant }) => mutant.name);
const kinds = width(({ mutant }) => mutant.kind);
console.log('');
for (const { mutant, by } of verdicts)
  console.log(`${mutant.name.padEnd(names)}  ${mutant.kind.padEnd(kinds)}  ${by ?? 'MISSED'}`);
const noticed = verdicts.filter(({ by }) => by !== undefined).length;
console.log(`\n${noticed} of ${verdicts.length} noticed; ${seconds()} s`);
const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'mutants.json'),
  `${JSON.stringify({ noticed, of: verdicts.length, seconds: seconds(), mutants: verdicts.map(({ mutant: { name, kind, file }, by, pictures }) => ({ name, kind, file, by: by ?? null, pictures })) }, null, 2)}\n`,
);
process.exit(noticed >= Math.ceil(verdicts.length * least) ? 0 : 1);
