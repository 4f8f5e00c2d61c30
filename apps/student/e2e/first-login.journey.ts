import { expectArrived } from './arrived.ts';
import {
  enterCredentials,
  openPersonMenu,
  openSession,
  password,
  people,
  signIn,
  signOut,
} from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Locator, type Page, type Route, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

/** The writes that the page sends from now on. */
function writesOf(page: Page) {
  const sent: { path: string; body: unknown }[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST')
      sent.push({ path: new URL(call.url()).pathname, body: call.postDataJSON() });
  });
  return sent;
}

test('an imported person chooses a password and accepts the terms before the first page (AUTH-11, AUTH-32, AUTH-33)', {
  tag: '@gate',
}, async ({ page }) => {
  const sent = writesOf(page);
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.marina);
  await expect(page).toHaveURL('/student/home?firstLogin=create-new-credentials');
  const dialog = page.getByRole('dialog', { name: 'Crie a sua senha' });
  await dialog.getByLabel(/^Nova senha/).fill('Segredo#2026');
  await dialog.getByLabel(/^Confirme a nova senha/).fill('Segredo#2026');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('É necessário aceitar o Termo de Uso para prosseguir!')).toBeVisible();
  await quiet(page);
  expect(sent.map(({ path }) => path)).toEqual(['/api/login']);
  await dialog.getByRole('checkbox', { name: /Li e aceito o/ }).check();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Senha alterada com sucesso!').first()).toBeVisible();
  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByText('Você entrou em 1 dos últimos 7\u00a0dias')).toBeVisible();

  await signOut(page, people.marina);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.marina, 'Segredo#2026');
  await expect(page).toHaveURL('/student/dashboard');
});

test('a first password that is in force already is not asked for again, nor thrown away, when only the terms failed', async ({
  page,
  sandbox,
}) => {
  await sandbox.breakCalls({ acceptTerm: 'failing' });
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.marina);
  const dialog = page.getByRole('dialog', { name: 'Crie a sua senha' });
  await dialog.getByLabel(/^Nova senha/).fill('Segredo#2026');
  await dialog.getByLabel(/^Confirme a nova senha/).fill('Segredo#2026');
  await dialog.getByRole('checkbox', { name: /Li e aceito o/ }).check();
  await dialog.getByLabel(/^Confirme a nova senha/).press('Enter');
  const termLeft = page.getByRole('dialog', { name: 'Falta aceitar o Termo de Uso' });
  await expect(termLeft.getByText('Sua nova senha já está salva.')).toBeVisible();
  await expect(termLeft.getByLabel(/senha/)).toHaveCount(0);
  await expect(termLeft.locator(':focus').or(termLeft.and(page.locator(':focus')))).toHaveCount(1);

  await sandbox.breakCalls({});
  await termLeft.getByRole('button', { name: 'Aceitar e entrar' }).click();
  await expect(page).toHaveURL('/student/dashboard');
  await signOut(page, people.marina);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.marina, 'Segredo#2026');
  await expect(page).toHaveURL('/student/dashboard');
});

test('a first password that is being saved cannot be closed meanwhile', async ({ page }) => {
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.marina);
  const dialog = page.getByRole('dialog', { name: 'Crie a sua senha' });
  const close = dialog.getByRole('button', { name: 'Fechar' });
  await expect(close).toBeVisible();
  await dialog.getByLabel(/^Nova senha/).fill('Segredo#2026');
  await dialog.getByLabel(/^Confirme a nova senha/).fill('Segredo#2026');
  await dialog.getByRole('checkbox', { name: /Li e aceito o/ }).check();
  const held = await holdCalls(page, /\/api\/user\/change\/password$/);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(close).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  held.release();
  await expect(page.getByText('Senha alterada com sucesso!').first()).toBeVisible();
  await expect(page).toHaveURL('/student/dashboard');
});

