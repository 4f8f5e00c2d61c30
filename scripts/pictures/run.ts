/**
 * Every story of the built Storybook: played, judged by axe, photographed, compared. `scripts/stories.mjs` and
 * `scripts/pictures.mjs` say what can be asked.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { themeNames } from '../../themes/vite.ts';
import { isShard, understood } from '../arguments.mjs';
import { findBrowser, testArgs } from '../browser.mjs';
import { builds, developmentStorybook, make } from '../builds.mjs';
import { inputsOfBuild } from '../inputs.mjs';
import { serveFolder } from '../serve-folder.ts';
import { giveUp, root } from '../setup.mjs';
import { shortened } from '../shortened.mjs';
import { unheardAlarms } from './alarms.ts';
import { environmentHere, environmentThere, rememberEnvironment, verdictOn } from './environment.ts';
import { Gallery } from './gallery.ts';
import { ledgerOf } from './ledger.ts';
import { goThrough, inOrder, type Outcome } from './one-story.ts';
import { narrowScreens, type Story, sheetsOf } from './plan.ts';
import { acceptLine, foundStories, settlePage, writePage } from './report.ts';
import { StagePage } from './stage.ts';
import { notCompared } from './stood.ts';
import { forgetPicture, keptNames, pathOf, weight } from './store.ts';

const { values, positionals: named } = understood(
  {
    allowPositionals: true,
    options: {
      draw: { type: 'boolean', default: false },
      'no-pictures': { type: 'boolean', default: false },
      /** Plays them under React's development build, whose warnings fail a story; without pictures. */
      development: { type: 'boolean', default: false },
      workers: { type: 'string', default: String(availableParallelism()) },
      /** Every third story, beginning with the first: `1/3`. */
      shard: { type: 'string', default: '1/1' },
      /** Nothing that is asked for is no failure: a small shard, or a change that no story shows. */
      'pass-with-none': { type: 'boolean', default: false },
      /** Only what the last run found changed and nobody accepted since. */
      found: { type: 'boolean', default: false },
      /** A file that is told what was found, story by story. */
      json: { type: 'string' },
    },
  },
  'npm run stories (or pictures) -- [part of a story or its file] … [--workers 2] [--shard 1/3] [--no-pictures] [--development] [--found]',
);
if (!/^[1-9]\d?$/.test(values.workers)) giveUp('--workers is a number from 1 to 99.');
if (!isShard(values.shard)) giveUp('A shard is written as 1/3: the first of three.');
const positionals = values.found ? foundStories(named) : named;
if (values.found && positionals.length === 0)
  giveUp(`The last run left nothing to be accepted${named.length > 0 ? ` of ${named.join(' or ')}` : ''}.`);

/** Whole tiles every time, with pictures in them, by code that every processor has: so that pixels do not depend on the moment. */
const steadyArgs = ['--disable-partial-raster', '--disable-checker-imaging', '--disable-skia-runtime-opts'];

/** What all pictures may weigh together: they stay in the project's history. */
const mostMegabytes = 35;

/** A page is left for a fresh one after so many stories, so that nothing adds up. */
const playsPerPage = 60;

const begun = performance.now();
if (values.draw && values.development) giveUp('Pictures are drawn of the Storybook that is served.');
const storybook = values.development ? developmentStorybook : builds.storybook;
const takesPictures = !values['no-pictures'] && !values.development;
const built = await make(storybook);
if (!built.ok) giveUp(`${built.output}\nStorybook could not be built; the lines above say why.`);
if (built.seconds) console.log(`built ${storybook.name} in ${built.seconds} s`);

const index = JSON.parse(readFileSync(join(root, storybook.to, 'index.json'), 'utf8')) as {
  entries: Record<string, Story & { type: string }>;
};
const all = Object.values(index.entries).filter(({ type }) => type === 'story');
/** An id given whole means that story alone. */
const ids = new Set(all.map(({ id }) => id));
const isMeant = (story: Story, asked: string) =>
  ids.has(asked) ? story.id === asked : story.id.includes(asked) || story.importPath.includes(asked);
