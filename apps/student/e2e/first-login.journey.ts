import { enterCredentials, openPersonMenu, people, signIn, signOut } from './people.ts';
import { expect, test } from './test.ts';

test('an imported person chooses a password and accepts the terms before the first page', async ({
  page,
}) => {
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.marina);
  await expect(page).toHaveURL('/student/home?firstLogin=create-new-credentials');
  const dialog = page.getByRole('dialog', { name: 'Crie a sua senha' });
  await dialog.getByLabel(/^Nova senha/).fill('Segredo#2026');
  await dialog.getByLabel(/^Confirme a nova senha/).fill('Segredo#2026');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('É necessário aceitar o Termo de Uso para prosseguir!')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /Li e aceito o/ }).check();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Senha alterada com sucesso!').first()).toBeVisible();
  await expect(page).toHaveURL('/student/dashboard');

  await signOut(page, people.marina);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.marina, 'Segredo#2026');
  await expect(page).toHaveURL('/student/dashboard');
});

test('a new term is accepted by ticking it, and the way goes on to where it led', async ({ page }) => {
  await page.goto('/student/course/18');
  await enterCredentials(page, people.joao);
  const dialog = page.getByRole('dialog', { name: 'Novo Termo de Uso' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/student/home?acceptTerm=true&redirect=%2Fstudent%2Fcourse%2F18');
  await expect(dialog.getByRole('link', { name: 'Termo de Uso' })).toHaveAttribute('target', '_blank');
  await dialog.getByRole('checkbox', { name: /Li e aceito o/ }).click();
  await expect(page).toHaveURL('/student/course/18');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergonomia: cuide das suas costas');
});

test('who joined today begins with the onboarding', async ({ page }) => {
  await page.goto('/student/dashboard');
  await enterCredentials(page, { login: 'caio.dias@decola.com.br' });
  await expect(page).toHaveURL('/student/onboarding/1');
});

test('a wrong password is told and nobody is signed in', async ({ page }) => {
  await page.goto('/student/dashboard');
  await enterCredentials(page, people.ana, 'outra');
  await expect(page.getByText('Login ou senha inválidos.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/student\/home/);
});

test('maintenance closes every page but leaves the way out', async ({ page, sandbox }) => {
  await sandbox.begin('maintenance');
  await page.goto('/student/dashboard');
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/maintenance');
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos em manutenção' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
  await openPersonMenu(page);
  await expect(
    page
      .getByRole('menuitem', { name: 'Acessar perfil' })
      .or(page.getByRole('menuitem', { name: 'Meus treinamentos' }))
      .last(),
  ).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await page.goto('/student/course/18');
  await expect(page).toHaveURL('/student/maintenance');
  await sandbox.begin();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page).toHaveURL('/student/home?redirect=%2Fstudent%2Fdashboard');
});

test('an address where nothing is says so, without asking anybody to sign in', async ({ page }) => {
  await page.goto('/student/nada/aqui');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  await expect(page).toHaveURL('/student/nada/aqui');
  await signIn(page, people.ana, '/student/dashboard');
});
