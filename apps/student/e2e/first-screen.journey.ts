import { problemsInDark, problemsInLight } from './accessibility.ts';
import { branded } from './branded.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { smallTextOf } from './legible.ts';
import { openSession, people } from './people.ts';
import { expect, type Page, test } from './test.ts';
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { name, title, slogan } of branded)
  test(`the first screen of ${title} stands before any code has come, and the app takes it over as it is (LANDING-03)`, async ({
    page,
  }) => {
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
  });

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
  { name: 'the search', path: '/student/search?search=ergo', stands: 'Busca', asks: true },
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
      expect(errors).toEqual([]);
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
      await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
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
