import { enterCredentials, people } from './people.ts';
import { expect, type Page, test } from './test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const choosesPassword = async (page: Page, password: string) => {
  const form = dialog(page, 'Crie uma nova senha');
  await form.getByLabel(/^Nova senha/).fill(password);
  await form.getByLabel(/^Confirme a nova senha/).fill(password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Salvar' }).dblclick();
};

test('a new password by the link of a mail, which works once (RECOVERY-09, RECOVERY-12, RECOVERY-19, RECOVERY-23)', async ({
  page,
}) => {
  await page.goto('/student/home/reset-password?redirect=%2Fstudent%2Fcourse%2F18');
  await dialog(page, 'Esqueci minha senha').getByRole('link', { name: 'Receber um link' }).click();
  await expect(page).toHaveURL(/reset-password\/email\?redirect=/);
  await page.getByLabel('CPF ou e-mail').fill(people.helena.login);
  await page.getByRole('button', { name: 'Continuar' }).dblclick();
  await expect(dialog(page, 'Confira seu e-mail')).toBeVisible();
  await page.reload();
  await expect(dialog(page, 'Confira seu e-mail')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('CPF ou e-mail')).toBeVisible();

  await page.goto('/sandbox');
  const links = page.locator('a[href*="/reset-password/email/"]');
  await expect(links).toHaveCount(1);
  const link = (await links.getAttribute('href')) ?? '';
  await page.goto(link);
  await choosesPassword(page, 'Nova#Senha2027');
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/student/home');

  await page.goto('/student/home?redirect=%2Fstudent%2Fcourse%2F18');
  await enterCredentials(page, people.helena, 'Nova#Senha2027');
  await expect(page).toHaveURL('/student/course/18');

  await page.goto(link);
  await choosesPassword(page, 'Outra#Senha2028');
  await dialog(page, 'Este link não vale mais').getByRole('link', { name: 'Começar de novo' }).click();
  await expect(dialog(page, 'Esqueci minha senha')).toBeVisible();
});

test('a new password by all data, after a CPF, without losing what was typed to a lost network (RECOVERY-11, RECOVERY-17, RECOVERY-18)', async ({
  page,
}) => {
  await page.goto('/student/home/reset-password/email');
  await page.getByLabel('CPF ou e-mail').pressSequentially('529.982.247-25');
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Confirmar meus dados');
  await expect(page).toHaveURL(/reset-password\/identity$/);
  await form.getByLabel('Nome completo').fill(` ${people.ana.name} `);
  await form.getByLabel('CPF').fill('52998224725');
  await form.getByLabel('Data de nascimento').fill('1994-08-17');
  await expect(form.getByLabel('Data de nascimento')).toHaveValue('17/08/1994');
  await form.getByLabel('Número do crachá').fill('10401');
  await form.getByRole('button', { name: 'Confirmar' }).click();
  await expect(form.getByText('Preencha este campo.')).toBeVisible();
  await form.getByLabel('Nome da mãe').fill('Regina Célia Souza');

  await page.route('**/api/passwordRecovery/check/data', (route) => route.abort());
  await form.getByRole('button', { name: 'Confirmar' }).click();
  await expect(form.getByText('Erro de conexão.')).toBeVisible();
  await expect(form.getByLabel('Nome da mãe')).toHaveValue('Regina Célia Souza');
  await page.unroute('**/api/passwordRecovery/check/data');
  await form.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Usuário validado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/reset-password\/token\/\w+$/);
  await page.reload();
  await choosesPassword(page, 'Nova#Senha2027');
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/student/home');
});

test('a brand without recovery by e-mail cannot be brought to it by an address (RECOVERY-06)', async ({
  page,
}) => {
  await page.goto('/student/home?tenant=circulo');
  for (const address of ['email', 'sent', 'email/abc']) {
    await page.goto(`/student/home/reset-password/${address}`);
    const choice = dialog(page, 'Esqueci minha senha');
    await expect(choice.getByRole('link', { name: 'Confirmar meus dados' })).toBeVisible();
    await expect(choice.getByRole('link', { name: 'Receber um link' })).toHaveCount(0);
    await expect(choice.getByRole('link', { name: 'Escrever para o suporte' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
  }
});
