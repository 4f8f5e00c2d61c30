import { problemsInDark, problemsInLight } from './accessibility.ts';
import { actsOnDevice } from './device.ts';
import { openSession, people, signIn } from './people.ts';
import { controlTime, progressOf, savedAs, study } from './studying.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** A document of three pages that Ana has not opened: course 18, content 1804. */
const paper = {
  path: '/student/course/18/content/1804',
  api: '/api/decola/courses/18/contents/1804',
} as const;

const documentOf = (page: Page) => page.getByRole('region', { name: /^Documento: / });
const pageOf = (page: Page, number: number) =>
  documentOf(page).getByRole('group', { name: `Página ${number} de 3` });
const place = (page: Page) => page.getByRole('status').filter({ hasText: /^Página/ });
const isDrawn = (page: Page, number: number) =>
  pageOf(page, number)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      if (canvas.width === 0) return false;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      return data.some((value, at) => at % 4 !== 3 && value !== 255 && data[at - (at % 4) + 3] === 255);
    });
const checkpointOf = async (page: Page) => {
  const { data } = await (await page.request.get(paper.api)).json();
  return data.content.status.checkpoint;
};
const changeContent = (page: Page, change: object) =>
  page.route(`**${paper.api}`, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { data: { ...data, content: { ...data.content, ...change } } },
    });
  });

test('a document is drawn with words that can be selected and found, and nothing of it is loaded before (PLAYER-07, PLAYER-18, PLAYER-19, PLAYER-31)', {
  tag: '@gate',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/pdf/.test(request.url())) asked.push(new URL(request.url()).hostname);
  });
  await signIn(page, people.ana, '/student/course/18');
  expect(asked).toEqual([]);
  const finished = savedAs(page, 'finish');
  await page.goto(paper.path);
  await expect.poll(() => isDrawn(page, 1)).toBe(true);
  await finished;
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
  expect(new Set(asked)).toEqual(new Set(['localhost']));
  for (const number of [1, 2, 3]) await expect(pageOf(page, number)).toHaveText(/\w{3}/);
  const selected = await pageOf(page, 1).evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString().trim().length ?? 0;
  });
  expect(selected).toBeGreaterThan(10);
  // What the browser's own search and screen readers go by: words that are in the page, of pages out of sight too, and not hidden.
  const words = pageOf(page, 3).getByText('Para levar com você');
  await expect(words).toBeVisible();
  expect(await words.evaluate((element) => element.closest('[aria-hidden], [inert]'))).toBeNull();
});

test('it goes on at its page, on another device too (PLAYER-15)', async ({ page, browser, baseURL }) => {
  await signIn(page, people.ana, paper.path);
  await expect(place(page)).toHaveText('Página 1 de 3');
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(place(page)).toHaveText('Página 2 de 3');
  await expect.poll(() => isDrawn(page, 2)).toBe(true);
  await expect.poll(() => checkpointOf(page)).toBe(2);
  await page.reload();
  await expect(place(page)).toHaveText('Página 2 de 3');
  await expect(pageOf(page, 2)).toBeInViewport();

  // Left before a second has passed.
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(place(page)).toHaveText('Página 3 de 3');
  await page.getByRole('list', { name: 'Conteúdos do treinamento' }).getByRole('link').first().click();
  await expect.poll(() => checkpointOf(page)).toBe(3);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const elsewhere = await other.newPage();
  await openSession(elsewhere);
  await elsewhere.goto(paper.path);
  await expect(place(elsewhere)).toHaveText('Página 3 de 3');
  await other.close();
});

test('its keys and buttons turn pages and enlarge it; what is larger scrolls in its own place', async ({
  page,
}) => {
  await signIn(page, people.ana, paper.path);
  await expect(pageOf(page, 1)).toBeVisible();
  const widthOf = async () => (await pageOf(page, 1).boundingBox())?.width ?? 0;
  const before = await widthOf();
  await documentOf(page).focus();
  await page.keyboard.press('n');
  await expect(place(page)).toHaveText('Página 2 de 3');
  await page.keyboard.press('p');
  await expect(place(page)).toHaveText('Página 1 de 3');
  await page.keyboard.press('+');
  await expect(page.getByText('125%')).toBeVisible();
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2);
  await expect.poll(() => isDrawn(page, 1)).toBe(true);
  await page.keyboard.press('-');
  await expect.poll(async () => Math.round(await widthOf())).toBe(Math.round(before));
  await page.keyboard.press('End');
  await expect(place(page)).toHaveText('Página 3 de 3');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar' }).click();
  expect((await download).suggestedFilename()).toBe('apostila.pdf');
});

test('with a minimum its study counts from the start and while it is in sight, and finishes it at 99 (PLAYER-05, PLAYER-08 to PLAYER-11)', async ({
  page,
}) => {
  let progress = 0;
  await changeContent(page, { minDuration: 30 });
  await page.route(`**${paper.api}/progress`, async (route) => {
    expect(route.request().postDataJSON()).toEqual({ speedRate: 1 });
    progress = Math.min(99, progress + 50);
    await route.fulfill({ json: { data: { progress } } });
  });
  const finishes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/finish')) finishes.push(request.url());
  });
  await controlTime(page);
  await signIn(page, people.ana, paper.path);
  await expect(pageOf(page, 1)).toBeVisible();
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '50');
  expect(finishes).toEqual([]);
  const finished = savedAs(page, 'finish');
  await study(page, 15);
  await finished;
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
});

