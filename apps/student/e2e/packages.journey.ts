import { problemsInDark, problemsInLight } from './accessibility.ts';
import { actsOnDevice } from './device.ts';
import { openSession, people, signIn } from './people.ts';
import { controlTime, progressOf, savedAs, study } from './studying.ts';
import { atGate, expect, type Page, test } from './test.ts';

/** Packages that Ana has not begun: of SCORM 1.2 in course 18, of 2004 in course 19. */
const old = { path: '/student/course/18/content/1802', api: '/api/decola/courses/18/contents/1802' } as const;
const young = {
  path: '/student/course/19/content/1902',
  api: '/api/decola/courses/19/contents/1902',
} as const;

const hostOf = (page: Page) => page.frameLocator('iframe[title^="Conteúdo interativo"]');
const packageOf = (page: Page) => hostOf(page).frameLocator('iframe');
const next = (page: Page) => packageOf(page).getByRole('button', { name: 'Continuar' });
const heading = (page: Page) => packageOf(page).getByRole('heading', { level: 1 });

/** What the server keeps of a package. */
const stateOf = async (page: Page, api: string): Promise<Record<string, string>> => {
  const { data } = await (await page.request.get(api)).json();
  const pairs: { key: string; value: string }[] = data.content.status.scormCheckpoints;
  return Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
};
/** The frame in which the package itself runs. */
const frameOf = async (page: Page) => {
  await expect(heading(page)).toBeVisible();
  const frame = page.frames().find((one) => one.url().includes('/files/scorm/'));
  if (!frame) throw new Error('The package has no frame.');
  return frame;
};
/** Reads the content anew, changed. */
const changeContent = (page: Page, api: string, change: object) =>
  page.route(`**${api}`, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { data: { ...data, content: { ...data.content, ...change } } },
    });
  });

test('nothing of a package is loaded before one is opened; without a minimum it is finished at once (PLAYER-07, PLAYER-18, PLAYER-19, PLAYER-31)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/package-host|scorm/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await signIn(page, people.ana, '/student/course/18');
  expect(asked).toEqual([]);
  const finished = savedAs(page, 'finish');
  await page.goto(old.path);
  await expect(heading(page)).toHaveText('Você chega ao corredor 4');
  await finished;
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
  expect(asked).toContain('/files/scorm/seguranca-1.2/index.html');
});

for (const [standard, { path, api }, second, kept] of [
  [
    '1.2',
    old,
    'Sinalize antes de mover',
    {
      'cmi.core.lesson_location': '1',
      'cmi.suspend_data': '{"step":1}',
      'cmi.core.lesson_status': 'incomplete',
    },
  ],
  [
    '2004',
    young,
    'A caixa encontra a doca',
    { 'cmi.location': '1', 'cmi.suspend_data': '{"step":1}', 'cmi.completion_status': 'incomplete' },
  ],
] as const)
  test(
    `a package of ${standard} saves what it tells by key and value, and has it back on another device (PLAYER-16, PLAYER-17)`,
    atGate(standard === '1.2'),
    async ({ page, browser, baseURL }) => {
      await signIn(page, people.ana, path);
      await next(page).click();
      await expect(heading(page)).toHaveText(second);
      await expect.poll(() => stateOf(page, api)).toMatchObject(kept);
      await page.reload();
      await expect(heading(page)).toHaveText(second);

      const other = await browser.newContext({ ...(baseURL && { baseURL }) });
      const elsewhere = await other.newPage();
      await openSession(elsewhere);
      await elsewhere.goto(path);
      await expect(heading(elsewhere)).toHaveText(second);
      const frame = await frameOf(elsewhere);
      const entry = await frame.evaluate((is12) => {
        const { API, API_1484_11 } = window.parent as unknown as Record<
          string,
          Record<string, (key: string) => string>
        >;
        return is12 ? API?.LMSGetValue?.('cmi.core.entry') : API_1484_11?.GetValue?.('cmi.entry');
      }, standard === '1.2');
      expect(entry).toBe('resume');
      await other.close();
    },
  );

