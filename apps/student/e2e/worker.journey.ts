import { brands, openPersonMenu, people, signIn } from './people.ts';
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

test('without a network a page opens, says so, and tells what of the person waits on this device', async ({
  page,
  context,
}) => {
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
  const { kept: all, aging } = await agesOfCode(page);
  expect(all.length).toBeGreaterThan(10);
  expect(aging).toEqual(all);
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
