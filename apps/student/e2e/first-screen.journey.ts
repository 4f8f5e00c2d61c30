import { problemsInDark, problemsInLight } from './accessibility.ts';
import { branded } from './branded.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { smallTextOf } from './legible.ts';
import { openSession, people } from './people.ts';
import { atGate, expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

/** The app's code, which does not come until it is let through. */
const holdCode = (page: Page) => holdCalls(page, /\/student\/assets\/.*\.js/);

/** What goes wrong where React does not find what it would have drawn. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** How everything is drawn, with what stands before and after it: all that the browser computes, but how far animations have come. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root *')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part || null);
        if (part && ['none', 'normal'].includes(style.content)) return `${element.className}${part}`;
        const values = [...style]
          .filter((name) => name !== 'opacity')
          .map((name) => `${name}:${style.getPropertyValue(name)}`);
        return [`${element.tagName}.${element.className}${part}`, ...values].join(';');
      }),
    ),
  );

/** What of two looks differs, in a few words. */
const differences = (one: string[], other: string[]) =>
  one.flatMap((look, at) => {
    if (look === other[at]) return [];
    const others = new Set(other[at]?.split(';'));
    return [
      look
        .split(';')
        .filter((value, place) => place === 0 || !others.has(value))
        .slice(0, 6)
        .join(' '),
    ];
  });

/** Words move when their font comes, where none of those is installed that stand in for it (decision 0404). */
const fontsThere = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => new Set([...document.fonts].map(({ status }) => status)).has('loaded')))
    .toBe(true)
    .then(() => page.evaluate(() => document.fonts.ready));

/** Counts the frames in which a page that has had its shape shows only that something is on its way. */
const recordShapes = (page: Page) =>
  page.addInitScript(() => {
    const counted = { framesWithoutShape: 0 };
    Object.assign(window, counted);
    const look = () => {
      const { framesWithoutShape = 0 } = window as Partial<typeof counted>;
      const isBare = document.querySelector('main > [role="status"]:only-child') !== null;
      if (isBare) Object.assign(window, { framesWithoutShape: framesWithoutShape + 1 });
      requestAnimationFrame(look);
    };
    look();
  });
