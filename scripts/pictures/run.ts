/**
 * `npm run stories -- <part of a story's id or file> …`: stories of the built Storybook, played, judged by axe, photographed, and
 * compared with the accepted pictures. `npm run pictures -- …` accepts how they look now: what changed is written anew, for you to
 * look at (`git diff`) and commit. What else can be asked: command-line.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { themeNames } from '../../themes/vite.ts';
import { findBrowser, testArgs } from '../browser.mjs';
import { builds, developmentStorybook, make } from '../builds.mjs';
import { inputsOfBuild } from '../inputs.mjs';
import { endWhenInterrupted } from '../processes.mjs';
import { serveFolder } from '../serve-folder.ts';
import { giveUp, root } from '../setup.mjs';
import { takeTurn } from '../turns.mjs';
import { unheardAlarms } from './alarms.ts';
import { closingOf } from './closing.ts';
import { readCommandLine } from './command-line.ts';
import { environmentHere, environmentThere, rememberEnvironment, verdictOn } from './environment.ts';
import { clearFound, Gallery } from './gallery.ts';
import { ledgerOf } from './ledger.ts';
import { looksOfAnother, notCompared } from './not-compared.ts';
import { goThrough, inOrder, type Outcome } from './one-story.ts';
import { partsOfName, type Story, screensWithoutWidths, sheetsOf } from './plan.ts';
import { settlePage, writePage } from './report.ts';
import { select } from './selection.ts';
import { StagePage } from './stage.ts';
import { forgetPicture, keptNames, pathOf, weight } from './store.ts';
import { failedCount, printSummary, writeCounts, writeFindings } from './summary.ts';

const begun = performance.now();
const asked = readCommandLine();
const { names, isPartial, draws } = asked;
endWhenInterrupted();
// What a run leaves to be looked at lies in one folder.
await takeTurn('the pictures');

/** Whole tiles every time, with pictures in them, by code that every processor has: so that pixels do not depend on the moment. */
const steadyArgs = ['--disable-partial-raster', '--disable-checker-imaging', '--disable-skia-runtime-opts'];

/**
 * What all pictures may weigh together, since they stay in the project's history: what there was first, and 300 KB for each screen that
 * came since (a step at an address of its own is a screen).
 */
const screensSince = {
  recovery: ['method', 'login', 'mail sent', 'identity', 'new password', 'link refused'],
  registration: ['form'],
  onboarding: [
    'name',
    'biography',
    'welcome',
    'how it works',
    'coins',
    'interests',
    'photo',
    'cropper',
    'ready',
  ],
  pills: ['strip', 'story viewer', 'coin limit'],
  questionnaire: ['cover', 'question', 'answers', 'exercise by itself', 'evaluation'],
  players: ['package', 'document', 'YouTube'],
};
const mostMegabytes = 35 + 0.3 * Object.values(screensSince).flat().length;

/** A page is left for a fresh one after so many stories, so that nothing adds up. */
const playsPerPage = 60;

const storybook = asked.isDevelopment ? developmentStorybook : builds.storybook;
const built = await make(storybook);
if (!built.ok) giveUp(`${built.output}\nStorybook could not be built; the lines above say why.`);
if (built.seconds) console.log(`built ${storybook.name} in ${built.seconds} s`);

const index = JSON.parse(readFileSync(join(root, storybook.to, 'index.json'), 'utf8')) as {
  entries: Record<string, Story & { type: string }>;
};
const all = Object.values(index.entries).filter(({ type }) => type === 'story');
const { stories, misspelled } = select(all, names, asked.shard);
// A picture may have no story any more.
const isPictureOnly = (name: string) => draws && keptNames().some((kept) => kept.includes(name));
const unknown = misspelled.filter((name) => !isPictureOnly(name));
// A change may reach files that no story shows.
if (unknown.length > 0 && !asked.mayBeNone && !asked.isOfFound)
  giveUp(`No story's id or file contains ${unknown.join(' or ')}.`);
if (stories.length === 0 && asked.mayBeNone) {
  if (process.env.COUNTS_FILE)
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ passed: 0, failed: 0, errors: 0 }));
  console.log('No story shows what is asked for.');
  process.exit(0);
}
if (stories.length === 0 && misspelled.length === 0)
  giveUp('There are fewer stories of this name than shards.');

const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, ...testArgs, ...steadyArgs],
  // By itself it would close the browser and let the run go on without it.
  ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
});
const here = await environmentHere(browser);
const there = environmentThere();
const faults: string[] = [];
const verdict = verdictOn({
  ...{ there, here, draws, isPartial },
  isInCI: Boolean(process.env.CI),
  hasPictures: keptNames().length > 0,
});
const photographs = asked.takesPictures && verdict.pictures === 'take';
if (asked.takesPictures && verdict.pictures === 'refuse') {
  await browser.close();
  giveUp(verdict.words);
}
if (asked.takesPictures && verdict.pictures === 'skip') {
  if (verdict.as === 'fault') faults.push(verdict.words);
  else console.warn(`\nWARNING: ${verdict.words}\n`);
}

