import { actsOnDevice, keepDeviceBusy, keptOnDevice } from './device.ts';
import { people, signIn, signOut } from './people.ts';
import {
  beginStudy,
  controlTime,
  play,
  playAtDouble,
  playerOf,
  progressOf,
  serverCheckpoint,
  serverProgress,
  study,
  video,
} from './studying.ts';
import { expect, type Page, test } from './test.ts';

const kept = 'Sem conexão: salvo neste aparelho';

/** The second at which the video stands. */
const second = async (page: Page) =>
  Number(await playerOf(page, video.title).getByRole('slider', { name: 'Posição' }).inputValue());

test('a finish that arrives late is seen in every list that is open, without a reload', async ({
  page,
  sandbox,
  context,
}) => {
  await beginStudy(page);
  await sandbox.breakCalls({ finishCourseContent: 'failing' });
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');
  await study(page, 15);
  await expect(page.getByText('Servidor indisponível: salvo neste aparelho').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ergonomia: cuide das suas costas' }).first().click();
  const introduction = page
    .getByRole('list', { name: 'Conteúdos' })
    .getByRole('link', { name: /Introdução/ });
  await expect(introduction).toBeVisible();
  await expect(introduction).not.toContainText('Concluído');

  await sandbox.breakCalls({});
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(introduction).toContainText('Concluído');
});

test('enrolling and leaving are seen on the dashboard at once', async ({ page }) => {
  await signIn(page, people.ana, '/student/dashboard');
  const underWay = page.getByRole('main').getByRole('link', { name: /^Continuar: / });
  const course = page
    .getByRole('main')
    .getByRole('link', { name: 'Continuar: Ergonomia: cuide das suas costas' });
  await expect(underWay.nth(1)).toBeVisible();
  await expect(course).toHaveCount(0);
  await page.getByRole('banner').getByRole('searchbox').fill('ergonomia');
  await page.getByRole('link', { name: 'Ergonomia: cuide das suas costas' }).click();
  await page.getByRole('button', { name: 'Matricular-se' }).click();
  await expect(page.getByRole('link', { name: 'Começar', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Decola: ir para o início' }).click();
  await expect(course.first()).toBeAttached();

  await page.goBack();
  await page.getByRole('button', { name: 'Sair do treinamento' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair do treinamento' }).click();
  await expect(page.getByRole('button', { name: 'Matricular-se' })).toBeVisible();
  await page.getByRole('link', { name: 'Decola: ir para o início' }).click();
  await expect(underWay.nth(1)).toBeVisible();
  await expect(course).toHaveCount(0);
});

test('an enrolment whose answer is lost is found out, and two presses without a pause are one', async ({
  page,
  sandbox,
}) => {
  await signIn(page, people.ana, '/student/dashboard');
  await page.getByRole('banner').getByRole('searchbox').fill('ergonomia');
  await page.getByRole('link', { name: 'Ergonomia: cuide das suas costas' }).click();
  await expect(page.getByRole('button', { name: 'Matricular-se' })).toBeVisible();
  await sandbox.breakCalls({ enrollInCourse: 'lost' });
  let enrolments = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/enroll')) enrolments += 1;
  });
  await page.getByRole('button', { name: 'Matricular-se' }).dblclick();
  await expect(page.getByRole('link', { name: 'Começar', exact: true })).toBeVisible();
  expect(enrolments).toBe(1);
});

test('closing a tab sends the last position', async ({ page, context }) => {
  await controlTime(page);
  await signIn(page, people.ana, video.path);
  await play(page, video.title);
  await playerOf(page, video.title).getByRole('button', { name: 'Avançar 10 segundos' }).click();
  await expect.poll(() => second(page)).toBeGreaterThan(10);
  expect(await serverCheckpoint(page)).toBeNull();
  const other = await context.newPage();
  // As somebody closes it: without this, the browser may end the page's process before the page is told.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  await expect.poll(() => serverCheckpoint(other)).toBeGreaterThanOrEqual(10);
});

test('two tabs without a network: each thing arrives once, whichever tab sends it', async ({
  page,
  context,
}) => {
  await controlTime(page);
  await signIn(page, people.ana, video.path);
  const other = await context.newPage();
  await controlTime(other);
  await other.goto(video.path);
  await playAtDouble(page);
  for (const tab of [page, other]) {
    await tab.getByRole('tab', { name: 'Anotações' }).click();
    await expect(tab.getByLabel('Nova anotação')).toBeVisible();
  }
  await context.setOffline(true);
  await study(page, 15);
  for (const [tab, text] of [
    [page, 'Da primeira'],
    [other, 'Da segunda'],
  ] as const) {
    await tab.getByLabel('Nova anotação').fill(text);
    await tab.getByRole('button', { name: 'Salvar anotação' }).click();
  }
  for (const text of ['Da primeira', 'Da segunda']) {
    await expect(other.getByRole('listitem').filter({ hasText: text })).toContainText('Aguardando conexão');
  }
  await expect(page.getByText(kept).first()).toBeVisible();
  await page.close();
  await context.setOffline(false);
  for (const text of ['Da primeira', 'Da segunda']) {
    const item = other.getByRole('listitem').filter({ hasText: text });
    await expect(item.getByRole('button', { name: 'Editar' })).toBeVisible();
    await expect(item).toHaveCount(1);
  }
  await expect.poll(() => actsOnDevice(other)).toEqual([]);
  expect(await serverProgress(other)).toBe(66);
  const { data } = await (await other.request.get(`${video.api}/notes`)).json();
  expect(data.notes.map(({ text }: { text: string }) => text).sort()).toEqual(['Da primeira', 'Da segunda']);
});

test('what is written while the device is busy outlives the page that closes over it', async ({
  page,
  context,
}) => {
  await signIn(page, people.ana, video.path);
  await page.getByRole('tab', { name: 'Anotações' }).click();
  const other = await context.newPage();
  await other.goto('/sandbox');
  const busy = await keepDeviceBusy(other);
  await page.getByLabel('Nova anotação').fill('Antes de sair');
  await page.getByRole('button', { name: 'Salvar anotação' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Antes de sair' })).toBeVisible();
  await page.close();
  await busy.end();

  await other.goto('/student/dashboard');
  const texts = async () => {
    const { data } = await (await other.request.get(`${video.api}/notes`)).json();
    return data.notes.map(({ text }: { text: string }) => text);
  };
  await expect.poll(texts).toEqual(['Antes de sair']);
  await expect.poll(() => actsOnDevice(other)).toEqual([]);
});

test('after signing out in one tab, another that closes over a content leaves nothing on the device', async ({
  page,
  context,
}) => {
  await beginStudy(page);
  await playerOf(page, video.title).getByRole('button', { name: 'Avançar 10 segundos' }).click();
  await expect.poll(() => second(page)).toBeGreaterThan(10);
  const other = await context.newPage();
  await other.goto('/student/dashboard');
  await signOut(other, people.ana);
  await expect.poll(() => keptOnDevice(other)).toEqual([]);
  // As somebody closes it: without this, the browser may end the page's process before the page is told.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(await keptOnDevice(other)).toEqual([]);
  // A device that takes its time has written what it was given when the next page stands.
  await other.goto('/student/home');
  await expect(other.getByRole('main')).toBeVisible();
  expect(await keptOnDevice(other)).toEqual([]);
});
