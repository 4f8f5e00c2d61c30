import { brands, enterCredentials, openPersonMenu, people, signIn } from './people.ts';
import { video } from './studying.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';

// Everywhere else it is left out, so that calls can be held in the page.
test.use({ serviceWorkers: 'allow' });

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Olá, Ana!' });
const disconnected = (page: Page) => page.getByRole('heading', { name: 'Erro de conexão.' });

/** Waits until the worker keeps what the page was drawn with. */
const kept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
        const found = await Promise.all(fonts.map(({ name }) => caches.match(name)));
        return navigator.serviceWorker.controller !== null && found.length > 0 && found.every(Boolean);
      }),
    )
    .toBe(true);

/** Addresses and texts of all that is kept. */
const contentOfCaches = (page: Page) =>
  page.evaluate(async () => {
    const all: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        all.push({ address: request.url.replace(location.origin, ''), text });
      }
    }
    return all;
  });

/** Addresses of kept code, and of those of them whose age is known, so that they go one day. */
const agesOfCode = (page: Page) =>
  page.evaluate(async () => {
    const kept = (await (await caches.open('student-code')).keys()).map(({ url }) => url);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opened = indexedDB.open('workbox-expiration');
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => reject(opened.error);
    });
    const known = await new Promise<string[]>((resolve) => {
      const rows = database.transaction('cache-entries').objectStore('cache-entries').getAll();
      rows.onsuccess = () => resolve(rows.result.map(({ url }: { url: string }) => url));
    });
    database.close();
    return { kept, aging: kept.filter((url) => known.includes(url)) };
  });

/** Puts another document into the cache than the server has. */
const keepOldDocument = (page: Page) =>
  page.evaluate(async () => {
    const old = '<!doctype html><html lang="pt-BR"><title>Guardada</title><h1>Guardada</h1></html>';
    const headers = { 'content-type': 'text/html' };
    const documents = await caches.open('student-documents');
    await documents.put('/student/', new Response(old, { headers }));
  });

