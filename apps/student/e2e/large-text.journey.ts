import { tabTo } from './by-keyboard.ts';
import { remOf } from './legible.ts';
import { type Brand, people, signIn, password as usual } from './people.ts';
import { overflowOf, setTextSize } from './reflow.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** A phone of 360 px, with text twice its usual size, in a brand; nothing but keys is pressed from here on. */
async function openOnPhone(page: Page, brand: Brand, path: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}tenant=${brand}`);
}

/** Goes to a field and types; nothing reaches out of the phone meanwhile. */
async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
  expect([await overflowOf(page), await remOf(page)]).toEqual([0, 32]);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function enter(page: Page, login: string, password = usual) {
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await typeInto(page, panel.getByLabel('CPF ou e-mail'), login);
  await typeInto(page, panel.getByLabel(/^Senha/), password);
  await page.keyboard.press('Enter');
}

async function leave(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Menu de / }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Sair' }));
  const question = page.getByRole('alertdialog', { name: 'Deseja realmente sair?' });
  await press(page, question.getByRole('button', { name: 'Sair' }));
  await expect(page).toHaveURL(/\/student\/home/);
}

async function choosePassword(page: Page, password: string) {
  const form = page.getByRole('dialog', { name: 'Crie uma nova senha' });
  await typeInto(page, form.getByLabel(/^Nova senha/), password);
  await typeInto(page, form.getByLabel(/^Confirme a nova senha/), password);
  await press(page, form.getByRole('checkbox'), 'Space');
  await press(page, form.getByRole('button', { name: 'Salvar' }));
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/student\/home/);
}

test('by keyboard, on a phone, in large text: an account is made, opened and left', async ({ page }) => {
  await openOnPhone(page, 'decola', '/student/home?redirect=%2Fstudent%2Fdashboard');
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await press(page, panel.getByRole('button', { name: 'Crie uma conta' }));
  const form = page.getByRole('dialog', { name: 'Crie uma conta' });
  const text = (name: RegExp) => form.getByRole('textbox', { name });
  await typeInto(page, text(/^Nome completo/), 'Paula Reis Andrade');
  await typeInto(page, text(/^E-mail/), 'paula.andrade@exemplo.com.br');
  await typeInto(page, text(/^Data de nascimento/), '14051990');
  await typeInto(page, text(/^CPF/), '11144477735');
  await typeInto(page, form.getByLabel(/^Senha/), 'Nuvem#4821');
  await typeInto(page, form.getByLabel(/^Confirme a senha/), 'Nuvem#4821');
  await press(page, form.getByRole('checkbox', { name: /^Li e aceito o/ }), 'Space');
  await press(page, form.getByRole('button', { name: 'Criar conta' }));
  await expect(page.getByText('Cadastro realizado com sucesso!')).toBeVisible();
  await enter(page, 'paula.andrade@exemplo.com.br', 'Nuvem#4821');
  await expect(page).toHaveURL('/student/onboarding/1');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Fechar' }));
  await expect(page).toHaveURL(/\/student\/dashboard/);
  await leave(page);
});

test('by keyboard, on a phone, in large text: a password is recovered by all data, opens the app and is left', async ({
  page,
}) => {
  await openOnPhone(page, 'circulo', '/student/home/reset-password');
  const choice = page.getByRole('dialog', { name: 'Esqueci minha senha' });
  await press(page, choice.getByRole('link', { name: 'Confirmar meus dados' }));
  const form = page.getByRole('dialog', { name: 'Confirmar meus dados' });
  await typeInto(page, form.getByLabel('Nome completo'), people.ana.name);
  await typeInto(page, form.getByLabel('CPF'), '52998224725');
  await typeInto(page, form.getByLabel('Data de nascimento'), '17081994');
  await typeInto(page, form.getByLabel('Número do crachá'), '10401');
  await typeInto(page, form.getByLabel('Nome da mãe'), 'Regina Célia Souza');
  await press(page, form.getByRole('button', { name: 'Confirmar' }));
  await choosePassword(page, 'novasenhaforte');
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Entrar' }));
  await enter(page, '52998224725', 'novasenhaforte');
  await expect(page).toHaveURL('/student/dashboard');
  await leave(page);
});

test('by keyboard, on a phone, in large text: a password is recovered by a mail, a new term accepted', async ({
  page,
}) => {
  await openOnPhone(page, 'gtop', '/student/home/reset-password');
  const choice = page.getByRole('dialog', { name: 'Esqueci minha senha' });
  await press(page, choice.getByRole('link', { name: 'Receber um link' }));
  const form = page.getByRole('dialog', { name: 'Receber um link por e-mail' });
  await typeInto(page, form.getByLabel('CPF ou e-mail'), people.joao.login);
  await press(page, form.getByRole('button', { name: 'Continuar' }));
  await expect(page.getByRole('dialog', { name: 'Confira seu e-mail' })).toBeVisible();
  await page.goto('/sandbox');
  const link = await page.locator('a[href*="/reset-password/email/"]').getAttribute('href');
  await page.goto(link ?? '');
  await choosePassword(page, 'Nova#Senha2027');
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Entrar' }));
  await enter(page, people.joao.login, 'Nova#Senha2027');
  const term = page.getByRole('dialog', { name: 'Novo Termo de Uso' });
  await press(page, term.getByRole('checkbox'), 'Space');
  await expect(page).toHaveURL('/student/dashboard');
  await leave(page);
});

for (const width of [390, 320])
  test(`in large text a content between two others fits ${width} px, and what opens over it can be closed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await signIn(page, people.ana, '/student/course/18/content/1802');
    await setTextSize(page, 200);
    const ways = page.getByRole('navigation', { name: 'Outros conteúdos' });
    for (const name of ['Anterior', 'Próximo'])
      await expect(ways.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notificações' });
    const close = panel.getByRole('button', { name: 'Fechar' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(panel).toHaveCount(0);
  });