const framesWithoutShape = (page: Page) =>
  page.evaluate(() => (window as { framesWithoutShape?: number }).framesWithoutShape);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { name, title, slogan } of branded)
  test(
    `the first screen of ${title} stands before any code has come, and the app takes it over as it is (LANDING-03)`,
    atGate(name === 'decola'),
    async ({ page }) => {
      const errors = recordErrors(page);
      await recordShifts(page);
      const code = await holdCode(page);
      await page.goto(`/student/home?tenant=${name}`, { waitUntil: 'commit' });
      await expect(heading(page)).toHaveText(slogan);
      await expect(page.locator('html')).toHaveAttribute('data-theme', name);
      await expect(
        page.getByRole('banner').getByRole('link', { name: `${title}: ir para o início` }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Entrar' })).toHaveCount(2);
      await expect
        .poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);
      expect(await smallTextOf(page)).toEqual([]);
      await fontsThere(page);
      const before = await heading(page).elementHandle();
      const shifted = (await shiftsOf(page)).length;

      code.release();
      await expect(page.getByRole('heading', { level: 2, name: 'Dúvidas frequentes' })).toBeAttached();
      expect(await heading(page).evaluate((after, one) => after === one, before)).toBe(true);
      expect((await shiftsOf(page)).slice(shifted)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

test('what is pressed before the code has come is done once it has (LANDING-18)', async ({ page }) => {
  const code = await holdCode(page);
  await page.goto('/student/home', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  code.release();
  await expect(page.getByRole('dialog', { name: 'Acesse sua conta' })).toBeVisible();
});

test('a place behind the guard shows a visitor the landing page at once, and asks them to sign in (AUTH-16)', async ({
  page,
}) => {
  const errors = recordErrors(page);
  const code = await holdCode(page);
  await page.goto('/student/course/18', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Seu próximo passo começa aqui');
  code.release();
  await expect(page.getByRole('dialog', { name: 'Acesse sua conta' })).toBeVisible();
  await expect(page).toHaveURL(/\/student\/home\?redirect=/);
  expect(errors).toEqual([]);
});

const places = [
  { name: 'the dashboard', path: '/student/dashboard', stands: 'Olá, Ana!', asks: true },
  { name: 'a course', path: '/student/course/18', stands: 'Ergonomia: cuide das suas costas', asks: false },
  { name: 'a content', path: '/student/course/18/content/1801', stands: 'Introdução', asks: false },
  { name: 'the search', path: '/student/search?search=ergo', stands: 'Resultados para “ergo”', asks: true },
];

for (const [at, { name, path, stands, asks }] of places.entries())
  for (const width of [360, 1280])
    test(`${name}, opened anew by who is signed in, shows its header and its shape before any code has come, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSession(page, people.ana, branded[at % branded.length]?.name);
      const errors = recordErrors(page);
      await recordShifts(page);
      await recordShapes(page);
      const code = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link', { name: /: ir para o início$/ })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
      await expect(page.getByRole('banner').locator('input')).toHaveCount(asks ? 1 : 0);
      if (path === '/student/dashboard') await expect(heading(page)).toHaveText('Olá, Ana!');
      // What cannot do anything yet cannot be reached either.
      await expect(page.getByRole('banner').locator('button:not([inert] *)')).toHaveCount(0);
      await fontsThere(page);
      const shifted = (await shiftsOf(page)).length;

      code.release();
      await expect(page.getByRole('button', { name: `Menu de ${people.ana.name}` })).toBeVisible();
      await expect(heading(page)).toContainText(stands);
      expect((await shiftsOf(page)).slice(shifted)).toEqual([]);
      expect(await framesWithoutShape(page), 'frames that say only that something is on its way').toBe(0);
      expect(errors).toEqual([]);
    });

/** The app's code but for what the document runs before. */
const holdApp = (page: Page) => holdCalls(page, /\/student\/assets\/(?!ahead).*\.js/);
const stepOf = (page: Page) => page.getByRole('region', { name: 'Seu próximo passo' });
/** What stands there, without the names that React gives and however it is written. */
const markupOf = (page: Page) =>
  stepOf(page)
    .locator('*')
    .evaluateAll((elements) =>
      elements.map((element) =>
        [
          element.tagName,
          ...[...element.attributes]
            .filter(({ name }) => name !== 'id')
            .map(({ name, value }) => `${name}=${value.replaceAll(/[ ;]/g, '')}`)
            .sort(),
          [...element.childNodes].map(({ nodeValue }) => nodeValue).join(''),
        ].join(' '),
      ),
    );

for (const name of ['decola', 'circulo'] as const)
  test(`in ${name} the course to go on with stands on the dashboard before the app’s code has come, and leads there (DASH-08, DASH-09)`, async ({
    page,
  }) => {
    await openSession(page, people.ana, name);
    const errors = recordErrors(page);
    await recordShifts(page);
    const app = await holdApp(page);
    await page.goto('/student/dashboard', { waitUntil: 'commit' });
    const link = stepOf(page).getByRole('link', { name: /^Continuar: / });
    await expect(link).toBeVisible();
    await expect(stepOf(page).locator('img')).toHaveJSProperty('complete', true);
    await expect(page.getByRole('button', { name: `Menu de ${people.ana.name}` })).toHaveCount(0);
    await fontsThere(page);
    const before = await markupOf(page);
    await link.focus();
    const shifted = (await shiftsOf(page)).length;

    app.release();
    await expect(page.getByRole('button', { name: `Menu de ${people.ana.name}` })).toBeVisible();
    expect(await markupOf(page)).toEqual(before);
    await expect(link).toBeFocused();
    expect((await shiftsOf(page)).slice(shifted)).toEqual([]);
    expect(errors).toEqual([]);

    await holdApp(page);
    await page.reload({ waitUntil: 'commit' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/student\/course\/\d+\/content\/\d+$/);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

/** What an answer may hold that the document must not draw, or draw as text alone. */
type Answer = { data: { courses: { title: string; contents: { duration: number | null }[] }[] } };
const changed: { what: string; change: (answer: Answer) => unknown; stands: string | undefined }[] = [
  {
    what: 'a title that is markup',
    change: ({ data }) => {
      if (data.courses[0]) data.courses[0].title = '<img src=x onerror="window.isRun = true">';
      return { data };
    },
    stands: '<img src=x onerror="window.isRun = true">',
  },
  {
    what: 'a content that says no length',
    change: ({ data }) => {
      for (const content of data.courses[0]?.contents ?? []) content.duration = null;
      return { data };
    },
    stands: undefined,
  },
  {
    what: 'a title whose line must not end at a hyphen',
    change: ({ data }) => {
      if (data.courses[0]) data.courses[0].title = 'Escreva e-mails que se leem';
      return { data };
    },
    stands: undefined,
  },
  { what: 'no course', change: ({ data }) => ({ data: { ...data, courses: [] } }), stands: undefined },
  { what: 'another shape', change: () => ({ data: { courses: 'nenhum' } }), stands: undefined },
  { what: 'nothing that can be read', change: () => undefined, stands: undefined },
];

for (const { what, change, stands } of changed)
  test(`an answer with ${what} is ${stands ? 'text in the card' : 'no card'} before the app’s code has come`, async ({
    page,
  }) => {
    await openSession(page);
    const errors = recordErrors(page);
    await page.route('**/course/list/progress*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: JSON.stringify(change(await response.json())) ?? '' });
    });
    await holdApp(page);
    const answered = page.waitForResponse('**/course/list/progress*');
    const ran = page.waitForResponse(/\/assets\/ahead/);
    await page.goto('/student/dashboard', { waitUntil: 'commit' });
    await Promise.all([answered, ran]);
    if (stands) await expect(stepOf(page).getByRole('heading', { level: 3 })).toHaveText(stands);
    else await expect(stepOf(page)).toHaveAttribute('aria-busy', 'true');
    expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
    expect(errors).toEqual([]);
  });

test('a brand that puts what is required first keeps the shape of its step until the app’s code has come', async ({
  page,
}) => {
  await openSession(page, people.ana, 'gtop');
  await recordShifts(page);
  await holdApp(page);
  const answered = page.waitForResponse('**/course/list/progress*');
  const ran = page.waitForResponse(/\/assets\/ahead/);
  await page.goto('/student/dashboard', { waitUntil: 'commit' });
  await Promise.all([answered, ran]);
  await fontsThere(page);
  // Longer than a card waits for its font.
  await page.waitForTimeout(1500);
  await expect(stepOf(page)).toHaveAttribute('aria-busy', 'true');
  expect(await shiftsOf(page)).toEqual([]);
});

test('a font that does not come is not waited for by the card of the course to go on with', async ({
  page,
}) => {
  await openSession(page);
  await holdApp(page);
  await holdCalls(page, /\.woff2$/);
  await page.goto('/student/dashboard', { waitUntil: 'commit' });
  await expect(stepOf(page).getByRole('link')).toBeVisible();
});

test('the picture of the course to go on with is on its way before any code has come', async ({ page }) => {
  await openSession(page);
  await holdCode(page);
  const picture = page.waitForRequest(/\/files\/courses\//);
  await page.goto('/student/dashboard', { waitUntil: 'commit' });
  await picture;
});

for (const { name } of branded)
  for (const path of [
    '/student/dashboard',
    '/student/course/18',
    '/student/course/18/content/1801',
    '/student/shop/page/1',
  ])
    test(`at ${path} in ${name} no rule is missing among the styles that stand in the document`, async ({
      page,
    }) => {
      await openSession(page, people.ana, name);
      await holdApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
      // A brand that puts what is required first has no such card yet.
      if (path === '/student/dashboard' && name !== 'gtop')
        await expect(stepOf(page).getByRole('link')).toBeVisible();
      await fontsThere(page);
      for (const width of [360, 768, 1440])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          const alone = await looksOf(page);
          await page.evaluate(async () => {
            const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[as="style"]')];
            await Promise.all(
              sheets.map(({ href }) => {
                const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
                sheet.dataset.added = '';
                document.head.append(sheet);
                return new Promise((resolve) => sheet.addEventListener('load', resolve));
              }),
            );
          });
          expect(await page.locator('link[data-added]').count()).toBeGreaterThan(0);
          expect(differences(alone, await looksOf(page))).toEqual([]);
          await page.evaluate(() => {
            for (const sheet of document.querySelectorAll('link[data-added]')) sheet.remove();
          });
        }
    });
