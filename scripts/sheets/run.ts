/**
 * npm run sheets [-- <part of a name> …] [-- --to <folder>]: contact sheets of all screens, in every brand and scheme at four widths, into
 * docs/pictures/sheets, with docs/contact-sheets.md that shows them. With a part of a name only those sheets are drawn anew.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { themeNames } from '../../themes/brands.ts';
import { findBrowser } from '../browser.mjs';
import { builds, make } from '../builds.mjs';
import { isScreen, type Look, type Story, schemes, wide } from '../pictures/plan.ts';
import { StagePage } from '../pictures/stage.ts';
import { root } from '../root.mjs';
import { serveFolder } from '../serve-folder.ts';
import { giveUp } from '../setup.mjs';
import {
  indexOf,
  mostOfAll,
  mostOfOne,
  type SheetRow,
  sheetFileOf,
  sheetOf,
  sheetTitleOf,
  tileOf,
  windows,
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
  .filter((entry) => entry.type === 'story' && isScreen(entry) && entry.tags.includes('widths'))
  .sort((one, other) => one.title.localeCompare(other.title));
const titleOf = ({ title }: Story) => sheetTitleOf(title);
const fileOf = (story: Story) => sheetFileOf(titleOf(story));
const stories = screens.filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
);
if (stories.length === 0) giveUp(`No screen's id contains ${positionals.join(' or ')}.`);

/** All of them together may weigh `mostOfAll`. */
const mostOfEach = Math.min(mostOfOne, Math.floor(mostOfAll / screens.length));

/** A look of the whole page with its covers. */
const plain = { suffix: '', manner: 'plain', isMounted: false, flat: 'nothing' } as const;

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

// A screen that is gone has no sheet.
const known = new Set(screens.map(fileOf));
for (const file of readdirSync(folder)) if (!known.has(file)) rmSync(join(folder, file));
const drawn = screens.filter((story) => readdirSync(folder).includes(fileOf(story)));
if (values.to === 'docs/pictures/sheets') {
  const sheets = screens.map((story) => ({
    title: titleOf(story),
    file: drawn.includes(story) ? fileOf(story) : undefined,
  }));
  writeFileSync(join(root, 'docs/contact-sheets.md'), indexOf(sheets));
}
const weight = drawn.reduce((sum, story) => sum + statSync(join(folder, fileOf(story))).size, 0);
if (weight > mostOfAll)
  giveUp(`All sheets together weigh ${Math.round(weight / 1000)} KB; ${mostOfAll / 1000} KB is the most.`);

/** A story in every brand, opened anew because facts differ, and there in both schemes at every width. */
async function rowsOf(story: Story): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for (const brand of themeNames()) {
    const page = await StagePage.open(browser, served.url);
    const { errors } = await page.play(story, brand, wide, false);
    if (errors.length > 0) giveUp(`${story.id} in ${brand} does not hold:\n${errors.join('\n')}`);
    for (const scheme of schemes) {
      const pictures: Buffer[] = [];
      for (const one of windows) {
        const look: Look = { ...plain, brand, scheme, width: one.width };
        pictures.push(await tileOf(await page.photograph(story, look, one.height), one));
      }
      rows.push({ name: `${brand}, ${scheme}`, pictures });
    }
    await page.close();
  }
  return rows;
}
