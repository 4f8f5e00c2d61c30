/**
 * npm run sheets [-- <part of a name> …] [-- --to <folder>]: contact sheets of all screens, in every brand and scheme at four widths, into
 * docs/pictures/sheets, with docs/contact-sheets.md that shows them. With a part of a name only those sheets are drawn anew.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { factsOf, themeNames } from '../../themes/brands.ts';
import { findBrowser } from '../browser.mjs';
import { builds, make } from '../builds.mjs';
import { isPictured, isScreen, type Story, wide } from '../pictures/plan.ts';
import { StagePage } from '../pictures/stage.ts';
import { root } from '../root.mjs';
import { serveFolder } from '../serve-folder.ts';
import { giveUp } from '../setup.mjs';
import {
  indexOf,
  looksIn,
  mostOfAll,
  mostOfOne,
  type SheetRow,
  sheetFileOf,
  sheetOf,
  sheetTitleOf,
  tileOf,
} from './sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: 'docs/pictures/sheets' } },
});
const folder = join(root, values.to);

const built = await make(builds.storybook);
if (!built.ok) giveUp(`${built.output}\nStorybook could not be built; the lines above say why.`);
const index = JSON.parse(readFileSync(join(root, builds.storybook.to, 'index.json'), 'utf8')) as {
  entries: Record<string, Story & { type: string }>;
};
const screens = Object.values(index.entries)
  .filter(
    ({ type, ...story }) =>
      type === 'story' && (story.tags.includes('sheet') || (isScreen(story) && isPictured(story))),
  )
  .sort((one, other) => one.title.localeCompare(other.title));
const titleOf = ({ title, name }: Story) =>
  sheetTitleOf(title, screens.filter((other) => other.title === title).length > 1 ? name : undefined);
const fileOf = (story: Story) => sheetFileOf(titleOf(story));
const stories = screens.filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
);
if (stories.length === 0) giveUp(`No screen's id contains ${positionals.join(' or ')}.`);

/** All of them together may weigh `mostOfAll`: what is drawn now shares what the others leave. */
const drawnNow = new Set(stories.map(fileOf));
const othersWeigh = screens
  .map((story) => join(folder, fileOf(story)))
  .filter((file) => existsSync(file) && !drawnNow.has(basename(file)))
  .reduce((sum, file) => sum + statSync(file).size, 0);
const mostOfEach = Math.min(mostOfOne, Math.floor((mostOfAll - othersWeigh) / stories.length));

mkdirSync(folder, { recursive: true });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
const served = await serveFolder(builds.storybook.to, '/storybook/');
try {
  for (const story of stories) {
    const sheet = await sheetOf(titleOf(story), await rowsOf(story), mostOfEach);
    writeFileSync(join(folder, fileOf(story)), sheet);
    console.log(`${fileOf(story)}: ${Math.round(sheet.length / 1000)} KB`);
  }
} finally {
  await browser.close();
  await served.close();
}

const isKept = values.to === 'docs/pictures/sheets';
// A screen that is gone has no sheet; what else somebody's own folder holds is theirs.
const known = new Set(screens.map(fileOf));
if (isKept) for (const file of readdirSync(folder)) if (!known.has(file)) rmSync(join(folder, file));
const present = new Set(readdirSync(folder));
const drawn = screens.filter((story) => present.has(fileOf(story)));
if (isKept) {
  const missing = screens.filter((story) => !present.has(fileOf(story))).map(titleOf);
  if (missing.length > 0)
    giveUp(`No sheet shows ${missing.join('; ')}. \`npm run sheets\` without a name draws all of them.`);
  writeFileSync(join(root, 'docs/contact-sheets.md'), indexOf(screens.map(titleOf)));
}
const weight = drawn.reduce((sum, story) => sum + statSync(join(folder, fileOf(story))).size, 0);
if (weight > mostOfAll)
  giveUp(`All sheets together weigh ${Math.round(weight / 1000)} KB; ${mostOfAll / 1000} KB is the most.`);

/** A story in every brand, or in those with coins (tag `coins`), opened anew because facts differ, and there in both schemes at every width. */
async function rowsOf(story: Story): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const brands = themeNames().filter((name) => !story.tags.includes('coins') || factsOf(name).tenant.coin);
  for (const brand of brands) {
    const page = await StagePage.open(browser, served.url);
    const { errors } = await page.play(story, brand, wide, false);
    if (errors.length > 0) giveUp(`${story.id} in ${brand} does not hold:\n${errors.join('\n')}`);
    for (const { name, looks } of looksIn(brand)) {
      const pictures: Buffer[] = [];
      for (const { look, seen } of looks)
        pictures.push(await tileOf(await page.photograph(story, look, seen.height), seen));
      rows.push({ name, pictures });
    }
    await page.close();
  }
  return rows;
}
