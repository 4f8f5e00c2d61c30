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
import { goThrough, inOrder, isFine, type Outcome } from './one-story.ts';
import { isInGate, partsOfName, type Story } from './plan.ts';
import { settlePage, writePage } from './report.ts';
import { select } from './selection.ts';
import { StagePage } from './stage.ts';
import { forgetPicture, keptNames, pathOf, weight } from './store.ts';
import { type Flaky, failedCount, printSummary, writeCounts, writeFindings } from './summary.ts';

const begun = performance.now();
const asked = readCommandLine();
const { names, isPartial, draws } = asked;
endWhenInterrupted();
// What a run leaves to be looked at lies in one folder.
await takeTurn('the pictures');

/** Whole tiles every time, with pictures in them, by code that every processor has: so that pixels do not depend on the moment. */
const steadyArgs = ['--disable-partial-raster', '--disable-checker-imaging', '--disable-skia-runtime-opts'];

/** What all pictures together may be: 600 and 15 MB for three brands. They stay in the project's history. */
const most = { pictures: 200 * themeNames().length, megabytes: 5 * themeNames().length };

/** So many stories at the most are tried once more: where more of them failed or look otherwise it is no chance. */
const mostSecondTries = 60;

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
const { stories, misspelled } = select(asked.isGate ? all.filter(isInGate) : all, names, asked.shard);
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
  isRequired: process.env.PICTURES === 'required',
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
const brands = themeNames();
const goes = { brands, photographs, gallery, isGate: asked.isGate };

async function work(): Promise<void> {
  let page: StagePage | undefined;
  for (let story = queue.shift(); story; story = queue.shift()) {
    try {
      page ??= await StagePage.open(browser, served.url);
      const outcome = await goThrough(page, story, goes);
      outcomes.push(outcome);
      tell(outcome);
      if (outcome.failures.length === 0 && page.plays < playsPerPage) continue;
    } catch (error) {
      const outcome = withoutPage(story, error);
      outcomes.push(outcome);
      tell(outcome);
    } finally {
      await gallery.catchUp(4);
    }
    await page?.close();
    page = undefined;
  }
  await page?.close();
}

const withoutPage = (story: Story, error: unknown): Outcome => ({
  ...{ story, seconds: 0, looks: [], changed: [] },
  failures: [`no page for it: ${error}`],
});

async function playedAlone(story: Story): Promise<Outcome> {
  try {
    const page = await StagePage.open(browser, served.url);
    const outcome = await goThrough(page, story, goes);
    await page.close();
    return outcome;
  } catch (error) {
    return withoutPage(story, error);
  }
}

/**
 * Stories that failed or look otherwise are tried once more, alone and on fresh pages: what holds then was chance, and is told; what
 * does not has failed.
 */
async function tryAgain(): Promise<Flaky[]> {
  const again = outcomes.filter((outcome) => (draws ? outcome.failures.length > 0 : !isFine(outcome)));
  if (again.length > mostSecondTries) return [];
  const flaky: Flaky[] = [];
  for (const first of again) {
    const { story } = first;
    gallery.forget(story);
    const second = await playedAlone(story);
    await gallery.catchUp();
    outcomes[outcomes.indexOf(first)] = second;
    tell(second);
    const why = first.failures[0] ?? `not as accepted: ${first.changed.join(', ')}`;
    if (isFine(second)) flaky.push({ name: story.id, why });
  }
  return flaky;
}

function tell(outcome: Outcome): void {
  const { story, looks, seconds, failures, changed } = outcome;
  const verdict =
    failures.length > 0 ? 'FAILED ' : changed.length === 0 ? 'ok     ' : draws ? 'DRAWN  ' : 'CHANGED';
  console.log(`${verdict} ${story.id} (${looks.length} looks, ${seconds.toFixed(1)} s)`);
  for (const failure of failures) console.log(`         ${failure.replaceAll('\n', '\n         ')}`);
}

/** Whether the run itself would notice what it is there for: what went unnoticed, in sentences. */
async function tryAlarms(): Promise<string[]> {
  try {
    const page = await StagePage.open(browser, served.url, 1500);
    const unheard = await unheardAlarms(page, all, brands);
    await page.close();
    return unheard;
  } catch (error) {
    return [`the run cannot be tried: ${error}`];
  }
}

const [unheard] = await Promise.all([
  names.length === 0 ? tryAlarms() : [],
  ...Array.from({ length: asked.workers }, work),
]);
await gallery.catchUp();
const flaky = await tryAgain();
if (unheard.length > 0) {
  const stillUnheard = await tryAlarms();
  faults.push(...stillUnheard);
  if (stillUnheard.length === 0) flaky.push({ name: 'scripts/pictures/alarms.ts', why: unheard.join('; ') });
}
await browser.close();
await served.close();
if (inputsOfBuild(storybook.to) !== builtFrom)
  faults.push('Storybook was built anew while its stories were played: they are of two kinds; run it again');

const failed = new Set(outcomes.filter(({ failures }) => failures.length > 0).map(({ story }) => story.id));
await gallery.keepAccepted(failed);
const ledger = ledgerOf({
  ...{ all, stories, outcomes, photographs, names },
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
  ...ledger.unaccounted.map((id) => `${id}: was not played to its end, or not photographed`),
  ...ledger.unseen.map((title) => `${title}: none of its stories has the tag 'pictured'`),
  ...gallery.faults,
);
if (weight() > most.megabytes)
  faults.push(`the pictures weigh ${weight().toFixed(1)} MB, which is more than ${most.megabytes}`);
if (keptNames().length > most.pictures)
  faults.push(`there are ${keptNames().length} pictures, which is more than ${most.pictures}`);

const summary = {
  ...{ outcomes, gallery, faults, flaky, photographs },
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