const isAsked = (story: Story) =>
  positionals.length === 0 || positionals.some((asked) => isMeant(story, asked));
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const stories = all.filter(isAsked).filter((_, at) => at % shards === shard - 1);
if (stories.length === 0 && values['pass-with-none']) {
  if (process.env.COUNTS_FILE)
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ passed: 0, failed: 0, errors: 0 }));
  console.log('No story shows what is asked for.');
  process.exit(0);
}
if (stories.length === 0 && positionals.length === 0) giveUp('There are fewer stories than shards.');
// What is misspelled beside something that is not would go unseen. A change may reach files that no story shows, and a picture
// may have no story any more.
const isPictureOnly = (asked: string) => values.draw && keptNames().some((name) => name.includes(asked));
const strange = positionals.filter(
  (asked) => !all.some((story) => isMeant(story, asked)) && !isPictureOnly(asked),
);
if (strange.length > 0 && !values['pass-with-none'])
  giveUp(`No story's id or file contains ${strange.join(' or ')}.`);

const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args, ...testArgs, ...steadyArgs] });
const here = await environmentHere(browser);
const there = environmentThere();
const isPartial = positionals.length > 0 || shards > 1;
const faults: string[] = [];
const verdict = verdictOn({
  there,
  here,
  draws: values.draw,
  isPartial,
  isInCI: Boolean(process.env.CI),
  hasPictures: keptNames().length > 0,
});
const photographs = takesPictures && verdict.pictures === 'take';
if (takesPictures && verdict.pictures === 'refuse') {
  await browser.close();
  giveUp(verdict.words);
}
if (takesPictures && verdict.pictures === 'skip') {
  if (verdict.as === 'fault') faults.push(verdict.words);
  else console.warn(`\nWARNING: ${verdict.words}\n`);
}

const builtFrom = inputsOfBuild(storybook.to);
// Below the path at which the sandbox serves it.
const served = await serveFolder(storybook.to, '/storybook/');
const gallery = new Gallery({ accepts: values.draw, isPartial });
const outcomes: Outcome[] = [];
const queue = inOrder(stories);
const sheets = sheetsOf(all);
const brands = themeNames();

async function work(): Promise<void> {
  let page: StagePage | undefined;
  for (let story = queue.shift(); story; story = queue.shift()) {
    try {
      page ??= await StagePage.open(browser, served.url);
      const outcome = await goThrough(page, story, {
        brands,
        sheets,
        photographs: photographs && !(story.id in notCompared),
        gallery,
      });
      tell(outcome);
      if (outcome.failures.length === 0 && page.plays < playsPerPage) continue;
    } catch (error) {
      tell({ story, seconds: 0, looks: [], changed: [], failures: [`no page for it: ${error}`] });
    } finally {
      await gallery.catchUp(4);
    }
    await page?.close();
    page = undefined;
  }
  await page?.close();
}

const verdictOnChanged = values.draw ? 'DRAWN ' : 'CHANGED';

function tell(outcome: Outcome): void {
  outcomes.push(outcome);
  const { story, looks, seconds, failures, changed } = outcome;
  const verdict = failures.length > 0 ? 'FAILED' : changed.length === 0 ? 'ok    ' : verdictOnChanged;
  console.log(`${verdict} ${story.id} (${looks.length} looks, ${seconds.toFixed(1)} s)`);
  for (const failure of failures) console.log(`         ${failure.replaceAll('\n', '\n         ')}`);
}

/** Whether the run itself would notice what it is there for. */
async function tryAlarms(): Promise<void> {
  const page = await StagePage.open(browser, served.url, 600);
  const unheard = await unheardAlarms(page, all, brands);
  await page.close();
  faults.push(...unheard);
  if (unheard.length === 0) console.log('ok     every alarm of scripts/pictures/alarms.ts is heard');
}

await Promise.all([
  ...Array.from({ length: Number(values.workers) }, work),
  positionals.length === 0 && tryAlarms().catch((error) => faults.push(`the run cannot be tried: ${error}`)),
]);
await gallery.catchUp();
await browser.close();
await served.close();
if (inputsOfBuild(storybook.to) !== builtFrom)
  faults.push('Storybook was built anew while its stories were played: they are of two kinds; run it again');
const failedStories = new Set(
  outcomes.filter(({ failures }) => failures.length > 0).map(({ story }) => story.id),
);
const broken = failedStories.size;
await gallery.keepAccepted(failedStories);

