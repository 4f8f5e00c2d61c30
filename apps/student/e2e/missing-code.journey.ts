import { problemsInDark, problemsInLight } from './accessibility.ts';
import { codeAhead } from './code-ahead.ts';
import { openSession, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';
import { cutCode } from './unanswered.ts';

const missing = 'Uma parte desta página não pôde ser carregada.';
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: missing });
const reload = (page: Page) => page.getByRole('button', { name: 'Recarregar a página' });
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Olá, Ana!' });

for (const { what, code } of [
  { what: 'first file', code: /\/assets\/index-.*\.js/ },
  { what: 'libraries', code: /\/assets\/libraries-.*\.js/ },
])
  test(`when the app's ${what} cannot be fetched, the document says so, and opens the page once the network is back`, async ({
    page,
    context,
  }) => {
    await openSession(page);
    const mend = await cutCode(page, code);
    await page.goto('/student/dashboard');
    const told = page.getByRole('alert').filter({ hasText: 'Esta página não pôde ser carregada.' });
    await expect(told).toContainText('Confira a sua internet e tente novamente.');
    await expect(page).toHaveTitle('Esta página não pôde ser carregada.');
    expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);

    // Without a network the press changes nothing.
    const again = page.getByRole('button', { name: 'Tentar novamente' });
    await context.setOffline(true);
    await again.click();
    await expect(told).toBeVisible();
    await mend();
    await context.setOffline(false);
    await expect(greeting(page)).toBeVisible();

    await cutCode(page, code);
    await page.reload();
    await expect(told).toBeVisible();
    await mend();
    await again.click();
    await expect(greeting(page)).toBeVisible();
  });

/** What opens over the dashboard, or out of its bar, with code of its own. */
const openings = [
  {
    what: 'the comments of a course',
    code: /\/assets\/comments-dialog-.*\.js/,
    button: /^Comentários sobre/,
  },
  {
    what: 'the video of a course',
    code: /\/assets\/intro-video-dialog-.*\.js/,
    button: /^Vídeo de apresentação de/,
  },
  { what: 'the notifications', code: /\/assets\/notifications-panel-.*\.js/, button: /^Notificações/ },
  { what: 'the menu', code: /\/assets\/person-menu-list-.*\.js/, button: `Menu de ${people.ana.name}` },
  // What every dialog, every panel and every menu opens with.
  { what: 'open panels', code: /\/assets\/modal-.*\.js/, button: /^Notificações/ },
  { what: 'open menus', code: /\/assets\/menu-surface-.*\.js/, button: `Menu de ${people.ana.name}` },
];

