import { password, people } from './people.ts';
import { serverProgress, video } from './studying.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** Presses Tab until this has the focus, as somebody without a mouse would; every stop on the way must be visible. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Whether the focused element draws a ring or an outline. */
const hasFocusRing = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });

test('the main path by keyboard alone: sign in, find, enrol, play, pause, sign out', async ({ page }) => {
  await page.goto('/student/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  expect(await hasFocusRing(page)).toBe(true);

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Entrar' }));
  expect(await hasFocusRing(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('CPF ou e-mail')).toBeFocused();
  await page.keyboard.type('52998224725');
  await tabTo(page, page.getByLabel(/^Senha/));
  await expect(page.getByLabel('CPF ou e-mail')).toHaveValue('529.982.247-25');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('banner').getByRole('searchbox'), 'Shift+Tab');
  await page.keyboard.type('ergonomia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/student\/search\?/);
  await tabTo(page, page.getByRole('link', { name: 'Ergonomia: cuide das suas costas' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Matricular-se' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Começar' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(video.path);
  const player = page.getByRole('region', { name: video.title });
  await tabTo(page, player.getByRole('button', { name: 'Reproduzir' }).last());
  await page.keyboard.press('Enter');
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Reproduzir' }).last()).toBeVisible();
  expect(await serverProgress(page)).toBe(0);

  await tabTo(page, page.getByRole('button', { name: `Menu de ${people.ana.name}` }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Deseja realmente sair?' });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Sair' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student/home');
});

test('closing the login panel gives the focus back to what opened it', async ({ page }) => {
  await page.goto('/student/home');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Entrar' });
  await opener.press('Enter');
  await expect(page.getByLabel('CPF ou e-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/student/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toBeFocused();
});