const ledger = ledgerOf({
  all,
  stories,
  outcomes,
  notCompared,
  kept: keptNames(),
  photographs,
  names: positionals,
});
// Beside pictures that a failed story kept, or none at all, the description of the machine would not be true.
const isDrawnWhole = values.draw && photographs && broken === 0 && ledger.unaccounted.length === 0;
if (isDrawnWhole && (!isPartial || !there)) rememberEnvironment(here);
if (isDrawnWhole) {
  for (const name of ledger.unread) {
    forgetPicture(name);
    console.log(`REMOVED pictures/${name}.webp: no story reads it`);
  }
}
const unread = isDrawnWhole ? ledger.others : [...ledger.unread, ...ledger.others];
faults.push(
  ...unread.map((name) => {
    const [story = name] = name.slice(name.indexOf('/') + 1).split('--');
    return `${pathOf(name)}: no story reads it; \`npm run pictures -- ${story}\` removes it`;
  }),
);
faults.push(
  ...ledger.unaccounted.map((id) => `${id}: neither compared nor listed in scripts/pictures/stood.ts`),
);
faults.push(
  ...ledger.strange.map((id) => `${id}: listed in scripts/pictures/stood.ts, but there is no such story`),
);

for (const name of gallery.late) console.log(`LATE    pictures/${name}.webp: as accepted at a second look`);
for (const { name, kind, words } of gallery.findings)
  console.log(`${kind === 'new' ? 'NEW    ' : 'CHANGED'} pictures/${name}.webp: ${words}`);
faults.push(...gallery.faults);
faults.push(...narrowScreens(all).map((title) => `${title}: none of its stories has the tag 'widths'`));
if (weight() > mostMegabytes)
  faults.push(`the pictures weigh ${weight().toFixed(1)} MB, which is more than ${mostMegabytes}`);
for (const fault of faults) console.log(`FAILED  ${fault}`);
console.log('\nThe slowest:');
for (const { story, seconds } of [...outcomes].sort((a, b) => b.seconds - a.seconds).slice(0, 20))
  console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${story.id}`);
const took = Math.round((performance.now() - begun) / 1000);
console.log(
  `\n${outcomes.length} stories played, ${broken} of them failed; ${gallery.same} looks as accepted (${gallery.late.length} of them late), ${gallery.drawn} drawn, ${gallery.findings.length} changed or new; ${keptNames().length} pictures weigh ${weight().toFixed(1)} MB; ${took} s${takesPictures && !photographs ? '; pictures NOT COMPARED' : ''}`,
);
if (values.draw) await settlePage(outcomes, gallery.acceptedNames);
else {
  const { findings } = gallery;
  const page = await writePage({ findings, outcomes, lost: [...ledger.unread, ...ledger.others], all });
  if (page) console.log(`Look at them: ${page}`);
  const changed = [...new Set(findings.map(({ story }) => story.id))].filter((id) => !failedStories.has(id));
  if (changed.length > 0) console.log(`Accept them:  ${acceptLine(changed)}`);
}

if (values.json)
  writeFileSync(
    values.json,
    JSON.stringify({
      photographs,
      stories: outcomes.map(({ story, failures, looks }) => ({ id: story.id, failures, pictures: looks })),
      findings: gallery.findings.map(({ name, story, kind, words }) => ({
        picture: name,
        id: story.id,
        kind,
        words,
      })),
    }),
  );

const passed = outcomes.length - broken + gallery.same + gallery.drawn;
const failed = broken + gallery.findings.length + faults.length;
if (process.env.COUNTS_FILE)
  writeFileSync(
    process.env.COUNTS_FILE,
    JSON.stringify({
      passed,
      failed,
      errors: 0,
      failing: [
        ...outcomes
          .filter(({ failures }) => failures.length > 0)
          .map(({ story, failures }) => story.id + shortened(failures[0])),
        ...gallery.findings.map(({ name, words }) => `${name}.webp: ${words}`),
        ...faults,
      ],
      ...(photographs
        ? gallery.late.length > 0 && { note: `${gallery.late.length} LATE` }
        : { note: 'pictures NOT COMPARED' }),
    }),
  );
process.exit(failed === 0 ? 0 : 1);
