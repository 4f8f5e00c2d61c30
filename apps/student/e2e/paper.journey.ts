import { buildStorybook } from './build-app.ts';
import { signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

/** An upright A4 sheet without its margins, in CSS pixels. */
const sheet = { width: 680, height: 1000 };

/** The page as it is printed, of somebody who uses the dark scheme. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** What is drawn over the page or stays while it scrolls. */
const standing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return /fixed|sticky/.test(position) && visibility === 'visible' && width > 1 && height > 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** The words whose ink is not black, and those whose ground is not the sheet's. */
const tinted = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, span, dt, dd)')]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      .map((element) => ({ color: getComputedStyle(element).color, of: element.outerHTML.slice(0, 120) }))
      .filter(({ color }) => color !== 'rgb(0, 0, 0)'),
  );

/** Which of these lie beside the sheet, by at least a pixel. */
const beside = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1)
      .map(({ left, right }) => `${left} to ${right}`),
  );

test('a printed dashboard is its lists, in black on white, without what stands over them', async ({
  page,
}) => {
  await signIn(page);
  const list = page.getByRole('list', { name: 'Todos os treinamentos' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(15);
  const logo = page.getByRole('contentinfo').getByRole('img', { name: 'Decola' }).first();
  const drawn = () => logo.evaluate((image: HTMLImageElement) => image.currentSrc);
  const strip = page.getByRole('region', { name: 'NOVIDADES' });
  await expect(strip.getByRole('link').first()).toBeVisible();
  await expect.poll(drawn).toContain('/logo-inverted.svg');

  await print(page);
  await expect.poll(drawn).toContain('/logo.svg');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Páginas da lista de treinamentos' })).toBeHidden();
  await expect(strip.getByRole('button', { name: 'Próximos' })).toBeHidden();
  expect(await standing(page)).toEqual([]);
  expect(await tinted(page)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );

  // Every card is there, on the sheet, and in one piece.
  expect(await beside(page, 'main li')).toEqual([]);
  const pieces = await list
    .getByRole('listitem')
    .evaluateAll((all) => all.map((item) => [getComputedStyle(item).breakInside, item.clientHeight > 100]));
  expect(pieces).toEqual(Array(15).fill(['avoid', true]));
});

test('a printed course is its words and contents, and progress can be read without grounds', async ({
  page,
}) => {
  await signIn(page, undefined, '/student/course/26');
  const main = page.getByRole('main');
  await expect(main.getByRole('progressbar').first()).toBeVisible();

  await print(page);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await standing(page)).toEqual([]);
  expect(await tinted(page)).toEqual([]);
  expect(await beside(page, 'main :is(li, p, h1, h2)')).toEqual([]);

  const bar = main.getByRole('progressbar').first();
  const drawn = await bar.evaluate((element) => {
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    const filling = element.firstElementChild;
    const { backgroundColor } = filling ? getComputedStyle(filling) : getComputedStyle(element, '::before');
    return { outlineStyle, outlineColor, backgroundColor };
  });
  expect(drawn).toEqual({
    outlineStyle: 'solid',
    outlineColor: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(0, 0, 0)',
  });
});

test('a printed list of what was found is the whole list', async ({ page }) => {
  await signIn(page, undefined, '/student/search?search=a');
  const found = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(found.first()).toBeVisible();
  const count = await found.count();

  await print(page);
  await expect(found).toHaveCount(count);
  expect(await beside(page, 'main li')).toEqual([]);
  expect(await standing(page)).toEqual([]);
  expect(await tinted(page)).toEqual([]);
});

test('on paper nothing waits to be drawn, a heading stays with its text, and a link in a text says where it leads', async ({
  page,
}) => {
  await signIn(page, undefined, '/student/course/26');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // The texts of the seed lead nowhere else; the rules are those of every page.
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML(
        'beforeend',
        '<h2>Regras</h2><h3>Prazos</h3><p>Leia os <a href="https://example.com/termos">termos</a>.</p>',
      ),
    );

  await print(page);
  // Found and read in one step: an element that the page replaces in between has no style.
  const waiting = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).contentVisibility !== 'visible')
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(waiting).toEqual([]);
  const breaks = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, h3)')].map((heading) => getComputedStyle(heading).breakAfter),
  );
  expect(breaks.length).toBeGreaterThan(1);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  const sheets = await page.getByText('Leia os').evaluate((text) => {
    const { orphans, widows } = getComputedStyle(text);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const margins = rules.flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style.margin] : []));
    // The document holds it too, for its first screen.
    return { orphans, widows, margins: [...new Set(margins)] };
  });
  expect(sheets).toEqual({ orphans: '3', widows: '3', margins: ['15mm'] });
  const address = await page
    .getByRole('link', { name: 'termos' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toBe('" (https://example.com/termos)"');
});

test.describe('in Storybook', () => {
  // Stories are answered by a service worker.
  test.use({ serviceWorkers: 'allow' });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    await buildStorybook();
  });

  test('a printed table is one, as narrow as the sheet is', async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.goto('/storybook/iframe.html?id=components-data-table--default&viewMode=story');
    const rows = page.locator('#storybook-root tbody tr');
    await expect(rows.first()).toBeVisible();
    const displays = () =>
      page.evaluate(() =>
        ['thead', 'tbody', 'tbody tr', 'tbody td'].map((name) => {
          const element = document.querySelector(`#storybook-root ${name}`);
          return element && getComputedStyle(element).display;
        }),
      );
    // On a screen of that width each row is a block of its own.
    expect((await displays())[2]).not.toBe('table-row');
    await print(page);
    // A head of this kind stands on every sheet, and no row in two pieces.
    expect(await displays()).toEqual(['table-header-group', 'table-row-group', 'table-row', 'table-cell']);
    const pieces = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).breakInside));
    expect(pieces).toEqual(Array(3).fill('avoid'));
  });
});
