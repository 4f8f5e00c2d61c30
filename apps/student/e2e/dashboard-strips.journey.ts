import { catalogue, dashboardThere, expectArrived, strip } from './arrived.ts';
import { recordShifts, shiftsOf, waitForFont } from './layout-shifts.ts';
import { openSession, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** How many cards of a strip are wholly in sight. */
const wholeCards = (page: Page, name: string) =>
  strip(page, name).evaluate((region) => {
    const scroller = region.querySelector('ul');
    const { left = 0, right = 0 } = scroller?.getBoundingClientRect() ?? {};
    return [...(scroller?.children ?? [])].filter((card) => {
      const box = card.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    }).length;
  });

test('the strips of the dashboard lead where their cards say, and hold as many as the window has room for (DASH-12, DASH-14, DASH-15)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await expectArrived(page, dashboardThere);
  expect(await wholeCards(page, 'Seus interesses')).toBe(5);
  expect(await strip(page, 'Novidades').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(1);
  const events = strip(page, 'Treinamentos').getByRole('article');
  const leads = await events.evaluateAll((cards) =>
    cards.map((card) => [
      card.textContent?.includes('Evento') ? 'Evento' : 'Treinamento',
      card.querySelector('a')?.getAttribute('href')?.replace(/\d+/g, '1'),
    ]),
  );
  expect(new Map(leads as [string, string][])).toEqual(
    new Map([
      ['Evento', '/student/event/1/class/1'],
      ['Treinamento', '/student/training-course/1'],
    ]),
  );
  await page.setViewportSize({ width: 250, height: 800 });
  await expect.poll(() => wholeCards(page, 'Seus interesses')).toBe(1);
});

test('what is under way comes five at a time, and more of it is added as long as the server has more (DASH-10, DASH-16, COURSE-03)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/decola/course/list/progress') asked.push(search);
  });
  await signIn(page);
  await expectArrived(page, dashboardThere);
  const cards = strip(page, 'Continue de onde você parou!').getByRole('heading', { level: 3 });
  const before = await cards.allTextContents();
  await strip(page, 'Continue de onde você parou!').getByRole('button', { name: 'Carregar mais' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before.length);
  expect((await cards.allTextContents()).slice(0, before.length)).toEqual(before);
  expect(asked.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
    { index: '0', limit: '5' },
    { index: '1', limit: '5' },
  ]);
  const list = await page.request.get('/api/decola/course/list/progress?index=1&limit=5');
  const { data } = await list.json();
  expect(Object.keys(data).toSorted()).toEqual(['courses', 'hasMore']);
  const more = strip(page, 'Continue de onde você parou!').getByRole('button', { name: 'Carregar mais' });
  for (let hasMore: boolean = data.hasMore; hasMore; ) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/course/list/progress'));
    await more.click();
    hasMore = (await (await answered).json()).data.hasMore;
  }
  await expect(more).toHaveCount(0);
});

test('comments of a course and of an event are in the address, page by page (DASH-45 to DASH-50)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/rate\/\d+$|\/ratings$/.test(pathname)) asked.push(`${pathname} ${searchParams}`);
  });
  await signIn(page);
  await expectArrived(page, dashboardThere);
  await catalogue(page)
    .getByRole('button', { name: /omentários? sobre / })
    .first()
    .click();
  await expect.poll(() => queryOf(page).pageDefault).toBe('1');
  const { courseID } = queryOf(page);
  const dialog = page.getByRole('dialog', { name: /^Comentários sobre / });
  const first = dialog.getByRole('listitem').first();
  // Who, how many stars, when, about what, and what is said.
  await expect(first.getByRole('img', { name: /de 5/ })).toBeVisible();
  await expect(first).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  expect(((await first.textContent()) ?? '').length).toBeGreaterThan(20);
  expect(asked).toEqual([`/api/decola/rate/${courseID} page=1&limit=15`]);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => queryOf(page)).toEqual({ page: '1' });
  // A page that they do not have (any more) leads to the last one.
  await page.goto(`/student/dashboard?courseID=${courseID}&pageDefault=9`);
  await expect(first).toBeVisible();
  await expect.poll(() => queryOf(page).pageDefault).toBe('1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  asked.length = 0;
  const event = strip(page, 'Treinamentos').getByRole('article').filter({ hasText: 'Evento' }).first();
  const name = (await event.getByRole('heading').textContent()) ?? '';
  await event.getByRole('button', { name: `Comentários sobre ${name}` }).click();
  await expect(page.getByRole('dialog', { name: `Comentários sobre ${name}` })).toBeVisible();
  const { eventID } = queryOf(page);
  expect(queryOf(page)).toMatchObject({ eventID: expect.stringMatching(/^\d+$/), pageDefault: '1' });
  expect(asked).toEqual([`/api/decola/event/${eventID}/ratings page=1&limit=15`]);
  // Closed, it is left as by the way back: that opens nothing again, and a second press leads no further.
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).dblclick();
  await expect.poll(() => queryOf(page).eventID).toBeUndefined();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expect(page).toHaveURL(/dashboard/);
  await page.goForward();
  await expect.poll(() => queryOf(page).eventID).toBe(eventID);
  await page.goBack();
  await expect.poll(() => queryOf(page).eventID).toBeUndefined();
  await expect(
    strip(page, 'Treinamentos')
      .getByRole('article')
      .filter({ hasText: 'Treinamento' })
      .getByRole('button', { name: /omentários/ }),
  ).toHaveCount(0);
});

