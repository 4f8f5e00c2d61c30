import { brandFontThere, contentThere, dashboardThere, landingThere, strip } from './arrived.ts';
import { holdCalls } from './held-calls.ts';
import { recordShifts, shiftsOf, waitForFont } from './layout-shifts.ts';
import { brands, enterCredentials, openSession, people, signIn } from './people.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { holdCalls as hold } from './unanswered.ts';

declare global {
  interface Window {
    /** Written by {@link recordBlanks}. */
    blanks?: string[];
  }
}

const widths = [360, 768, 1024, 1440];

const landing = '/student/home';

/** Each page with what is on it once everything has come. */
const pages: { name: string; path: string; there: (page: Page) => Locator[] }[] = [
  {
    name: 'the dashboard',
    path: '/student/dashboard',
    there: dashboardThere,
  },
  {
    name: 'a course',
    path: '/student/course/26',
    there: (page) => [
      page.getByRole('link', { name: 'Continuar', exact: true }),
      page.getByRole('list', { name: 'Conteúdos' }),
      strip(page, 'Instrutores').getByRole('article').first(),
      page.getByRole('button', { name: 'Materiais complementares' }),
    ],
  },
  {
    name: 'a content',
    path: '/student/course/18/content/1801',
    there: contentThere,
  },
  {
    name: 'the landing page',
    path: landing,
    there: landingThere,
  },
];

for (const { name, path, there } of pages)
  for (const [at, width] of widths.entries())
    test(`${name} stands still while its calls are answered in any order, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      if (path !== landing) await openSession(page);
      await recordShifts(page);
      await waitForFont(page);
      const calls = await holdCalls(page);
      await page.goto(`${path}?tenant=${brands[at % brands.length]}`);
      await calls.answerAll(at, there(page));
      expect(await shiftsOf(page)).toEqual([]);
    });

/** Has the page write down, frame by frame, at which addresses it shows nothing between its header and its foot. */
const recordBlanks = (page: Page) =>
  page.addInitScript(() => {
    const blanks: string[] = [];
    window.blanks = blanks;
    const isSeen = (element: Element) => {
      if (element.firstElementChild) return false;
      const { width, top, bottom } = element.getBoundingClientRect();
      const isInside = width > 1 && bottom > Math.max(0, top) && top < innerHeight;
      return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    let hasBegun = false;
    const look = () => {
      const main = document.querySelector('main');
      const isBlank = !main || ![...main.querySelectorAll('*')].some(isSeen);
      hasBegun ||= !isBlank;
      if (hasBegun && isBlank) blanks.push(location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const [answers, delay] of [
  ['at once', 0],
  ['after a second', 1000],
] as const)
  test(`there is no moment without a page after signing in and between a course and its content, where calls are answered ${answers}`, async ({
    page,
  }) => {
    await recordBlanks(page);
    await page.route('**/api/decola/courses/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue().catch(() => {});
    });
    await page.goto(`${landing}?redirect=%2Fstudent%2Fcourse%2F18`);
    await enterCredentials(page, people.ana);
    const contents = page.getByRole('list', { name: 'Conteúdos' });
    await expect(contents).toBeVisible();
    await contents.getByRole('link').first().click();
    for (const place of contentThere(page)) await expect(place).toBeVisible();
    expect(await page.evaluate(() => window.blanks)).toEqual([]);
  });

test('what is on its way reacts to nothing', async ({ page }) => {
  await openSession(page);
  await hold(page, /\/api\/(?!user|decola\/configuration)/);
  await page.goto('/student/dashboard');
  const waiting = strip(page, 'Novidades');
  await expect(waiting).toHaveAttribute('aria-busy', 'true');
  // The strip itself, no longer the shape that stood there before its code.
  await expect(waiting).toHaveAttribute('data-fits', '');
  const card = waiting.getByRole('listitem', { includeHidden: true }).first().locator('> *');
  const box = await card.boundingBox();
  if (!box) throw new Error('The skeleton of a card has no place');
  const looks = () =>
    card.evaluate((element) => {
      const { boxShadow, borderColor, transform, cursor } = getComputedStyle(element);
      return { boxShadow, borderColor, transform, cursor };
    });
  const before = await looks();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  expect(await card.evaluate((element) => element.matches(':hover'))).toBe(false);
  expect(await looks()).toEqual(before);

  // A page that is nothing yet says so once, around all of its shape.
  await page.goto('/student/course/18');
  const shape = page.getByRole('region', { name: 'Carregando...' });
  await expect(shape.getByRole('heading', { name: 'Conteúdos' })).toBeVisible();
});

test('on a phone the schools and the pages wait in the shape they come in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openSession(page);
  const calls = await hold(page, /\/api\/(?!user|decola\/configuration)/);
  await page.goto('/student/dashboard');
  const widthsOf = (places: Locator) =>
    places.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  const chips = page
    .getByRole('region', { name: 'Filtros' })
    .locator('[aria-hidden="true"] span:has(> span)');
  await expect(chips.first()).toBeAttached();
  for (const [left, right] of (await widthsOf(chips)) as [number, number][])
    expect(right - left).toBeGreaterThan(100);
  const waiting = page.getByRole('main').locator('[aria-hidden="true"]:has(> span):not(:has(div))').last();
  const steps = await widthsOf(waiting.locator('> span:first-child, > span:last-child'));
  calls.release();
  const pages = page.getByRole('navigation', { name: 'Páginas da lista de treinamentos' });
  await expect(pages).toBeVisible();
  expect(await widthsOf(pages.getByRole('link'))).toEqual(steps);
});

for (const { kind, content, code, there } of [
  {
    kind: 'a document',
    content: 1804,
    code: '**/assets/document-stage-*.js',
    there: (page: Page) => page.getByRole('group', { name: 'Página 1 de 3' }),
  },
  {
    kind: 'a package',
    content: 1802,
    code: '**/assets/package-stage-*.js',
    there: (page: Page) => page.getByTitle(/^Conteúdo interativo: /),
  },
])
  test(`what stands under ${kind} stays where it is when that comes, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await openSession(page);
    let letThrough = () => {};
    const through = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(code, async (route) => {
      await through;
      await route.continue();
    });
    await page.goto(`/student/course/18/content/${content}`);
    const panel = page.getByRole('region', { name: 'Painel de estudo' });
    await expect(panel).toBeVisible();
    await expect(page.getByText('Abrindo o conteúdo…')).toBeVisible();
    await brandFontThere(page);
    const top = async () => (await panel.boundingBox())?.y;
    const before = await top();
    letThrough();
    await expect(there(page)).toBeVisible();
    await expect(page.getByText(/^Abrindo/)).toHaveCount(0);
    expect(await top()).toBe(before);
  });

