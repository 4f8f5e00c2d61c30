import { type Brand, enterCredentials, people } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, type Route, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const choosesPassword = async (page: Page, password: string) => {
  const form = dialog(page, 'Crie uma nova senha');
  await form.getByLabel(/^Nova senha/).fill(password);
  await form.getByLabel(/^Confirme a nova senha/).fill(password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Salvar' }).dblclick();
};

test('a new password by the link of a mail, which works once (RECOVERY-09, RECOVERY-12, RECOVERY-19, RECOVERY-23)', {
  tag: '@gate',
}, async ({ page }) => {
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
  // Whoever pressed Enter once more than needed reads what has come up, and has not left it.
  const refused = dialog(page, 'Este link não vale mais');
  await expect(refused.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await refused.getByRole('link', { name: 'Começar de novo' }).click();
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
    await expect(choice).toHaveAccessibleDescription(
      'Escolha como criar uma nova senha: com os seus dados ou com a ajuda do suporte.',
    );
    await expect(choice.getByRole('link', { name: 'Receber um link' })).toHaveCount(0);
    await expect(choice.getByRole('link', { name: 'Escrever para o suporte' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
  }
});

const recovery = '/student/home/reset-password';

const supported: readonly [Brand, string, readonly string[]][] = [
  ['decola', 'suporte@decola.com.br', ['', '/email', '/sent', '/identity', '/token/used']],
  ['circulo', 'ajuda@circulo.com.br', ['', '/identity', '/token/used']],
  ['gtop', 'atendimento@gtop.com.br', ['', '/email', '/sent', '/identity', '/token/used']],
];

for (const [brand, address, steps] of supported)
  test(`each step in ${brand} offers the one address of its support (RECOVERY-05, THEME-08)`, async ({
    page,
  }) => {
    await page.goto(`/student/home?tenant=${brand}`);
    for (const step of steps) {
      await page.goto(recovery + step);
      if (step === '/token/used') await choosesPassword(page, 'Nova#Senha2027');
      const mails = page.getByRole('dialog').locator('a[href^="mailto:"]');
      await expect(mails).toHaveCount(1);
      await expect(mails).toHaveAttribute('href', `mailto:${address}?subject=Nova%20senha`);
    }
  });

test('the choice of a method has three: a mail, the data, the support (RECOVERY-04)', async ({ page }) => {
  await page.goto(recovery);
  const ways = dialog(page, 'Esqueci minha senha').getByRole('link');
  await expect(ways).toHaveText(['Receber um link', 'Confirmar meus dados', 'Escrever para o suporte']);
  const hrefs = await ways.evaluateAll((all) => all.map((way) => way.getAttribute('href')));
  expect(hrefs).toEqual([
    `${recovery}/email`,
    `${recovery}/identity`,
    'mailto:suporte@decola.com.br?subject=Nova%20senha',
  ]);
});

for (const between of [0, 150, 300])
  test(`a second Enter, ${between} ms after the first, decides nothing in the step that it meets`, async ({
    page,
  }) => {
    await page.goto(`${recovery}/email`);
    await page.getByLabel('CPF ou e-mail').fill(people.helena.login);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(between);
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Confira seu e-mail').getByRole('heading')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${recovery}/sent`);

    await page.goto(`${recovery}/identity`);
    await page.getByLabel('E-mail').fill(people.helena.login);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(between);
    await page.keyboard.press('Enter');
    const form = dialog(page, 'Crie uma nova senha');
    await expect(form.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form).toBeVisible();
    await expect(form.getByText('Informe a nova senha.')).toHaveCount(0);
  });

test('a CPF is shown with its mask, an e-mail as it is (RECOVERY-08)', async ({ page }) => {
  await page.goto(`${recovery}/email`);
  const login = page.getByLabel('CPF ou e-mail');
  for (const [typed, shown] of [
    ['52998224725', '529.982.247-25'],
    ['12345678901@decola.com.br', '12345678901@decola.com.br'],
  ] as const) {
    await login.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await expect(login).toHaveValue(shown);
  }
});

test('an identity has six fields, of which the CPF takes 14 characters (RECOVERY-13, RECOVERY-15)', async ({
  page,
}) => {
  await page.goto(`${recovery}/identity`);
  const form = dialog(page, 'Confirmar meus dados');
  const fields = form.getByRole('textbox');
  await expect(fields).toHaveCount(6);
  const names = ['E-mail', 'Nome completo', 'CPF', 'Data de nascimento', 'Número do crachá', 'Nome da mãe'];
  for (const [at, name] of names.entries()) await expect(fields.nth(at)).toHaveAccessibleName(name);
  const document = form.getByLabel('CPF');
  await document.pressSequentially('529982247251234');
  await expect(document).toHaveValue('529.982.247-25');
});

test('the new password is held against what it must have; without the tick nothing is sent (AUTH-33, AUTH-34, AUTH-35, RECOVERY-22)', async ({
  page,
}) => {
  const sent: unknown[] = [];
  await page.route('**/api/resetPassword/by/data', (route) => {
    sent.push(route.request().postDataJSON());
    return route.continue();
  });
  await page.goto(`${recovery}/token/used`);
  const form = dialog(page, 'Crie uma nova senha');
  const [password, confirmation] = [
    form.getByLabel(/^Nova senha/),
    form.getByLabel(/^Confirme a nova senha/),
  ];
  await expect(
    form.getByText(
      'Sua senha deve conter: Ao menos 8 caracteres, uma letra minúscula, uma letra maiúscula, um caractere especial',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(form.getByRole('listitem')).toHaveText([
    'Pendente: Ao menos 8 caracteres',
    'Pendente: Uma letra minúscula',
    'Pendente: Uma letra maiúscula',
    'Pendente: Um caractere especial ou um número',
  ]);
  const save = form.getByRole('button', { name: 'Salvar' });
  await save.click();
  await expect(form.getByText('Informe a nova senha.')).toBeVisible();
  await expect(form.getByText('Confirme a nova senha.', { exact: true })).toBeVisible();
  await password.fill(' Nova#Senha2027 ');
  await confirmation.fill('Nova#Senha2028');
  await save.click();
  await expect(form.getByText('As senhas não são iguais.')).toBeVisible();
  await confirmation.fill('Nova#Senha2027');
  await save.click();
  await expect(form.getByText('É necessário aceitar o Termo de Uso para prosseguir!')).toBeVisible();
  await quiet(page);
  expect(sent).toEqual([]);
  await form.getByRole('checkbox').check();
  await save.click();
  await expect(dialog(page, 'Este link não vale mais')).toBeVisible();
  expect(sent).toEqual([{ password: 'Nova#Senha2027', confirmation: 'Nova#Senha2027', token: 'used' }]);
});

test('a new password whose answer was lost is not said to have failed by the next try', {
  tag: '@gate',
}, async ({ page, sandbox }) => {
  await page.goto(`${recovery}/identity`);
  await page.getByLabel('E-mail').fill(people.helena.login);
  await page.keyboard.press('Enter');
  await sandbox.breakCalls({ resetPasswordByData: 'lost' });
  await choosesPassword(page, 'Nova#Senha2027');
  const form = dialog(page, 'Crie uma nova senha');
  await expect(form.getByRole('alert')).toHaveText('Erro de conexão.');
  await sandbox.breakCalls({});
  await form.getByRole('button', { name: 'Salvar' }).click();
  const refused = dialog(page, 'Este link não vale mais');
  await expect(
    refused.getByText(/^A nova senha pode já estar valendo: tente entrar com ela\./),
  ).toBeVisible();
  await refused.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(page).toHaveURL('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.helena, 'Nova#Senha2027');
  await expect(page).toHaveURL('/student/dashboard');
});

test('a new password that is being saved cannot be closed meanwhile', async ({ page }) => {
  const held = await holdCalls(page, /\/api\/resetPassword\//);
  await page.goto(`${recovery}/token/used`);
  const form = dialog(page, 'Crie uma nova senha');
  const close = form.getByRole('button', { name: 'Fechar' });
  await expect(close).toBeVisible();
  await choosesPassword(page, 'Nova#Senha2027');
  await expect(close).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  held.release();
  await expect(dialog(page, 'Este link não vale mais')).toBeVisible();
});

const refusal = 'Hoje não: <b>volte</b> amanhã.';
const answers: readonly [string, Parameters<Route['fulfill']>[0], string][] = [
  ['its own sentence', { status: 422, json: { code: 'NOT_FOUND', message: refusal } }, refusal],
  ['the general one where the answer is none', { status: 500, body: '<p>' }, 'Ocorreu um erro inesperado.'],
];

for (const [how, answer, sentence] of answers)
  test(`what is refused on the way is told with ${how}, and nothing typed is lost (RECOVERY-24)`, async ({
    page,
  }) => {
    await page.route(/api\/(passwordRecovery|resetPassword)\//, (route) => route.fulfill(answer));
    const told = async (title: string) =>
      expect(dialog(page, title).getByText(sentence, { exact: true })).toBeVisible();
    await page.goto(`${recovery}/email`);
    await page.getByLabel('CPF ou e-mail').fill(people.helena.login);
    await page.keyboard.press('Enter');
    await told('Receber um link por e-mail');
    await expect(page.getByLabel('CPF ou e-mail')).toHaveValue(people.helena.login);

    await page.goto(`${recovery}/identity`);
    await page.getByLabel('E-mail').fill(people.helena.login);
    await page.keyboard.press('Enter');
    await told('Confirmar meus dados');
    await expect(page.getByLabel('E-mail')).toHaveValue(people.helena.login);

    await page.goto(`${recovery}/token/abc`);
    await choosesPassword(page, 'Nova#Senha2027');
    await told('Crie uma nova senha');
    await expect(page.getByLabel(/^Nova senha/)).toHaveValue('Nova#Senha2027');
  });

test('the e-mail that was typed at the sign-in stands in the recovery, and what is typed there at the sign-in, and in no address', async ({
  page,
}) => {
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  const panel = dialog(page, 'Acesse sua conta');
  await panel.getByLabel('CPF ou e-mail').fill(people.helena.login);
  await panel.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await dialog(page, 'Esqueci minha senha').getByRole('link', { name: 'Receber um link' }).click();
  const login = page.getByLabel('CPF ou e-mail');
  await expect(login).toHaveValue(people.helena.login);
  expect(page.url()).not.toContain('helena');
  await login.fill(people.ana.login);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await dialog(page, 'Confira seu e-mail').getByRole('button', { name: 'Fechar' }).click();
  await expect(panel.getByLabel('CPF ou e-mail')).toHaveValue(people.ana.login);
});
