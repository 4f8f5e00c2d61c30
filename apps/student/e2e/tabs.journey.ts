import { endSession, enterCredentials, people, signIn, signOut } from './people.ts';
import {
  beginStudy,
  play,
  playAtDouble,
  playerOf,
  progressOf,
  runs,
  serverProgress,
  study,
  video,
} from './studying.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';

const again = 'Faça seu login novamente.';
const menuOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: `Menu de ${name}` });

/** Opens another tab of the signed-in person, at an address behind the guard. */
async function openSecond(context: BrowserContext, path: string): Promise<Page> {
  const second = await context.newPage();
  await second.goto(path);
  await expect(menuOf(second, people.ana)).toBeVisible();
  return second;
}

/** Signs in on the landing page of another tab, whoever is signed in already. */
async function signInOnTop(context: BrowserContext, person: (typeof people)['helena']): Promise<Page> {
  const second = await context.newPage();
  await second.goto('/student/home');
  await second.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(second, person);
  await expect(menuOf(second, person)).toBeVisible();
  return second;
}

test('signing out in one tab takes the other one home, with a sentence and without the page', async ({
  page,
  context,
}) => {
  await signIn(page);
  const second = await context.newPage();
  await second.goto('/student/course/18');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Ergonomia: cuide das suas costas');
  await signOut(page);
  await expect(second).toHaveURL('/student/home');
  await expect(second.getByText('Você saiu em outra aba.').first()).toBeVisible();
  await expect(second.locator('body')).not.toContainText('Ana Beatriz');
});

test('signing out in one tab ends the study in the other, which can be gone on with after signing in', async ({
  page,
  context,
}) => {
  await beginStudy(page);
  const second = await openSecond(context, '/student/dashboard');
  await signOut(second);
  await expect(page).toHaveURL('/student/home');

  await signIn(page, people.ana, video.path);
  await play(page, video.title);
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');
  await expect(page.getByRole('dialog', { name: again })).toBeHidden();
  expect(await serverProgress(page)).toBe(66);
});

test('a content that plays in two windows is studied once, and the other one says why (PLAYER-08, PLAYER-11)', async ({
  page,
  context,
}) => {
  await beginStudy(page);
  const second = await context.newPage();
  await second.goto(video.path);
  await playAtDouble(second);
  const elsewhere = (tab: Page) => tab.getByText('Este conteúdo está aberto em outra janela');
  await expect(elsewhere(second).first()).toBeVisible();
  await expect(elsewhere(page)).toHaveCount(0);
  // Nothing is blocked there: it plays on.
  await runs(playerOf(second, video.title));
  // Time passes in both: two stretches would have finished it. The save is sent by whichever of the two has the lane.
  await study(page, 15);
  await expect.poll(() => serverProgress(page)).toBe(66);
  await expect(progressOf(second)).toHaveAttribute('aria-valuenow', '66');
  expect(await serverProgress(page)).toBe(66);
  // The one that stops leaves the count to the other, which goes on from where its own was.
  await playerOf(page, video.title).hover();
  await playerOf(page, video.title).getByRole('button', { name: 'Pausar' }).click();
  await expect(elsewhere(second)).toHaveCount(0);
  await study(second, 15);
  await expect.poll(() => serverProgress(page)).toBe(100);
});

test('a window whose film has failed leaves the count to the one that is studied (PLAYER-08, PLAYER-11)', async ({
  page,
  context,
}) => {
  await beginStudy(page);
  await playerOf(page, video.title)
    .locator('video')
    .evaluate((film: HTMLVideoElement) => film.dispatchEvent(new Event('error')));
  await expect(playerOf(page, video.title).getByRole('alert')).toBeVisible();
  const second = await context.newPage();
  await second.goto(video.path);
  await playAtDouble(second);
  await study(second, 15);
  await expect.poll(() => serverProgress(page)).toBe(66);
  await expect(second.getByText('Este conteúdo está aberto em outra janela')).toHaveCount(0);
  await study(second, 15);
  await expect.poll(() => serverProgress(page)).toBe(100);
});

test('another person who signs in in one tab is the person of the other one at once', async ({
  page,
  context,
}) => {
  await signIn(page, people.ana, '/student/course/18');
  await expect(page.getByRole('button', { name: 'Matricular-se' })).toBeVisible();
  await signInOnTop(context, people.helena);
  await expect(page).toHaveURL('/student/dashboard');
  await expect(menuOf(page, people.helena)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Helena');
  await expect(page.locator('body')).not.toContainText(/Ana Beatriz|Olá, Ana/);
});

test('another person who signs in in one tab is told of in the other, and nothing of an ended session', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.evaluate((sentence) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(sentence)) document.documentElement.dataset.told = 'ended';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, again);
  await signInOnTop(context, people.helena);
  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByText(`${people.helena.name} entrou em outra aba.`).first()).toBeVisible();
  await expect(menuOf(page, people.helena)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-told');
});

test('another person who signs in in one tab studies nothing for the one before in the other', async ({
  page,
  context,
}) => {
  await beginStudy(page);
  const second = await signInOnTop(context, people.helena);
  await expect(page).toHaveURL('/student/dashboard');
  await expect(menuOf(page, people.helena)).toBeVisible();
  await study(page, 30);
  expect(await serverProgress(page)).toBe(0);
  await expect(page.getByRole('dialog', { name: again })).toBeHidden();

  await signOut(second, people.helena);
  await expect(page).toHaveURL('/student/home');
});

test('a session that ended is asked for once: whoever signs in again in one tab goes on in all', async ({
  page,
  context,
}) => {
  await beginStudy(page);
  const second = await openSecond(context, '/student/statistics/chart');

  await endSession(page);
  await second.getByRole('banner').getByRole('link', { name: 'Loja' }).click();
  await expect(second).toHaveURL('/student/home?redirect=%2Fstudent%2Fshop%2Fpage%2F1');
  const dialog = page.getByRole('dialog', { name: again });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(video.path);

  await enterCredentials(second, people.ana);
  await expect(second).toHaveURL('/student/shop/page/1');
  await expect(dialog).toBeHidden();
  // The film has rested while the password was asked for.
  await play(page, video.title);
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');
  expect(await serverProgress(page)).toBe(66);
});

test('a tab that was sent home follows when its person signs in again in another one', async ({
  page,
  context,
}) => {
  await signIn(page, people.ana, '/student/statistics/chart');
  const second = await openSecond(context, '/student/dashboard');
  await endSession(page);
  await page.getByRole('banner').getByRole('link', { name: 'Loja' }).click();
  await expect(page).toHaveURL(/\/student\/home\?redirect=/);
  await expect(second).toHaveURL('/student/home?redirect=%2Fstudent%2Fdashboard');
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/shop/page/1');
  await expect(second).toHaveURL('/student/dashboard');
  await expect(menuOf(second, people.ana)).toBeVisible();
});

test('who signs out in another tab while the first page is still on its way can sign in again', async ({
  page,
  context,
}) => {
  const code = /\/assets\/course\.route-.*\.js/;
  const mayCome = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await page.goto('/student/home?redirect=%2Fstudent%2Fcourse%2F18');
  const firstPage = page.waitForRequest(code);
  await enterCredentials(page, people.ana);
  await firstPage;
  const second = await openSecond(context, '/student/dashboard');
  await signOut(second);
  await expect(page.getByText('Você saiu em outra aba.').first()).toBeVisible();
  mayCome.resolve();
  await expect(page).toHaveURL('/student/home');

  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/dashboard');
  await expect(menuOf(page, people.ana)).toBeVisible();
});
