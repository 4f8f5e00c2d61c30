import { enterCredentials, password, people, signIn, signOut } from './people.ts';
import { controlTime, play, playerOf, progressOf, serverProgress, study, video } from './studying.ts';
import { expect, type Page, test } from './test.ts';

const again = 'Faça seu login novamente.';

/** Ends the session on the server behind the page's back. */
const endSession = (page: Page) => page.request.post('/api/decola/logout');

async function answerDialog(page: Page, login: string) {
  const dialog = page.getByRole('dialog', { name: again });
  await dialog.getByLabel('CPF ou e-mail').fill(login);
  await dialog.getByLabel(/^Senha/).fill(password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
}

test.describe('over a content', () => {
  test.beforeEach(async ({ page }) => {
    await controlTime(page);
    await signIn(page, people.ana, video.path);
    await playerOf(page, video.title).getByLabel('Velocidade').selectOption('2');
    await play(page, video.title);
    await endSession(page);
    await study(page, 15);
    await expect(page.getByRole('dialog', { name: again })).toBeVisible();
    await expect(page).toHaveURL(video.path);
    await expect(page.getByText(video.title).first()).toBeAttached();
  });

  test('an ended session asks for the password over the page, and everything goes on', async ({ page }) => {
    await answerDialog(page, people.ana.login);
    await expect(page.getByRole('dialog', { name: again })).toBeHidden();
    await expect(page).toHaveURL(video.path);
    await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');
    expect(await serverProgress(page)).toBe(66);
  });

  test('a refused password is told, and the dialog waits', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: again });
    await dialog.getByLabel('CPF ou e-mail').fill(people.ana.login);
    await dialog.getByLabel(/^Senha/).fill('outra');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Login ou senha inválidos.').first()).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  test('another person who signs in there starts clean, and what the first one did waits for them', async ({
    page,
  }) => {
    await answerDialog(page, people.helena.login);
    await expect(page).toHaveURL(/\/student\/dashboard$/);
    await expect(page.getByRole('button', { name: `Menu de ${people.helena.name}` })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Helena');
    await expect(page.locator('body')).not.toContainText(/Ana Beatriz|Olá, Ana/);
    await page.goto(video.path);
    await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '0');
    expect(await serverProgress(page)).toBe(0);

    await signOut(page, people.helena);
    await signIn(page, people.ana);
    await expect.poll(() => serverProgress(page)).toBe(66);
  });
});

test('a session that ended elsewhere leads home with a sentence, and back to the same place', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/statistics/chart');
  await expect(page.getByRole('button', { name: /Notificações: \d+ não lidas/ })).toBeVisible();
  await endSession(page);
  await page.getByRole('banner').getByRole('link', { name: 'Loja' }).click();
  await expect(page.getByText(again).first()).toBeVisible();
  await expect(page).toHaveURL('/student/home?redirect=%2Fstudent%2Fshop%2Fpage%2F1');
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/shop/page/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Loja' })).toBeVisible();
});

test('signing out asks first, and staying changes nothing', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menu de Ana Beatriz Souza' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page
    .getByRole('alertdialog', { name: 'Deseja realmente sair?' })
    .getByRole('button', { name: 'Cancelar' })
    .click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL('/student/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});

test('after signing out nothing of the person is left on the device', async ({ page }) => {
  await signIn(page);
  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL('/student/home?redirect=%2Fstudent%2Fdashboard');
});
