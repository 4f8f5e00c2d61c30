import { problemsInDark, problemsInLight } from './accessibility.ts';
import { expectArrived } from './arrived.ts';
import { type Place, straysOf } from './grid.ts';
import { around } from './grid-places.ts';
import { fieldSizesOf, iconHeightsOf, remOf, smallTextOf } from './legible.ts';
import type { Brand } from './people.ts';
import { emptyScrollOf, misfitsOf, overflowOf, seeAll, setTextSize } from './reflow.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** A page, what it owes once it is there, and what is looked at while it is open. */
export type Screen = {
  path: string;
  h1: string;
  title: string;
  /** What has to stand there before it counts as seen. */
  there?: (page: Page) => Locator[];
  views: readonly View[];
};

/** The page as it opens or after a few steps, and who judges it. */
export type View = {
  name: string;
  /** What is done to come to it, and what is seen then; it is done again where a narrower window has put it away. */
  show?: (page: Page) => Promise<void>;
  shown?: (page: Page) => Locator;
  judges: readonly Judge[];
  /** What stands on the two lines of the page, for the judge of the grid. */
  places?: readonly Place[];
  /** Rules of axe that do not fit. */
  except?: readonly string[];
};

/** `axe`: light and dark; `legible`: text, fields and what a rem is; `grid` and `fits`: each window. */
export type Judge = 'axe' | 'legible' | 'icons' | 'grid' | 'fits';

type Window = { text: 100 | 200; width: number; by: readonly Judge[] };

/** Windows and text sizes, in per cent of the usual one, and who looks then. A change of text size costs most, so it is one. */
const windows: readonly Window[] = [
  { text: 100, width: 320, by: ['grid', 'fits'] },
  { text: 100, width: 360, by: ['grid', 'fits'] },
  { text: 100, width: 390, by: ['grid'] },
  { text: 100, width: 412, by: ['grid'] },
  { text: 100, width: 768, by: ['grid', 'fits'] },
  { text: 100, width: 1024, by: ['grid', 'fits'] },
  { text: 100, width: 1280, by: ['icons'] },
  { text: 100, width: 1920, by: ['grid', 'fits'] },
  { text: 100, width: 1440, by: ['grid', 'fits'] },
  { text: 200, width: 1440, by: ['fits'] },
  { text: 200, width: 1280, by: ['icons'] },
  { text: 200, width: 768, by: ['fits'] },
  { text: 200, width: 360, by: ['fits'] },
  { text: 200, width: 320, by: ['fits'] },
];

const usual = { width: 1280, height: 800 };

const softly = expect.configure({ soft: true });

/** Opens each page once and lets all judges look at it; what they find names brand, view, window and text size. */
export async function walk(page: Page, brand: Brand, screens: readonly Screen[]) {
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(screen.path);
      await expectOwed(page, screen);
      await expectArrived(page, screen.there);
      await seeAll(page);
      for (const view of screen.views)
        await test.step(view.name, async () => {
          await show(page, view);
          await judge(page, view, `${brand}, ${view.name}`);
        });
    });
}

/** What every screen owes: title, one main heading, landmarks. */
async function expectOwed(page: Page, { path, h1, title }: Screen) {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(h1);
  await softly(page, path).toHaveTitle(title);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await softly(page.getByRole(landmark), path).toHaveCount(1);
}

async function show(page: Page, { show, shown }: View) {
  if (shown && (await shown(page).isVisible())) return;
  await show?.(page);
  if (shown) await expect(shown(page)).toBeVisible();
}

async function judge(page: Page, view: View, place: string) {
  const { judges, except } = view;
  if (judges.includes('axe'))
    softly(await problemsInLight(page, except), `${place}, light: rules of axe`).toEqual([]);
  if (judges.includes('legible')) await judgeText(page, place);
  await judgeWindows(page, view, place);
  if (!judges.includes('axe')) return;
  await show(page, view);
  softly(await problemsInDark(page), `${place}, dark: contrast`).toEqual([]);
}

/** The page in each window, with the usual text and with text twice its size; after that it is as it was. */
async function judgeWindows(page: Page, view: View, place: string) {
  let icons: Record<string, number> = {};
  for (const { text, width, by } of windows) {
    const judges = by.filter((judge) => view.judges.includes(judge));
    if (judges.length === 0) continue;
    await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
    await setTextSize(page, text);
    await show(page, view);
    const window = `${place}, ${width} px, text ${text} %`;
    if (judges.includes('grid')) await judgeLines(page, width, view, window);
    if (judges.includes('fits')) await judgeFit(page, window);
    if (judges.includes('icons')) {
      if (text === 100) icons = await iconHeightsOf(page);
      else await judgeIcons(page, icons, window);
    }
  }
  await page.setViewportSize(usual);
  await setTextSize(page, 100);
}

async function judgeLines(page: Page, width: number, { places = [] }: View, window: string) {
  const strays = await straysOf(page, width, [...around, ...places]);
  softly(strays, `${window}: off its line, by how many px`).toEqual({});
}

async function judgeText(page: Page, place: string) {
  softly(await smallTextOf(page), `${place}: text below 12 px`).toEqual([]);
  const small = (await fieldSizesOf(page)).filter(({ size }) => size < 16);
  softly(small, `${place}: fields below 16 px`).toEqual([]);
  softly(await remOf(page), `${place}: what a rem is`).toBe(16);
}

async function judgeIcons(page: Page, usual: Record<string, number>, place: string) {
  softly(Object.keys(usual).length, `${place}: icons`).toBeGreaterThan(3);
  const large = await iconHeightsOf(page);
  const stayed = Object.entries(usual).filter(([icon, height]) => (large[icon] ?? height * 2) < height * 1.9);
  softly(stayed, `${place}: icons that stay small beside text twice its size`).toEqual([]);
}

async function judgeFit(page: Page, place: string) {
  softly(await overflowOf(page), `${place}: wider than the window, by how many px`).toBe(0);
  softly(await emptyScrollOf(page), `${place}: scrolls to where there is nothing`).toEqual({});
  softly(await misfitsOf(page), `${place}: broken words, and words outside of what they stand in`).toEqual({
    broken: [],
    outside: [],
  });
}