test('a new term is accepted by ticking it, and the way goes on to where it led (AUTH-12, AUTH-28, AUTH-29)', {
  tag: '@gate',
}, async ({ page }) => {
  const sent = writesOf(page);
  await page.goto('/student/course/18');
  await enterCredentials(page, people.joao);
  const dialog = page.getByRole('dialog', { name: 'Novo Termo de Uso' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/student/home?acceptTerm=true&redirect=%2Fstudent%2Fcourse%2F18');
  await expect(dialog.getByRole('link', { name: 'Termo de Uso' })).toHaveAttribute('target', '_blank');
  await dialog.getByRole('checkbox', { name: /Li e aceito o/ }).click();
  await expect(page).toHaveURL('/student/course/18');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergonomia: cuide das suas costas');
  expect(sent).toContainEqual({ path: '/api/user/accept/term', body: null });
  // The address that asked for it is gone from the history.
  await page.goBack();
  await expect(page).not.toHaveURL(/acceptTerm/);
});

test('a new term that is put off leaves the landing page as it is: no password is asked for, and the way is kept (AUTH-28, AUTH-29)', async ({
  page,
}) => {
  await page.goto('/student/course/18');
  await enterCredentials(page, people.joao);
  const dialog = page.getByRole('dialog', { name: 'Novo Termo de Uso' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/student/home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await quiet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.joao);
  await dialog.getByRole('checkbox', { name: /Li e aceito o/ }).click();
  await expect(page).toHaveURL('/student/course/18');
});

test('a new term that nothing waited behind leads to the dashboard (AUTH-28)', async ({ page }) => {
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.joao);
  await expect(page).toHaveURL('/student/home?acceptTerm=true');
  await page.getByRole('dialog', { name: 'Novo Termo de Uso' }).getByRole('checkbox').click();
  await expect(page).toHaveURL('/student/dashboard');
});

test('signing in sends login and password, and what the two checks answer decides the menu (AUTH-09, AUTH-49)', async ({
  page,
}) => {
  const sent = writesOf(page);
  await page.route('**/api/decola/user/isAdmin', (route) =>
    route.fulfill({ json: { data: { isAdmin: false } } }),
  );
  await page.route('**/api/decola/user/isManager', (route) =>
    route.fulfill({ json: { data: { isManager: true } } }),
  );
  await page.goto('/student/course/18');
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/course/18');
  expect(sent[0]).toEqual({ path: '/api/login', body: { login: people.ana.login, password } });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Meus times/ })).toHaveAttribute('href', '/admin/#/team');

  await page.route('**/api/decola/user/isAdmin', (route) =>
    route.fulfill({ json: { data: { isAdmin: true } } }),
  );
  await page.reload();
  await expect(header.getByRole('link', { name: /^Painel Admin/ })).toHaveAttribute(
    'href',
    '/admin/#/dashboard',
  );
  await expect(header.getByRole('link', { name: /^Meus times/ })).toHaveCount(0);
});

const refusal = 'Hoje não: <b>volte</b> amanhã.';
const answers: readonly [string, Parameters<Route['fulfill']>[0], string][] = [
  ['its own sentence', { status: 422, json: { code: 'NOT_FOUND', message: refusal } }, refusal],
  ['the general one where the answer is none', { status: 500, body: '<p>' }, 'Ocorreu um erro inesperado.'],
];

const calls = /\/api\/(login|user\/(change\/password|accept\/term))$/;

/** What is owed after a sign-in, and how it is sent. */
const owed = [
  {
    duty: 'a new term',
    person: people.joao,
    title: 'Novo Termo de Uso',
    accept: (form: Locator) => form.getByRole('checkbox').click(),
  },
  {
    duty: 'a first password',
    person: people.marina,
    title: 'Crie a sua senha',
    accept: async (form: Locator) => {
      await form.getByLabel(/^Nova senha/).fill('Segredo#2026');
      await form.getByLabel(/^Confirme a nova senha/).fill('Segredo#2026');
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Salvar' }).click();
    },
  },
];

/** Told at the form, which lies over everything else (decision 0511). */
for (const [how, answer, sentence] of answers)
  for (const { duty, person, title, accept } of owed)
    test(`a sign-in and ${duty} that are refused are told with ${how} (AUTH-15)`, async ({ page }) => {
      const told = (name: string) =>
        expect(page.getByRole('dialog', { name }).getByText(sentence, { exact: true })).toBeVisible();
      await page.route(calls, (route) => route.fulfill(answer));
      await page.goto('/student/dashboard');
      await enterCredentials(page, person);
      await told('Acesse sua conta');
      await page.unroute(calls);
      await enterCredentials(page, person);
      const form = page.getByRole('dialog', { name: title });
      await expect(form).toBeVisible();
      await page.route(calls, (route) => route.fulfill(answer));
      await accept(form);
      await told(title);
    });

test('the terms are open to everybody, and say what administrators see and decide (AUTH-50 to AUTH-52)', async ({
  page,
}) => {
  await page.goto('/student/terms');
  await expect(page).toHaveURL('/student/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Termo de Uso');
  for (const sentence of [
    'Os administradores da plataforma veem os comentários, inclusive os que foram apagados.',
    'Os administradores podem definir um limite diário de ganho de decoins por pessoa, mudar as regras e revogar ou fazer expirar decoins. As decisões dos administradores são finais.',
    'Os decoins podem expirar',
  ])
    await expect(main).toContainText(sentence);
});