test('a package reaches neither the session, the storage nor the page of whoever studies', async ({
  page,
}) => {
  await signIn(page, people.ana, old.path);
  const frame = await frameOf(page);
  const app = new URL(page.url()).origin;
  const reached = await frame.evaluate(async (origin) => {
    const tried = async (work: () => unknown) => {
      try {
        return String(await work());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin: location.origin === origin,
      cookie: document.cookie,
      person: await tried(() => localStorage.getItem('user')),
      page: await tried(() => window.top?.document.title),
      away: await tried(() => {
        if (window.top) window.top.location.href = 'about:blank';
      }),
      api: await tried(async () => (await fetch('/api/decola/user')).status),
    };
  }, app);
  expect(reached).toEqual({
    origin: false,
    cookie: '',
    person: 'null',
    page: 'SecurityError',
    away: 'SecurityError',
    api: '404',
  });
  await expect(page).toHaveURL(new RegExp(old.path));
});

test('what a package tells without a network is kept over the closed tab, and arrives (PLAYER-16)', async ({
  page,
  context,
}) => {
  await controlTime(page);
  await signIn(page, people.ana, young.path);
  await expect(heading(page)).toBeVisible();
  await context.setOffline(true);
  await next(page).click();
  await next(page).click();
  await expect(heading(page)).toHaveText('A rota muda');
  await expect(page.getByText('Sem conexão: salvo neste aparelho').first()).toBeVisible();
  await study(page, 15 * 60);
  await page.close();

  const later = await context.newPage();
  await context.setOffline(false);
  await later.goto('/student/dashboard');
  await expect.poll(() => actsOnDevice(later)).toEqual([]);
  expect(await stateOf(later, young.api)).toMatchObject({ 'cmi.location': '2' });
  await later.goto(young.path);
  await expect(heading(later)).toHaveText('A rota muda');
});

test('a package that is left by a link says its last words, committed or not (PLAYER-16)', async ({
  page,
}) => {
  await signIn(page, people.ana, young.path);
  const frame = await frameOf(page);
  await frame.evaluate(() => {
    const { API_1484_11 } = window.parent as unknown as Record<
      string,
      Record<string, (...words: string[]) => string>
    >;
    API_1484_11?.SetValue?.('cmi.location', '3');
  });
  // By the keyboard: where a frame of another process has just moved, a press as fast as a test's is still told to the frame.
  await page.getByRole('link', { name: 'Anterior' }).press('Enter');
  await expect(page).not.toHaveURL(/1902/);
  await expect.poll(() => stateOf(page, young.api)).toMatchObject({ 'cmi.location': '3' });
});

test('a tab that is closed in the middle of a word has it when the package is opened again (PLAYER-17)', {
  tag: '@gate',
}, async ({ page, context }) => {
  await signIn(page, people.ana, young.path);
  const frame = await frameOf(page);
  await frame.evaluate(() => {
    const { API_1484_11 } = window.parent as unknown as Record<
      string,
      Record<string, (...words: string[]) => string>
    >;
    API_1484_11?.SetValue?.('cmi.location', '4');
  });
  await page.close({ runBeforeUnload: true });
  const later = await context.newPage();
  await later.goto(young.path);
  await expect(heading(later)).toHaveText('O que fica');
  await expect.poll(() => stateOf(later, young.api)).toMatchObject({ 'cmi.location': '4' });
});

test('with a minimum its study counts while it is in sight, and finishes it at 99; leaving stops it (PLAYER-05, PLAYER-08 to PLAYER-11)', async ({
  page,
}) => {
  let progress = 0;
  await changeContent(page, old.api, { minDuration: 30 });
  await page.route(`**${old.api}/progress`, async (route) => {
    expect(route.request().postDataJSON()).toEqual({ speedRate: 1 });
    progress = Math.min(99, progress + 50);
    await route.fulfill({ json: { data: { progress } } });
  });
  const finishes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/finish')) finishes.push(request.url());
  });
  await controlTime(page);
  await signIn(page, people.ana, old.path);
  await expect(heading(page)).toBeVisible();
  // Done in its own eyes, which shortens nothing.
  for (let step = 0; step < 3; step++) await next(page).click();
  await packageOf(page).getByRole('button', { name: 'Concluir' }).click();
  await expect.poll(() => stateOf(page, old.api)).toMatchObject({ 'cmi.core.lesson_status': 'completed' });
  expect(finishes).toEqual([]);
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '50');
  expect(finishes).toEqual([]);
  const finished = savedAs(page, 'finish');
  await study(page, 15);
  await finished;
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
});

test('a package that is not there, that does not load or that is broken says so, and the list goes on', async ({
  page,
}) => {
  await changeContent(page, old.api, { url: '/files/scorm/gone/index.html' });
  await signIn(page, people.ana, old.path);
  await expect(page.getByText('Este conteúdo interativo não foi encontrado.')).toBeVisible();
  expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);

  await page.unroute(`**${old.api}`);
  await changeContent(page, old.api, { url: '/files/scorm/seguranca-1.2/imsmanifest.xml' });
  await page.route('**/imsmanifest.xml', (route) =>
    route.fulfill({ contentType: 'text/xml', body: '<manifest' }),
  );
  await page.reload();
  await expect(page.getByText('Este conteúdo interativo está com defeito.')).toBeVisible();
  await page.unroute('**/imsmanifest.xml');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(heading(page)).toHaveText('Você chega ao corredor 4');

  // A server in trouble may have it in a moment.
  await page.route('**/files/scorm/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByText('O conteúdo interativo não carregou.')).toBeVisible();
  await page.unroute('**/files/scorm/**');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(heading(page)).toHaveText('Você chega ao corredor 4');

  await page.route('**/files/scorm/**', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByText('O conteúdo interativo não carregou.')).toBeVisible();
  await page.getByRole('list', { name: 'Conteúdos do treinamento' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/1801/);
});

test('a frame with a name, reached and left by the keyboard, in full screen and on a phone of 360 px', async ({
  page,
}) => {
  await signIn(page, people.ana, old.path);
  await expect(heading(page)).toBeVisible();
  expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Sinalize antes de mover');
  await next(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tela cheia' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(next(page)).toBeFocused();
  await page.getByRole('button', { name: 'Tela cheia' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION');
  // The way out is within it: a finger has no key for that.
  await page.getByRole('button', { name: 'Sair da tela cheia' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(page.getByRole('button', { name: 'Tela cheia' })).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 740 });
  const frame = page.locator('iframe[title^="Conteúdo interativo"]');
  const box = await frame.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(360);
  expect(box?.height).toBeGreaterThan(400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