test('without a network a page opens, says so, and tells what of the person waits on this device', {
  tag: '@gate',
}, async ({ page, context }) => {
  await signIn(page, people.ana, video.path);
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await kept(page);
  await expect(page.getByLabel('Nova anotação')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Nova anotação').fill('Regular a cadeira');
  await page.getByRole('button', { name: 'Salvar anotação' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Regular a cadeira' })).toContainText(
    'Aguardando conexão',
  );

  await page.reload();
  await expect(disconnected(page)).toBeVisible();
  const told = 'Está salvo neste aparelho e será enviado quando a internet voltar: 1 anotação.';
  await expect(page.getByText(told)).toBeVisible();
  await page.goto('/student/dashboard');
  await expect(disconnected(page)).toBeVisible();
  await expect(page.getByText(told)).toBeVisible();

  await context.setOffline(false);
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByText(told)).toBeHidden();
  await expect
    .poll(async () => (await (await page.request.get(`${video.api}/notes`)).json()).data.notes.length)
    .toBe(1);
});

test('what is kept is the document, code and brand, and nothing of the person, also after they have left', async ({
  page,
}) => {
  await signIn(page);
  await kept(page);
  await page.goto('/student/course/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isPublic = ({ address }: { address: string }) =>
    address === '/student/' || /^\/student\/(assets|themes|brands)\//.test(address);
  const during = await contentOfCaches(page);
  expect(during.filter((one) => !isPublic(one))).toEqual([]);
  for (const of of [people.ana.name, people.ana.login])
    expect(during.filter(({ text }) => text.includes(of)).map(({ address }) => address)).toEqual([]);

  await openPersonMenu(page);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/student\/home/);
  expect((await contentOfCaches(page)).filter((one) => !isPublic(one))).toEqual([]);
});

test('code that is kept at installation ages like any other, so that none of an old version stays for ever', async ({
  page,
}) => {
  await signIn(page);
  await kept(page);
  expect((await agesOfCode(page)).kept.length).toBeGreaterThan(10);
  // Code that came a moment ago is kept first, and its age noted right after.
  await expect
    .poll(async () => {
      const { kept: all, aging } = await agesOfCode(page);
      return all.filter((url) => !aging.includes(url));
    })
    .toEqual([]);
});

test('the document of the server counts wherever there is a network, and replaces the one that was kept', async ({
  page,
  context,
}) => {
  await signIn(page);
  await kept(page);
  await keepOldDocument(page);
  await context.setOffline(true);
  await page.goto('/student/course/1');
  await expect(page).toHaveTitle('Guardada');
  await context.setOffline(false);
  await page.goto('/student/dashboard');
  await expect(greeting(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(disconnected(page)).toBeVisible();
});

/** Waits until the worker that this visit has installed is at work, and has what the page was drawn with. */
const installed = (page: Page, brand: string) =>
  expect
    .poll(() =>
      page.evaluate(async (name) => {
        const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
        const fonts = await (await caches.open('student-brand')).keys();
        return active?.state === 'activated' && fonts.some(({ url }) => url.includes(`/themes/${name}/`));
      }, brand),
    )
    .toBe(true);

for (const address of [
  '/student/home?tenant=circulo',
  '/student/?tenant=circulo',
  '/student/terms?tenant=circulo',
])
  test(`after one visit to ${address} the app opens in that brand without a network, at every address`, async ({
    page,
    context,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('banner')).toBeVisible();
    await installed(page, 'circulo');
    await context.setOffline(true);
    for (const again of [address, '/student/home?tenant=circulo', '/student/home']) {
      await page.goto(again);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'circulo');
      await expect(page.getByRole('banner').getByRole('img', { name: 'Círculo' })).toBeVisible();
      await expect(page.getByText('Esta página não pôde ser carregada.')).toHaveCount(0);
    }
  });

test('without a network the ways in open after one visit, and what they send tells once that there is none', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('requestfailed', (request) => {
    if (request.url().includes('/assets/')) errors.push(request.url());
  });
  await page.goto('/student/home?tenant=gtop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await installed(page, 'gtop');
  await context.setOffline(true);

  await page.goto('/student/home');
  await page.getByRole('region', { name: 'Sobre nós' }).scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).dblclick();
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await expect(panel).toBeVisible();
  await expect(page.getByText('Uma parte desta página não pôde ser carregada.')).toHaveCount(0);
  await enterCredentials(page, people.ana);
  await expect(panel.getByRole('alert')).toHaveCount(1);
  await panel.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('dialog', { name: 'Esqueci minha senha' })).toBeVisible();
  // Where people make accounts of their own.
  await page.goto('/student/home/registration?tenant=decola');
  await expect(page.getByRole('dialog', { name: 'Crie uma conta' })).toBeVisible();
  await page.goto('/student/terms');
  await expect(page.locator('main')).toBeVisible();
  expect(errors).toEqual([]);
});

/** Asks the browser what it makes of the page's manifest. */
async function manifestOf(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  const { errors, data = '' } = await cdp.send('Page.getAppManifest');
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  return { errors, installabilityErrors, manifest: JSON.parse(data) };
}

for (const brand of brands)
  test(`${brand} can be installed under its name, with its icons and the colour of its header`, async ({
    page,
    context,
  }) => {
    await page.goto(`/student/home?tenant=${brand}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { errors, installabilityErrors, manifest } = await manifestOf(context, page);
    expect([errors, installabilityErrors]).toEqual([[], []]);
    const header = await page
      .getByRole('banner')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    const bar = page.locator('meta[name="theme-color"]').first();
    expect(await asHex(page, header)).toBe(await bar.getAttribute('content'));
    expect(manifest.theme_color).toBe(await bar.getAttribute('content'));
    for (const address of await page
      .locator('link[rel="apple-touch-icon"], link[rel="manifest"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)))
      expect((await page.request.get(address)).ok()).toBe(true);
  });

const asHex = (page: Page, color: string) =>
  page.evaluate((asked) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = asked;
    return canvas.fillStyle;
  }, color);