test('a new term that was put aside waits on every way in, also in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.joao);
  const dialog = page.getByRole('dialog', { name: 'Novo Termo de Uso' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(page).toHaveURL('/student/home');
  await page.evaluate(() => {
    history.pushState(null, '', '/student/course/18');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const asked = '/student/home?acceptTerm=true&redirect=%2Fstudent%2Fcourse%2F18';
  await expect(page).toHaveURL(asked);
  await expect(dialog).toBeVisible();

  const second = await context.newPage();
  await second.goto('/student/course/18');
  await expect(second).toHaveURL(asked);
  const again = second.getByRole('dialog', { name: 'Novo Termo de Uso' });
  await again.getByRole('button', { name: 'Fechar' }).click();
  await expect(second).toHaveURL('/student/home');
  await expect(again).toBeHidden();
  await second.goto('/student/course/18');
  await again.getByRole('checkbox').click();
  await expect(second).toHaveURL('/student/course/18');
  await expect(second.getByRole('button', { name: `Menu de ${people.joao.name}` })).toBeVisible();
  await expect(page).toHaveURL('/student/course/18');
  await page.reload();
  await expect(page).toHaveURL('/student/course/18');
});

test('who joined today begins with the onboarding (AUTH-26)', async ({ page }) => {
  await page.goto('/student/dashboard');
  await enterCredentials(page, { login: 'caio.dias@decola.com.br' });
  await expect(page).toHaveURL('/student/onboarding/1');
});

test('a wrong password is told at the form, which keeps the login and waits at the password', async ({
  page,
}) => {
  await page.goto('/student/dashboard');
  await enterCredentials(page, people.ana, 'outra');
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  const login = panel.getByLabel('CPF ou e-mail');
  const secret = panel.getByLabel(/^Senha/);
  await expect(secret).toHaveAccessibleDescription('CPF, e-mail ou senha incorretos.');
  await expect(secret).toBeFocused();
  await expect(secret).toHaveAttribute('aria-invalid', 'true');
  await expect(login).toHaveAttribute('aria-invalid', 'true');
  await expect(login).toHaveValue(people.ana.login);
  await expect(page.getByText('CPF, e-mail ou senha incorretos.')).toHaveCount(1);
  await expect(page).toHaveURL(/\/student\/home/);

  // What is typed replaces the refused password, and the sentence goes with it.
  await page.keyboard.type('D');
  await expect(secret).toHaveValue('D');
  await expect(page.getByText('CPF, e-mail ou senha incorretos.')).toHaveCount(0);
  await page.keyboard.type('ecola@2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByRole('button', { name: `Menu de ${people.ana.name}` })).toBeVisible();
  await expect(page.getByText('CPF, e-mail ou senha incorretos.')).toHaveCount(0);
});

test('a refusal that was said aloud does not lie at the end of the next page', async ({ page }) => {
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  const secret = page.getByRole('dialog', { name: 'Acesse sua conta' }).getByLabel(/^Senha/);
  await enterCredentials(page, people.ana, 'outra');
  await expect(secret).toHaveAttribute('aria-invalid', 'true');
  await enterCredentials(page, people.ana);
  await expect(page.getByRole('button', { name: `Menu de ${people.ana.name}` })).toBeVisible();
  await expect(page.getByText('CPF, e-mail ou senha incorretos.', { exact: false })).toHaveCount(0);
});

test('what is missing is said at its field, and the focus goes to the first (AUTH-01)', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/student/dashboard');
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await panel.getByRole('button', { name: 'Entrar' }).click();
  await expect(panel.getByLabel('CPF ou e-mail')).toBeFocused();
  await expect(panel.getByLabel('CPF ou e-mail')).toHaveAccessibleDescription('Informe seu CPF ou e-mail.');
  await expect(panel.getByLabel(/^Senha/)).toHaveAccessibleDescription('Informe sua senha.');
  await page.keyboard.type('123');
  await expect(panel.getByText('Informe um CPF com 11 dígitos ou um e-mail.')).toBeVisible();
  await panel.getByLabel('CPF ou e-mail').fill(people.ana.login);
  await expect(panel.getByText('Informe um CPF com 11 dígitos ou um e-mail.')).toHaveCount(0);
});

test('without a connection the form says so, keeps what was typed, and can be sent again', {
  tag: '@gate',
}, async ({ page, context }) => {
  await page.goto('/student/dashboard');
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await panel.getByLabel('CPF ou e-mail').fill(people.ana.login);
  await panel.getByLabel(/^Senha/).fill(password);
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Entrar' }).click();
  const alert = panel.getByRole('alert');
  await expect(alert).toHaveText('Erro de conexão.');
  // It is about what was sent, and goes with the next change: beside what a field lacks it would be an old answer.
  await panel.getByLabel(/^Senha/).fill('');
  await expect(alert).toHaveCount(0);
  await panel.getByRole('button', { name: 'Entrar' }).click();
  await expect(panel.getByText('Informe sua senha.')).toBeVisible();
  await expect(panel.getByText('Erro de conexão.')).toHaveCount(0);
  await panel.getByLabel(/^Senha/).fill(password);
  await panel.getByRole('button', { name: 'Entrar' }).click();
  await expect(alert).toHaveText('Erro de conexão.');
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/student/dashboard');
});

test('a second press of Enter signs in once', async ({ page }) => {
  await page.goto('/student/dashboard');
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/login') && sent.push(request.url()));
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await panel.getByLabel('CPF ou e-mail').fill(people.ana.login);
  await panel.getByLabel(/^Senha/).fill(password);
  await panel.getByRole('button', { name: 'Entrar' }).dblclick();
  await expect(page).toHaveURL('/student/dashboard');
  expect(sent).toHaveLength(1);
});

test('a first password is held against a list that follows what is typed', async ({ page }) => {
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.marina);
  const dialog = page.getByRole('dialog', { name: 'Crie a sua senha' });
  const chosen = dialog.getByLabel(/^Nova senha/);
  await chosen.fill('abc');
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Pendente: Ao menos 8 caracteres',
    'Atendida: Uma letra minúscula',
    'Pendente: Uma letra maiúscula',
    'Pendente: Um caractere especial ou um número',
  ]);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(chosen).toBeFocused();
  await expect(dialog.getByText('A senha ainda não atende a todos os itens da lista.')).toBeVisible();
  await expect(dialog.getByText('Informe a nova senha.')).toHaveCount(0);
  await chosen.fill('Segredo#2026');
  await expect(dialog.getByText('A senha ainda não atende a todos os itens da lista.')).toHaveCount(0);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Pendente' })).toHaveCount(0);
});

