import { schools } from './arrived.ts';
import { signIn } from './people.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** Somebody who types, thinks, and goes on. */
async function typeWithPauses(page: Page, parts: readonly string[]) {
  for (const part of parts) {
    await page.keyboard.type(part, { delay: 60 });
    await page.waitForTimeout(900);
  }
}

/** The field as the person sees it: what it holds, that it has the focus, and where the caret is. */
const stateOf = (field: Locator) =>
  field.evaluate((element) => ({
    value: (element as HTMLInputElement).value,
    caret: (element as HTMLInputElement).selectionStart,
    isFocused: element === document.activeElement,
  }));

const searchOf = (page: Page) => new URL(page.url()).searchParams.get('search') ?? '';

const headerField = (page: Page) =>
  page.getByRole('banner').getByRole('searchbox', { name: 'Buscar treinamentos' });
const results = (page: Page) => page.getByRole('list', { name: 'Treinamentos' });
const catalogue = (page: Page) => page.getByRole('region', { name: 'Todos os treinamentos' });
const list = (page: Page) => page.getByRole('list', { name: 'Todos os treinamentos' });

/** Puts the caret into the header's search, which phones open first. */
async function enterHeaderSearch(page: Page) {
  const opener = page.getByRole('button', { name: 'Abrir a busca' });
  await expect(headerField(page).or(opener).filter({ visible: true })).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await headerField(page).click();
  await expect(headerField(page)).toBeFocused();
}

async function enterListSearch(page: Page) {
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  await catalogue(page).getByRole('searchbox').click();
}

const windows = [
  { name: '360 px', use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
  { name: '768 px', use: { viewport: { width: 768, height: 1024 } } },
  { name: '1440 px', use: { viewport: { width: 1440, height: 900 } } },
];

for (const { name, use } of windows) {
  /** One search per pause, at the address of the search (SHELL-07). */
  test.describe(`at ${name}`, () => {
    test.use(use);

    test(`typing with pauses in the header loses no letter at ${name}`, async ({ page }) => {
      await signIn(page);
      await enterHeaderSearch(page);
      const field = headerField(page);
      await typeWithPauses(page, ['seg', 'uran', 'ça']);
      expect(await stateOf(field)).toEqual({ value: 'segurança', caret: 9, isFocused: true });
      expect(searchOf(page)).toBe('segurança');
      await expect(results(page).getByRole('heading').first()).toHaveText(/^Segurança/);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();

      await page.goBack();
      await expect(field).toHaveValue('seguran');
      expect(searchOf(page)).toBe('seguran');
      await page.goBack();
      await expect(field).toHaveValue('seg');
      await expect(page.getByText('Resultados para “seg”')).toBeVisible();
      await page.goForward();
      await expect(field).toHaveValue('seguran');
      await expect(page.getByText('Resultados para “seguran”')).toBeVisible();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL('/student/dashboard');
      await expect(field).toHaveValue('');
    });

    test(`typing with pauses over the list of the dashboard loses no letter at ${name}`, async ({ page }) => {
      await signIn(page);
      await enterListSearch(page);
      const field = catalogue(page).getByRole('searchbox');
      await typeWithPauses(page, ['seg', 'uran', 'ça']);
      expect(await stateOf(field)).toEqual({ value: 'segurança', caret: 9, isFocused: true });
      expect(searchOf(page)).toBe('segurança');
      await expect(list(page).getByRole('heading').first()).toHaveText(/^Segurança/);

      await page.goBack();
      await expect(field).toHaveValue('seguran');
      expect(searchOf(page)).toBe('seguran');
      await page.goBack();
      await page.goBack();
      await expect(field).toHaveValue('');
      expect(searchOf(page)).toBe('');
      await page.goForward();
      await expect.poll(() => searchOf(page)).toBe('seg');
      await expect(field).toHaveValue('seg');
    });

    test(`a letter put in the middle stays where the caret is at ${name}`, async ({ page }) => {
      await signIn(page);
      for (const [enter, field] of [
        [enterListSearch, catalogue(page).getByRole('searchbox')],
        [enterHeaderSearch, headerField(page)],
      ] as const) {
        await enter(page);
        await typeWithPauses(page, ['seurança']);
        await page.keyboard.press('Home');
        for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
        await typeWithPauses(page, ['g']);
        expect(await stateOf(field)).toEqual({ value: 'segurança', caret: 3, isFocused: true });
        expect(searchOf(page)).toBe('segurança');
      }
    });

    test(`Enter searches at once, and clearing gives everything back, at ${name}`, async ({ page }) => {
      await signIn(page);
      await enterHeaderSearch(page);
      await page.keyboard.type('ergonomia');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/student/search?page=1&limit=20&search=ergonomia');
      // On a phone the keyboard goes, so that the results can be seen.
      await (name === '360 px'
        ? expect(headerField(page)).not.toBeFocused()
        : expect(headerField(page)).toBeFocused());
      await expect(results(page).getByRole('link', { name: /^Ergonomia/ })).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Limpar busca' }).click();
      await expect(headerField(page)).toHaveValue('');
      await expect(headerField(page)).toBeFocused();
      await expect(page).toHaveURL('/student/search?page=1&limit=20');
      await expect(results(page)).toBeHidden();
      await page.keyboard.type('planilhas');
      await page.keyboard.press('Enter');
      await expect(
        results(page)
          .getByRole('link', { name: /Planilhas/ })
          .first(),
      ).toBeVisible();
    });
  });
}

test('a search that is typed is told politely: the page, then how many there are', async ({ page }) => {
  await signIn(page);
  await enterHeaderSearch(page);
  await page.keyboard.type('planilhas');
  await expect(page.getByRole('status').filter({ hasText: /^Busca/ })).toBeAttached();
  const told = page.getByRole('main').getByRole('status');
  await expect(told).toHaveText('2 treinamentos, 1 trilha e 1 escola');
  await expect(headerField(page)).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(told).toHaveText('Nenhum resultado para “planilhaszzz”');
});

test('letters that an input method is still putting together are not searched for', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<i id="same-document"></i>'));
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const [enter, field] of [
    [enterListSearch, catalogue(page).getByRole('searchbox')],
    [enterHeaderSearch, headerField(page)],
  ] as const) {
    await enter(page);
    await page.keyboard.type('excel');
    await compose('^');
    await page.waitForTimeout(900);
    expect(searchOf(page)).toBe('');
    await keyboard.send('Input.insertText', { text: 'ê' });
    await page.keyboard.type('ncia');
    await expect.poll(() => searchOf(page)).toBe('excelência');
    await compose('ç');
    await page.waitForTimeout(900);
    await keyboard.send('Input.insertText', { text: 'ç' });
    await expect.poll(() => searchOf(page)).toBe('excelênciaç');
    expect(await stateOf(field)).toEqual({ value: 'excelênciaç', caret: 11, isFocused: true });
    await field.fill('');
    await expect.poll(() => searchOf(page)).toBe('');
  }
});