for (const { what, code, button } of openings)
  test(`when the code of ${what} cannot be fetched, the page stays and says how to go on`, async ({
    page,
  }) => {
    await openSession(page);
    const mend = await cutCode(page, code);
    await page.goto('/student/dashboard');
    const opener = page.getByRole('button', { name: button }).first();
    await expect(opener).toBeVisible();
    await opener.click();
    await expect(notice(page)).toBeVisible();
    await expect(greeting(page)).toBeVisible();
    await expect(opener).toBeVisible();

    await notice(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(notice(page)).toBeHidden();

    await opener.click();
    await mend();
    await reload(page).click();
    await expect(notice(page)).toBeHidden();
    // The comments are in the address, so they open by themselves.
    if (what !== 'the comments of a course') await opener.click();
    await expect(page.getByRole(/menu/.test(what) ? 'menu' : 'dialog')).toBeVisible();
  });

test('when the code of a question on a page cannot be fetched, the page keeps its button and says how to go on', async ({
  page,
}) => {
  await openSession(page);
  const mend = await cutCode(page, /\/assets\/modal-.*\.js/);
  await page.goto('/student/course/26');
  const leave = page.getByRole('button', { name: 'Sair do treinamento' });
  await leave.click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await notice(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(leave).toHaveAttribute('aria-expanded', 'false');
  await leave.click();
  await mend();
  await reload(page).click();
  await expect(notice(page)).toBeHidden();
  await leave.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('when the code of the toasts cannot be fetched, what they tell is told all the same', async ({
  page,
}) => {
  await openSession(page);
  await cutCode(page, /\/assets\/message-overlays-.*\.js/);
  await page.goto('/student/course/26');
  await page.getByRole('button', { name: 'Sair do treinamento' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair do treinamento' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Você saiu do treinamento.' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('list', { name: 'Conteúdos' })).toBeVisible();
  await told.getByRole('button', { name: 'Fechar' }).click();
  await expect(told).toBeHidden();
});

test('when the code of the sign-in over a page cannot be fetched, the page stays and says how to go on', async ({
  page,
  sandbox,
}) => {
  await openSession(page);
  await cutCode(page, /\/assets\/sign-in-again-.*\.js/);
  await page.goto('/student/course/18/content/1801');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introdução');
  await sandbox.breakCalls({ listCourseContentNotes: 'expired' });
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(reload(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introdução');
});

test('when the code of a panel beside a content cannot be fetched, the panel says so', async ({ page }) => {
  await openSession(page);
  const mend = await cutCode(page, /\/assets\/notes-panel-.*\.js/);
  await page.goto('/student/course/18/content/1801');
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introdução');
  await mend();
  await reload(page).click();
  await expect(notice(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await expect(page.getByRole('button', { name: 'Salvar anotação' })).toBeVisible();
});

test('when the code of what stands under the greeting cannot be fetched, the greeting stays', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/course/26');
  const mend = await cutCode(page, /\/assets\/below-the-fold-.*\.js/);
  await page.goto('/student/dashboard');
  await expect(notice(page)).toBeVisible();
  const step = page.getByRole('region', { name: 'Seu próximo passo' });
  await expect(step.getByRole('link')).toBeVisible();
  await mend();
  await reload(page).click();
  await expect(page.getByRole('list', { name: 'Todos os treinamentos' })).toBeVisible();
});

test('when the code of the sign-in cannot be fetched, the landing page stays and says how to go on', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/student/home');
  const mend = await cutCode(page, /\/assets\/sign-in-(?!again).*\.js/);
  const enter = page.getByRole('banner').getByRole('button', { name: 'Entrar' });
  await enter.dblclick();
  await expect(notice(page)).toHaveCount(1);
  await expect(enter).toBeVisible();
  expect(errors).toEqual([]);
  await mend();
  await reload(page).click();
  await expect(notice(page)).toBeHidden();
  await enter.click();
  await expect(page.getByRole('dialog', { name: 'Acesse sua conta' })).toBeVisible();
});

test('when the code of what stands under the hero cannot be fetched, the hero and the footer stay', async ({
  page,
}) => {
  const mend = await cutCode(page, /\/assets\/below-the-fold-.*\.js/);
  await page.goto('/student/home');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await mend();
  await reload(page).click();
  await expect(page.getByRole('region', { name: 'Novidades' })).toBeVisible();
});

test('once a page has stood, its menu, notifications, panels and the way out need no network', async ({
  page,
  context,
}) => {
  await signIn(page, people.ana, '/student/course/18/content/1801');
  await codeAhead(page, [
    'person-menu-list',
    'notifications-panel',
    'sign-out-dialog',
    'notes-panel',
    'modal',
    'menu-surface',
  ]);
  await quiet(page);
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible();
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Menu de ${people.ana.name}` }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Deseja realmente sair?' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('parts whose code is missing are told of once, until the network is back', async ({ page, context }) => {
  await openSession(page);
  await cutCode(page, /\/assets\/(person-menu-list|notifications-panel)-.*\.js/);
  await page.goto('/student/dashboard');
  const menu = page.getByRole('button', { name: `Menu de ${people.ana.name}` });
  await menu.click();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await page.getByRole('banner').getByRole('searchbox').focus();
  await expect(notice(page)).toHaveCount(1);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await menu.click();
  await expect(notice(page)).toHaveCount(1);
  await notice(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(notice(page)).toHaveCount(0);
});
