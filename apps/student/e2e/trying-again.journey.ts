import { openSession, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { beginStudy, controlTime, play, playerOf, progressOf, study, video } from './studying.ts';
import { expect, type Page, test } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const unavailable = 'O serviço está indisponível. Tente mais tarde.';

/** Lets the server fail on the calls whose address matches. */
const failOn = (page: Page, which: RegExp) => page.route(which, (route) => route.fulfill({ status: 500 }));

test('a search that fails does not stand in the way of the next one', async ({ page }) => {
  await failOn(page, /\/api\/.*search=zeta/);
  await signIn(page);
  const catalogue = part(page, 'Todos os treinamentos');
  await catalogue.getByRole('searchbox').fill('zeta');
  await expect(catalogue.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await catalogue.getByRole('searchbox').fill('seguran');
  await expect(page).toHaveURL(/search=seguran/);
  await expect(catalogue.getByRole('list', { name: 'Todos os treinamentos' })).toBeVisible();
  await expect(catalogue.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
});

test('tracks of a school that cannot be read are gone from the filters with the school (DASH-29, DASH-30)', async ({
  page,
}) => {
  await failOn(page, /\/api\/.*courseTrack\/school\/2$/);
  await signIn(page);
  const filters = part(page, 'Filtros');
  const school = filters.getByRole('group', { name: 'Escolas' }).getByRole('button').nth(1);
  await school.click();
  await expect(filters.getByText('Não foi possível carregar as trilhas.')).toBeVisible();
  await school.click();
  await expect(filters.getByRole('combobox', { name: 'Trilhas' })).toBeVisible();
  await expect(filters.getByText('Não foi possível carregar as trilhas.')).toHaveCount(0);
});

/** They come back by the logo (SHELL-04). */
test('a strip that could not be read is read when the person comes back', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ listEvents: 'failing' });
  await signIn(page);
  const strip = part(page, 'Treinamentos');
  await expect(strip.getByText(unavailable)).toBeVisible();
  await part(page, 'Seu próximo passo').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/content\//);
  await sandbox.breakCalls({});
  await page.getByRole('link', { name: 'Decola: ir para o início' }).click();
  await expect(strip.getByRole('link').first()).toBeVisible();
});

test('a panel that could not be read is read when it is opened again', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ listCourseContentNotes: 'failing' });
  await signIn(page, undefined, video.path);
  const tab = (name: string) => main(page).getByRole('tab', { name });
  await tab('Anotações').click();
  await expect(main(page).getByText(unavailable)).toBeVisible();
  await tab('Conteúdos').click();
  await sandbox.breakCalls({});
  await tab('Anotações').click();
  await expect(page.getByLabel('Nova anotação')).toBeVisible();
  await expect(main(page).getByText(unavailable)).toHaveCount(0);
});