const builtFrom = inputsOfBuild(storybook.to);
// Below the path at which the sandbox serves it.
const served = await serveFolder(storybook.to, '/storybook/');
// What is left to be looked at stays while some of it is accepted, or other stories are played.
if (photographs && !draws && !isPartial) clearFound();
const gallery = new Gallery(draws);
const outcomes: Outcome[] = [];
const queue = inOrder(stories);
const sheets = sheetsOf(all);
const brands = themeNames();

async function work(): Promise<void> {
  let page: StagePage | undefined;
  for (let story = queue.shift(); story; story = queue.shift()) {
    try {
      page ??= await StagePage.open(browser, served.url);
      const isCompared = photographs && !(story.id in notCompared);
      const outcome = await goThrough(page, story, { brands, sheets, photographs: isCompared, gallery });
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

function tell(outcome: Outcome): void {
  outcomes.push(outcome);
  const { story, looks, seconds, failures, changed } = outcome;
  const verdict =
    failures.length > 0 ? 'FAILED ' : changed.length === 0 ? 'ok     ' : draws ? 'DRAWN  ' : 'CHANGED';
  console.log(`${verdict} ${story.id} (${looks.length} looks, ${seconds.toFixed(1)} s)`);
  for (const failure of failures) console.log(`         ${failure.replaceAll('\n', '\n         ')}`);
}

/** Whether the run itself would notice what it is there for. */
async function tryAlarms(): Promise<void> {
  const page = await StagePage.open(browser, served.url, 1500);
  const unheard = await unheardAlarms(page, all, brands);
  await page.close();
  faults.push(...unheard);
  if (unheard.length === 0) console.log('ok      every alarm of scripts/pictures/alarms.ts is heard');
}

await Promise.all([
  ...Array.from({ length: asked.workers }, work),
  names.length === 0 && tryAlarms().catch((error) => faults.push(`the run cannot be tried: ${error}`)),
]);
await gallery.catchUp();
await browser.close();
await served.close();
if (inputsOfBuild(storybook.to) !== builtFrom)
  faults.push('Storybook was built anew while its stories were played: they are of two kinds; run it again');

const failed = new Set(outcomes.filter(({ failures }) => failures.length > 0).map(({ story }) => story.id));
await gallery.keepAccepted(failed);
const ledger = ledgerOf({
  ...{ all, stories, outcomes, notCompared, looksOfAnother, photographs, names },
  kept: keptNames(),
});
const isDescribed = there !== undefined;
const run = { draws, photographs, failed: failed.size, isPartial, isDescribed };
const { removes, lost, remembersEnvironment } = closingOf(ledger, run);
if (remembersEnvironment) rememberEnvironment(here);
for (const name of removes) {
  console.log(`REMOVED ${pathOf(name)}: no story reads it`);
  forgetPicture(name);
}
faults.push(
  ...lost.map(
    (name) =>
      `${pathOf(name)}: no story reads it; \`npm run pictures -- ${partsOfName(name).id}\` removes it, unless that story fails`,
  ),
  ...ledger.unaccounted.map((id) => `${id}: neither compared nor listed in scripts/pictures/not-compared.ts`),
  ...ledger.listedButGone.map(
    (id) => `${id}: listed in scripts/pictures/not-compared.ts, but there is no such story`,
  ),
  ...ledger.hidden.map(
    (id) => `${id}: has the tag 'unpictured', but no story that is listed in not-compared.ts shows its looks`,
  ),
  ...gallery.faults,
);
if (photographs && !isPartial && failed.size === 0)
  faults.push(
    ...screensWithoutWidths(outcomes).map(
      (title) => `${title}: none of its stories is drawn by the tag 'widths'`,
    ),
  );
if (weight() > mostMegabytes)
  faults.push(`the pictures weigh ${weight().toFixed(1)} MB, which is more than ${mostMegabytes}`);

const summary = {
  ...{ outcomes, gallery, faults, photographs },
  isBlind: asked.takesPictures && !photographs,
  seconds: Math.round((performance.now() - begun) / 1000),
};
printSummary(summary);
if (draws) await settlePage(outcomes, gallery.acceptedNames);
else {
  const { findings } = gallery;
  const page = await writePage({ findings, outcomes, lost, all, photographs });
  if (page) console.log(`Look at them: ${page.file}`);
  if (page?.command) console.log(`Accept them:  ${page.command}`);
}
if (asked.json) writeFindings(asked.json, summary);
if (process.env.COUNTS_FILE) writeCounts(process.env.COUNTS_FILE, summary);
// Not `process.exit`: Node may wait there for ever for a thread that compiles or collects.
process.exitCode = failedCount(summary) === 0 ? 0 : 1;