test('a filter that is pressed while a search is on its way adds to it', async ({ page }) => {
  await signIn(page);
  // The filters come by a call of their own.
  await expect(schools(page).getByRole('button', { name: 'Operações' })).toBeVisible();
  await enterListSearch(page);
  await page.keyboard.insertText('a');
  // At once, as on a phone that is too busy to answer between the two.
  await page.evaluate(() => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    document.activeElement?.dispatchEvent(enter);
    const chips = [...document.querySelectorAll<HTMLElement>('button[aria-pressed]')];
    chips.find(({ textContent }) => textContent === 'Operações')?.click();
  });
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ page: '1', search: 'a', schools: '2', order: 'Asc' });
  await expect(catalogue(page).getByRole('searchbox')).toHaveValue('a');
});

for (const [where, enter] of [
  ['the list', enterListSearch],
  ['the header', enterHeaderSearch],
] as const)
  test(`who presses a course right after typing into ${where} gets the course, not a search`, async ({
    page,
  }) => {
    let letThrough = () => {};
    const through = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    // The page of a course is on its way for longer than a search waits.
    await page.route('**/assets/course.route-*.js', async (route) => {
      await through;
      await route.continue();
    });
    await page.clock.install();
    await signIn(page);
    const course = list(page).getByRole('link').first();
    await expect(course).toBeVisible();
    const name = (await course.textContent()) ?? '';
    await enter(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.insertText('gest');
    await course.dispatchEvent('click');
    await page.clock.runFor(2000);
    await expect(page).toHaveURL('/student/dashboard');
    letThrough();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(/\/student\/course\/\d+$/);
  });