test('the panels of a content wait in the shape of their forms', async ({ page }) => {
  await signIn(page, undefined, '/student/course/18/content/1801');
  for (const [title, opens, place] of [
    ['Anotações', 'tab', 'tabpanel'],
    ['Dúvidas', 'tab', 'tabpanel'],
    ['Avaliações', 'button', 'region'],
  ] as const)
    await test.step(title, async () => {
      const opener = page.getByRole(opens, { name: title, exact: true });
      await expect(opener).toBeVisible();
      const calls = await hold(page);
      await opener.click();
      const panel = page.getByRole(place, { name: title, exact: true });
      const shape = panel.locator('[data-kind]').last();
      await expect(shape).toBeVisible();
      const drawn = await shape.boundingBox();
      calls.release();
      const text = panel.locator('textarea').first();
      await expect(text).toBeVisible();
      expect.soft(await text.boundingBox(), title).toEqual(drawn);
    });
});

/** A line of text, in px: how long a description is nobody knows before. */
const line = 24;

/** Where each of the page's headings stands at each width, counted from the top of the page. */
async function headings(page: Page) {
  const found: Record<number, Record<string, number>> = {};
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    await brandFontThere(page);
    found[width] = await page.evaluate(async () => {
      const placesNow = () =>
        Object.fromEntries(
          [...document.querySelectorAll('main h2')].map((heading) => [
            heading.textContent,
            Math.round(heading.getBoundingClientRect().top + window.scrollY),
          ]),
        );
      // What follows the window's width does so with one of the next frames, later on a busy machine: they stand once five frames are
      // alike before each of which the page had nothing left to do. Where a width changes what sheets say, the browser takes its fonts up
      // anew, and for a moment words stand in the one that stands in.
      let places = placesNow();
      for (let alike = 0; alike < 5; ) {
        await new Promise((resolve) => requestIdleCallback(resolve));
        await new Promise(requestAnimationFrame);
        await document.fonts.ready;
        const next = placesNow();
        // While a shape gives way to the page there may be no heading at all.
        const isAlike = Object.keys(next).length > 0 && JSON.stringify(next) === JSON.stringify(places);
        alike = isAlike ? alike + 1 : 0;
        places = next;
      }
      return places;
    });
  }
  return found;
}

test('the headings of the dashboard stand still when what the company tells has come, from 320 to 1440 px', async ({
  page,
}) => {
  await openSession(page);
  await waitForFont(page);
  const calls = await hold(page, /\/list\/informations/);
  await page.goto('/student/dashboard');
  for (const place of dashboardThere(page)) await expect(place).toBeVisible();
  const before = await headings(page);
  calls.release();
  await expect(strip(page, 'Informações').getByRole('article').first()).toBeVisible();
  const after = await headings(page);
  for (const [width, places] of Object.entries(before))
    expect.soft(after[Number(width)], `${width} px`).toEqual(places);
});

test('a course that is on its way has the parts that it will have, from 320 to 1440 px', async ({ page }) => {
  await openSession(page);
  // In the font that stands in until then the facts take another number of lines.
  await waitForFont(page);
  const calls = await hold(page, /\/api\/(?!user|decola\/configuration)/);
  await page.goto('/student/course/26');
  await expect(page.getByRole('region', { name: 'Carregando...' })).toBeVisible();
  // Before the code of the page is there, its shape has no headings.
  await expect(page.locator('main h2').first()).toBeVisible();
  const before = await headings(page);
  calls.release();
  await expect(page.getByRole('list', { name: 'Conteúdos' })).toBeVisible();
  await expect(strip(page, 'Instrutores').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Materiais complementares' })).toBeVisible();
  const after = await headings(page);
  for (const [width, places] of Object.entries(before)) {
    expect.soft(Object.keys(places), `${width} px`).toEqual(['Conteúdos', 'Instrutores']);
    const moved = Math.abs((places.Conteúdos ?? 0) - (after[Number(width)]?.Conteúdos ?? 0));
    expect.soft(moved, `${width} px`).toBeLessThanOrEqual(line);
  }
});