test('maintenance closes every page but leaves the way out (SHELL-10, AUTH-22, AUTH-24)', {
  tag: '@gate',
}, async ({ page, sandbox }) => {
  await sandbox.begin('maintenance');
  await page.goto('/student/dashboard');
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/maintenance');
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos em manutenção' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
  await openPersonMenu(page);
  for (const name of ['Acessar perfil', 'Meus treinamentos'])
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await page.goto('/student/course/18');
  await expect(page).toHaveURL('/student/maintenance');
  await sandbox.begin();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page).toHaveURL('/student/home?redirect=%2Fstudent%2Fdashboard');
});

test('a visitor who comes to the maintenance screen while nothing is in maintenance is led to the landing page', async ({
  page,
}) => {
  await page.goto('/student/maintenance');
  await expect(page).toHaveURL('/student/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('a visitor leaves the maintenance screen once there is no maintenance', async ({ page, sandbox }) => {
  await sandbox.begin('maintenance');
  await page.goto('/student/maintenance');
  const again = page.getByRole('button', { name: 'Tentar novamente' });
  await again.click();
  await expect(page.getByText(/^A manutenção continua\./)).toBeVisible();
  await expect(again).toBeEnabled();
  await expect(page).toHaveURL('/student/maintenance');
  await sandbox.begin();
  await again.click();
  await expect(page).toHaveURL('/student/home');
});

test('the maintenance screen looks by itself every minute: without a network it stays, and once there is no maintenance it leads on (AUTH-23)', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  await sandbox.begin('maintenance');
  await page.goto('/student/maintenance');
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  // From now on it looks by itself: before its code has come, the button stands there busy.
  await expectArrived(page);
  await sandbox.begin();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/configuration'));
  await page.clock.runFor(60_000);
  await failed;
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos em manutenção' })).toBeVisible();
  await expect(page).toHaveURL('/student/maintenance');
  await context.setOffline(false);
  await expect(page).toHaveURL('/student/home');
});

test('an address where nothing is says so, without asking anybody to sign in (SHELL-03)', async ({
  page,
}) => {
  await page.goto('/student/nada/aqui');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  await expect(page).toHaveURL('/student/nada/aqui');
  await signIn(page, people.ana, '/student/dashboard');
});

test('who is signed in and lost has the menu, the bell and the footer to go on with', async ({ page }) => {
  await openSession(page);
  await page.goto('/student/nada/aqui');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation').first()).toBeVisible();
  await expect(header.getByRole('button', { name: /Notificações/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await header.getByRole('link', { name: 'Decola: ir para o início' }).click();
  await expect(page).toHaveURL('/student/dashboard');
});
