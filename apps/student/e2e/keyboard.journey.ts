import { ringless, tabTo } from './by-keyboard.ts';
import { codeAhead } from './code-ahead.ts';
import { password, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { serverProgress, video } from './studying.ts';
import { expect, test } from './test.ts';

test('the main path by keyboard alone: sign in, find, enrol, play, pause, sign out', async ({ page }) => {
  await page.goto('/student/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  expect(await ringless(page)).toBeUndefined();

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Entrar' }));
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
  await tabTo(page, page.getByRole('link', { name: 'Começar', exact: true }));
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

test('on the way back the focus is on the card that one had left by, not at the top of the list', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/details-course-tracks');
  await codeAhead(page, ['focus-back']);
  const card = page.getByRole('link', { name: 'Vendas que ajudam' });
  await card.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vendas que ajudam' })).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Vendas que ajudam' })).toBeFocused();
});

test('closing the login panel gives the focus back to what opened it (LANDING-03, LANDING-16)', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/student/home');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Entrar' });
  await opener.press('Enter');
  await expect(page.getByLabel('CPF ou e-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the user menu gives the focus back to the photo the first time too', async ({ page }) => {
  await signIn(page, people.ana, '/student/course/18');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The code of open menus is there before the menu of this person is.
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(loaded).toMatch(/\/menu-surface-/);
  await quiet(page);
  for (let opening = 0; opening < 2; opening += 1) {
    const photo = page.getByRole('button', { name: `Menu de ${people.ana.name}` });
    await photo.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(photo).toBeFocused();
  }
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/student/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student/home#conteudo');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toBeFocused();
});

test('Tab onto a card that only peeks into its strip brings it wholly into sight', async ({ page }) => {
  await signIn(page);
  const strip = page.getByRole('region', { name: 'Seus interesses', exact: true });
  await expect(strip.getByRole('link').first()).toBeVisible();
  const cards = strip.getByRole('listitem');
  const edge = await strip.getByRole('list').evaluate((list) => list.getBoundingClientRect().right);
  const rights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
  const peeking = cards.nth(rights.findIndex((right) => right > edge + 1));
  await tabTo(page, peeking.getByRole('link').first());
  await expect
    .poll(() => peeking.evaluate((card) => card.getBoundingClientRect().right))
    .toBeLessThanOrEqual(edge + 1);
});