test('a course without comments says so, and a later page of them opens by its address (DASH-46, DASH-49)', async ({
  page,
}) => {
  await page.route('**/api/decola/rate/*', (route) =>
    route.fulfill({ json: { data: { comments: [], totalPages: 0 } } }),
  );
  const asked = page.waitForRequest('**/api/decola/rate/3?*');
  await signIn(page, undefined, '/student/dashboard?page=1&courseID=3&pageDefault=2');
  expect(new URL((await asked).url()).searchParams.get('page')).toBe('2');
  await expect(page.getByText('Não há nenhum comentário por aqui')).toBeVisible();
});

test('comments of a course that is not there offer no second try, which would find nothing either (DASH-45)', async ({
  page,
}) => {
  await page.route('**/api/decola/rate/*', (route) => route.fulfill({ status: 404, json: {} }));
  await signIn(page, undefined, '/student/dashboard?page=1&courseID=3');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Não encontramos o que você procura.' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
});

test('the information panel shows each item with its picture and link, without a picture that does not come, and is left out when it is empty or fails (DASH-17)', async ({
  page,
}) => {
  await signIn(page);
  const panel = strip(page, 'Informações');
  const item = panel.getByRole('article').filter({ hasText: 'Semana da segurança' });
  const picture = item.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(2, 1);
  await expect(picture).toHaveAttribute('alt', '');
  await expect(item.getByRole('link')).toHaveAttribute('target', '_blank');
  for (const answer of [
    { json: { data: { informations: [] } } },
    { status: 422, json: { code: 'VALIDATION_ERROR' } },
  ]) {
    await page.route('**/api/decola/list/informations*', (route) => route.fulfill(answer));
    const answered = page.waitForResponse('**/api/decola/list/informations*');
    await page.reload();
    await answered;
    await quiet(page);
    await expect(panel).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('questions that were left open are open again, and an answer may be Markdown (FORMS-13, FORMS-14)', async ({
  page,
}) => {
  await signIn(page);
  const opener = page.getByRole('button', { name: 'Dúvidas frequentes' });
  const panel = page.getByRole('dialog', { name: 'Dúvidas frequentes' });
  await opener.click();
  await panel.getByRole('button', { expanded: true }).click();
  await panel.getByRole('button', { name: 'Como recebo o certificado?' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Volte à página dele' })).toBeVisible();
  await page.reload();
  await opener.click();
  await expect(panel.getByRole('button', { expanded: true })).toHaveText('Como recebo o certificado?');
});

test('the questions of the dashboard open in a panel, where they are searched (DASH-02, FORMS-06 to FORMS-11)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page);
  const opener = page.getByRole('button', { name: 'Dúvidas frequentes' });
  const asked = page.waitForRequest('**/api/decola/faq/list');
  await opener.click();
  await asked;
  const panel = page.getByRole('dialog', { name: 'Dúvidas frequentes' });
  const questions = panel.getByRole('button', { expanded: true });
  await expect(questions).toHaveCount(1);
  const all = panel.getByRole('heading', { level: 3 }).or(panel.locator('button[aria-expanded]'));
  const count = await all.count();
  await panel.getByRole('searchbox', { name: 'Qual sua dúvida?' }).fill('CERTIFICADO');
  await expect.poll(() => all.count()).toBeLessThan(count);
  await panel.getByRole('searchbox').fill('zzz');
  await expect(panel.getByText('Nenhuma dúvida encontrada.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a strip below the window is as high as its tallest card', async ({ page }) => {
  await signIn(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expectArrived(page, dashboardThere);
    for (const name of ['Novidades', 'Treinamentos', 'Seus interesses']) {
      const leftOver = () =>
        strip(page, name)
          .getByRole('article')
          .evaluateAll((cards) =>
            Math.min(
              ...cards.map((card) => {
                const facts = [...card.querySelectorAll('p')].map((p) => p.getBoundingClientRect().bottom);
                return card.getBoundingClientRect().bottom - Math.max(...facts);
              }),
            ),
          );
      // No more than the room at the card's foot.
      await expect.poll(leftOver, `${name}, ${width} px`).toBeLessThan(20);
    }
  }
});

test('where there are no pills their place is kept once, and on the next visit the dashboard begins with what there is (PILL-01)', async ({
  page,
}) => {
  const pills = '**/api/decola/pills?*';
  await openSession(page);
  await page.route(pills, (route) => route.fulfill({ json: { data: { pills: [], has_more: false } } }));
  const title = page.getByRole('heading', { name: 'Fique por dentro' });
  const none = page.getByText('Nenhuma pílula por enquanto.');
  const next = page.getByRole('heading', { name: 'Continue de onde você parou!' });
  await page.goto('/student/dashboard');
  await expect(none).toBeVisible();
  await recordShifts(page);
  await waitForFont(page);
  await page.reload();
  await expect(next).toBeVisible();
  await quiet(page);
  await expect(title).toBeHidden();
  await expect(none).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
  // It is remembered of her, and of nobody else who uses this device.
  expect(await page.evaluate(() => Object.keys(localStorage))).toContainEqual(
    expect.stringMatching(/^without-pills\/\d+$/),
  );

  await page.unroute(pills);
  const read = page.waitForResponse(/api\/decola\/pills/);
  await page.reload();
  await read;
  await quiet(page);
  await page.reload();
  await expect(title).toBeVisible();
});
