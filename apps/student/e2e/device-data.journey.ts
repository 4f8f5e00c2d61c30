import { problemsInDark, problemsInLight } from './accessibility.ts';
import { people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Dados neste aparelho' });
const row = (page: Page, name: string) => dialog(page).getByRole('listitem').filter({ hasText: name });

async function openFromProfile(page: Page) {
  await page.getByRole('button', { name: 'Dados neste aparelho' }).click();
  await expect(row(page, 'Quem está conectado')).toBeVisible();
}

test('what this device keeps is told and cleared from the profile; what is not sent stays, unless the person insists', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, '/student/search?search=rotas');
  await quiet(page);
  await page.evaluate(() => sessionStorage.setItem('drafts/1', '{"suggestion":{"title":"Turmas"}}'));
  await page.goto('/student/profile/history-order');
  await quiet(page);
  await openFromProfile(page);
  await expect(row(page, 'Rascunhos')).toBeVisible();
  await expect(
    dialog(page).getByText('O que você ainda não enviou continua salvo neste aparelho.'),
  ).toBeVisible();
  expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);
  await page.evaluate(() => localStorage.setItem('player', '{"speed":2}'));
  await page.keyboard.press('Escape');
  await openFromProfile(page);
  await expect(row(page, 'Preferências do player')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Apagar dados' }).click();
  await expect(page.getByText('Dados apagados deste aparelho e desta aba.')).toBeVisible();
  await expect(row(page, 'Preferências do player')).toHaveCount(0);
  await expect(row(page, 'Rascunhos')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Apagar também o que não foi enviado' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar tudo' }).click();
  await expect(row(page, 'Rascunhos')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('drafts/1');
  await expect(row(page, 'Quem está conectado')).toBeVisible();
});

test('it stays open while the head of the profile comes', async ({ page }) => {
  await signIn(page, people.ana, '/student/dashboard');
  const held = await holdCalls(page, /\/user\/teams/);
  await page.goto('/student/profile/history-order');
  await openFromProfile(page);
  held.release();
  await quiet(page);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Dados neste aparelho' })).toBeFocused();
});