test('a link to the place that stands adds nothing to the history', async ({ page }) => {
  await signIn(page);
  const before = await page.evaluate(() => history.length);
  const logo = page.getByRole('link', { name: 'Decola: ir para o início' });
  for (let times = 0; times < 3; times++) await logo.click();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a list that is there stays when reading it again fails', async ({ page, sandbox }) => {
  await page.clock.install();
  await signIn(page);
  const bell = page.getByRole('banner').getByRole('button', { name: /Notificações/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await sandbox.breakCalls({ listNotifications: 'failing' });
  await page.clock.runFor(60_000);
  const failed = page.waitForResponse((answer) => answer.status() === 500);
  await bell.click();
  await failed;
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
});

test('what is half written stands there when another panel was looked at meanwhile', async ({ page }) => {
  await signIn(page, undefined, video.path);
  const note = page.getByLabel('Nova anotação');
  const doubt = page.getByLabel('Título da dúvida');
  const show = (name: string) => main(page).getByRole('tab', { name }).click();
  await show('Anotações');
  await note.fill('Ainda não');
  await show('Dúvidas');
  await doubt.fill('E se');
  await show('Conteúdos');
  await expect(note).toBeHidden();
  await expect(doubt).toBeHidden();
  await show('Dúvidas');
  await expect(doubt).toHaveValue('E se');
  await show('Anotações');
  await expect(note).toHaveValue('Ainda não');
  await main(page).getByRole('button', { name: 'Salvar anotação' }).click();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Ainda não' })).toBeVisible();
  await expect(note).toHaveValue('');
});

test('enrolling reads nothing of the extra material again', async ({ page }) => {
  await signIn(page, undefined, '/student/course/18');
  await main(page).getByRole('button', { name: 'Materiais complementares' }).click();
  await expect(part(page, 'Materiais complementares').getByRole('link').first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/complements')) asked.push(request.url());
  });
  await main(page).getByRole('button', { name: 'Matricular-se' }).click();
  await expect(main(page).getByRole('link', { name: 'Começar', exact: true })).toBeVisible();
  await quiet(page);
  expect(asked).toEqual([]);
});

test('a locked content opens where it stands once what comes before it is finished in another tab', async ({
  page,
  context,
}) => {
  const locked = page.getByRole('heading', { name: 'Este conteúdo está bloqueado.' });
  await signIn(page, undefined, '/student/course/7/content/703');
  await expect(locked).toBeVisible();

  // Opening a content enrols in its course.
  await page.request.post('/api/decola/courses/7/contents/701/initialize');
  const finished = await page.request.post('/api/decola/courses/7/contents/701/finish');
  expect(finished.ok()).toBe(true);
  const other = await context.newPage();
  const episode = 'Episódio 2: a prática';
  await controlTime(other);
  await other.goto('/student/course/7/content/702');
  await playerOf(other, episode).getByLabel('Velocidade').selectOption('2');
  await play(other, episode);
  for (const progress of ['66', '100']) {
    await study(other, 15);
    await expect(progressOf(other)).toHaveAttribute('aria-valuenow', progress);
  }

  await expect(main(page).getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
  await expect(locked).toHaveCount(0);
});

/** Takes the network away from the calls whose address matches. @returns brings it back, as the browser would say. */
async function loseNetwork(page: Page, which: RegExp): Promise<() => Promise<void>> {
  await page.route(which, (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.unroute(which);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  };
}

test('a strip that had no network is read once it is back', async ({ page }) => {
  const bringBack = await loseNetwork(page, /\/api\/decola\/event\/list/);
  await signIn(page);
  const strip = part(page, 'Treinamentos');
  await expect(strip.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await bringBack();
  await expect(strip.getByRole('link').first()).toBeVisible();
  await expect(strip.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
});

test('a page that had no network at all is read once it is back', async ({ page }) => {
  await openSession(page);
  const bringBack = await loseNetwork(page, /\/api\/(?!user\/validate|user\/me|decola\/configuration)/);
  await page.goto('/student/dashboard');
  await expect(main(page).getByText(/Erro de conexão\./)).toBeVisible();
  await bringBack();
  await expect(part(page, 'Seu próximo passo').getByRole('link').first()).toBeVisible();
  await expect(part(page, 'Treinamentos').getByRole('link').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
});

test('a page of which one part had no network and all others were refused shows that part once it is back', async ({
  page,
}) => {
  await openSession(page);
  await failOn(page, /\/api\/(?!user\/validate|user\/me|decola\/configuration|decola\/event\/list)/);
  const bringBack = await loseNetwork(page, /\/api\/decola\/event\/list/);
  await page.goto('/student/dashboard');
  await expect(main(page).getByText('Ocorreu um erro inesperado.')).toBeVisible();
  await expect(main(page).getByRole('region')).toHaveCount(0);
  await bringBack();
  await expect(part(page, 'Treinamentos').getByRole('link').first()).toBeVisible();
});

test('the notifications that had no network are read once it is back', async ({ page }) => {
  const bringBack = await loseNetwork(page, /\/api\/.*notification/i);
  await signIn(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Notificações/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await bringBack();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
});

test('a content that had no network opens once it is back', async ({ page }) => {
  const bringBack = await loseNetwork(page, /\/contents\/1801\/initialize$/);
  await signIn(page, undefined, video.path);
  await expect(main(page).getByText('Erro de conexão.')).toBeVisible();
  await bringBack();
  await expect(playerOf(page, video.title).getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
  await expect(main(page).getByText('Erro de conexão.')).toHaveCount(0);
});

test('a content that was refused is not opened again when the network comes back', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/contents\/1801\/initialize$/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 400, json: { code: 'VALIDATION_ERROR', message: 'Recusado.' } });
  });
  await signIn(page, undefined, video.path);
  await expect(main(page).getByText('Recusado.')).toBeVisible();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await quiet(page);
  await expect(main(page).getByText('Recusado.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('what was refused is not asked for again when the network comes back', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ listEvents: 'failing' });
  await signIn(page);
  const strip = part(page, 'Treinamentos');
  await expect(strip.getByText(unavailable)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/decola/event/list')) asked.push(request.url());
  });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await quiet(page);
  expect(asked).toEqual([]);
});

test('what waits is sent at a press, whose outcome is told; a server that named an hour is left alone until then (PLAYER-05)', async ({
  page,
}) => {
  await beginStudy(page);
  const writes = /\/contents\/1801\/(progress|checkpoints)$/;
  const tryNow = page.getByRole('button', { name: 'Tentar agora' });
  await page.route(writes, (route) => route.abort('internetdisconnected'));
  await study(page, 15);
  await expect(page.getByText('Sem conexão: salvo neste aparelho').first()).toBeVisible();
  await tryNow.click();
  const still = page.getByText('Ainda sem conexão: salvo neste aparelho');
  // Beside the line, the words that a screen reader hears.
  await expect(still).toHaveCount(2);
  await expect(tryNow).toBeFocused();

  await page.unroute(writes);
  await tryNow.click();
  await expect(tryNow).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await page.route(writes, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '60' } }));
  await study(page, 15);
  await expect(page.getByText(/Nova tentativa às \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText('Servidor indisponível: salvo neste aparelho').first()).toBeVisible();
  await expect(tryNow).toHaveCount(0);
  await page.unroute(writes);
  await study(page, 60);
  await expect(page.getByText(/^Salvo às/).first()).toBeVisible();
});