test('a document that is not there is not studied, and counts once it is (PLAYER-08)', async ({ page }) => {
  await changeContent(page, { minDuration: 30 });
  await page.route('**/apostila.pdf', (route) => route.fulfill({ status: 404, body: 'gone' }));
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/progress')) saves.push(request.url());
  });
  await controlTime(page);
  await signIn(page, people.ana, paper.path);
  await expect(page.getByText('Este documento não foi encontrado.')).toBeVisible();
  await study(page, 60);
  await page.unroute('**/apostila.pdf');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(pageOf(page, 1)).toBeVisible();
  expect(saves).toEqual([]);
  const saved = savedAs(page, 'progress');
  await study(page, 15);
  await saved;
});

test('a document that this page cannot show is studied once it was opened elsewhere (PLAYER-08)', async ({
  page,
}) => {
  await changeContent(page, { minDuration: 30 });
  await page.route('**/apostila.pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: 'no document' }),
  );
  await controlTime(page);
  await signIn(page, people.ana, paper.path);
  const elsewhere = page.getByRole('link', { name: 'Abrir em outra aba' });
  await expect(elsewhere).toBeVisible();
  const tab = page.waitForEvent('popup');
  await elsewhere.click();
  await (await tab).close();
  const saved = savedAs(page, 'progress');
  await study(page, 15);
  await saved;
});

test('a page that is turned without a network is kept over the closed tab, and arrives', {
  tag: '@gate',
}, async ({ page, context }) => {
  await signIn(page, people.ana, paper.path);
  await expect(place(page)).toHaveText('Página 1 de 3');
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText('Sem conexão: salvo neste aparelho').first()).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await context.setOffline(false);
  await later.goto('/student/dashboard');
  await expect.poll(() => actsOnDevice(later)).toEqual([]);
  expect(await checkpointOf(later)).toBe(2);
});

test('a document that is not there, is none, or does not load says so, and the list goes on', async ({
  page,
}) => {
  await page.route('**/apostila.pdf', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await signIn(page, people.ana, paper.path);
  await expect(page.getByText('Este documento não foi encontrado.')).toBeVisible();
  expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);
  await page.unroute('**/apostila.pdf');

  await page.route('**/apostila.pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: 'no document' }),
  );
  await page.reload();
  await expect(page.getByText('Este documento está com defeito.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir em outra aba' })).toHaveAttribute('target', '_blank');
  await page.unroute('**/apostila.pdf');

  await page.route('**/apostila.pdf', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByText('O documento não carregou.')).toBeVisible();
  await page.unroute('**/apostila.pdf');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(pageOf(page, 1)).toBeVisible();
});

test('a document fits a phone of 360 px and the width it gets, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, people.ana, paper.path);
  await expect.poll(() => isDrawn(page, 1)).toBe(true);
  const box = await pageOf(page, 1).boundingBox();
  expect(box?.width).toBeGreaterThan(250);
  expect(box?.width).toBeLessThanOrEqual(345);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);
  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(async () => (await pageOf(page, 1).boundingBox())?.width ?? 0).toBeGreaterThan(500);
});

/** The contrast of what is drawn in a place: its lightest pixel to its darkest one. */
async function drawnContrast(page: Page, place: Locator) {
  const picture = await place.screenshot();
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!brush) throw new Error('No canvas.');
    brush.drawImage(image, 0, 0);
    const { data: values } = brush.getImageData(0, 0, image.width, image.height);
    const light = (value = 0) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminances: number[] = [];
    for (let at = 0; at < values.length; at += 4)
      luminances.push(
        0.2126 * light(values[at]) + 0.7152 * light(values[at + 1]) + 0.0722 * light(values[at + 2]),
      );
    const lightest = luminances.reduce((most, each) => Math.max(most, each), 0);
    const darkest = luminances.reduce((least, each) => Math.min(least, each), 1);
    return (lightest + 0.05) / (darkest + 0.05);
  }, picture.toString('base64'));
}

test('its tools can be read in full screen, in light and dark', async ({ page }) => {
  await signIn(page, people.ana, paper.path);
  await expect(pageOf(page, 1)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: 'Tela cheia' }).click();
    const leave = page.getByRole('button', { name: 'Sair da tela cheia' });
    await expect(leave).toBeVisible();
    // Asked until it holds: the picture of a busy browser may still be of the frame before.
    for (const drawn of [place(page), leave])
      await expect.poll(() => drawnContrast(page, drawn), colorScheme).toBeGreaterThan(4.5);
    await leave.click();
  }
});

test('a page is white until it is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const sample = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const context = sample.getContext('2d', { willReadFrequently: true });
    const look = () => {
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[data-page] canvas')) {
        if (!context || canvas.width === 0 || getComputedStyle(canvas).visibility !== 'visible') continue;
        context.clearRect(0, 0, 1, 1);
        context.drawImage(canvas, canvas.width - 4, canvas.height - 4, 1, 1, 0, 0, 1, 1);
        const [red = 0, , , alpha = 0] = context.getImageData(0, 0, 1, 1).data;
        // One that nothing was asked of yet is clear: the white of the page is seen through it.
        seen.push(alpha === 0 || red > 200 ? 'white' : 'black');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await signIn(page, people.ana, paper.path);
  const seen = () => page.evaluate(() => [...new Set((window as { seen?: string[] }).seen)]);
  await expect.poll(seen).toContain('white');
  await page.waitForTimeout(500);
  expect(await seen()).toEqual(['white']);
});
