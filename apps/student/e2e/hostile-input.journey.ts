import { expect, type Locator, type Page, test } from './test.ts';

const ran = "document.documentElement.dataset.ran = 'yes'";
const script = `"><script>${ran}</script><img src=x onerror="${ran}">`;

/** What somebody may put into any field. */
const typed = {
  script,
  'ten thousand characters': 'á'.repeat(10_000),
  'emoji and combining accents': '👩🏽‍🚀 Ac\u0327a\u0303o e\u0301 👨‍👩‍👧',
};

/** The forms before the dashboard: where each is, the call it makes, and how it is filled in rightly. */
const forms: readonly {
  name: string;
  address: string;
  title: string;
  submit: string;
  call: string;
  fill: (form: Locator) => Promise<void>;
}[] = [
  {
    name: 'the sign-in',
    address: '/student/home?redirect=%2Fstudent%2Fdashboard',
    title: 'Acesse sua conta',
    submit: 'Entrar',
    call: '**/api/login',
    fill: async (form) => {
      await form.getByLabel('CPF ou e-mail').fill('ana.souza@decola.com.br');
      await form.getByLabel(/^Senha/).fill('Decola@2026');
    },
  },
  {
    name: 'the recovery by e-mail',
    address: '/student/home/reset-password/email',
    title: 'Receber um link por e-mail',
    submit: 'Continuar',
    call: '**/api/passwordRecovery/by/email',
    fill: (form) => form.getByLabel('CPF ou e-mail').fill('ana.souza@decola.com.br'),
  },
  {
    name: 'the identity',
    address: '/student/home/reset-password/identity',
    title: 'Confirmar meus dados',
    submit: 'Confirmar',
    call: '**/api/passwordRecovery/check/data',
    fill: (form) => form.getByLabel('E-mail').fill('ana.souza@decola.com.br'),
  },
  {
    name: 'the new password',
    address: '/student/home/reset-password/token/abc',
    title: 'Crie uma nova senha',
    submit: 'Salvar',
    call: '**/api/resetPassword/by/data',
    fill: async (form) => {
      await form.getByLabel(/^Nova senha/).fill('Nova#Senha2027');
      await form.getByLabel(/^Confirme a nova senha/).fill('Nova#Senha2027');
      await form.getByRole('checkbox').check();
    },
  },
  {
    name: 'the registration',
    address: '/student/home/registration',
    title: 'Crie uma conta',
    submit: 'Criar conta',
    call: '**/api/register',
    fill: async (form) => {
      await form.getByRole('textbox', { name: /^Nome completo/ }).fill('Paula Reis Andrade');
      await form.getByRole('textbox', { name: /^Data de nascimento/ }).fill('14/05/1990');
      await form.getByRole('textbox', { name: /^CPF/ }).fill('11144477735');
      await form.getByRole('textbox', { name: /^E-mail/ }).fill('paula.andrade@exemplo.com.br');
      await form.getByLabel(/^Senha/).fill('Nuvem#4821');
      await form.getByLabel(/^Confirme a senha/).fill('Nuvem#4821');
      await form.getByRole('checkbox', { name: /^Li e aceito o/ }).check();
    },
  },
];

const textsIn = (form: Locator) => form.locator('input:is([type=text], [type=email], [type=password])');
const valuesOf = (form: Locator) =>
  textsIn(form).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

/** Nothing of what was typed or told has become a part of the page. */
async function expectNothingRan(page: Page) {
  expect(await page.evaluate(() => document.documentElement.dataset.ran)).toBeUndefined();
  await expect(page.locator('[onerror]')).toHaveCount(0);
}

for (const { name, address, title, submit, call, fill } of forms) {
  for (const [what, text] of Object.entries(typed))
    test(`${what} in every field of ${name} is refused in place, and all of it stays`, async ({ page }) => {
      let sent = 0;
      await page.route(call, (route) => {
        sent += 1;
        return route.continue();
      });
      await page.goto(address);
      const form = page.getByRole('dialog', { name: title });
      for (const field of await textsIn(form).all()) await field.fill(text);
      await textsIn(form).last().blur();
      const before = await valuesOf(form);
      await form.getByRole('button', { name: submit }).click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      // The field that has the focus shows a login without its mask, which text has none of.
      expect(await valuesOf(form)).toEqual(before);
      expect(sent).toBe(0);
      await expectNothingRan(page);
    });

  test(`script in what the server answers ${name} is read as words, and what was typed stays`, async ({
    page,
  }) => {
    await page.route(call, (route) =>
      route.fulfill({ status: 422, json: { code: 'NOT_FOUND', message: script } }),
    );
    await page.goto(address);
    const form = page.getByRole('dialog', { name: title });
    await fill(form);
    const before = await valuesOf(form);
    await form.getByRole('button', { name: submit }).click();
    await expect(form.getByText(script, { exact: true })).toBeVisible();
    expect(await valuesOf(form)).toEqual(before);
    await expectNothingRan(page);
  });
}

async function paste(page: Page, field: Locator, text: string) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await field.focus();
  await field.press('ControlOrMeta+V');
}

test('a CPF is pasted with spaces, dots and whatever came with it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: unknown[] = [];
  await page.route(/\/api\/(login|passwordRecovery\/by\/document)$/, (route) => {
    sent.push(route.request().postDataJSON());
    return route.abort();
  });
  await page.goto('/student/home?redirect=%2Fstudent%2Fdashboard');
  await paste(page, page.getByLabel('CPF ou e-mail'), '  529.982.247 - 25 ');
  await page.getByLabel(/^Senha/).fill('Decola@2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Erro de conexão.')).toBeVisible();
  await page.goto('/student/home/reset-password/email');
  await paste(page, page.getByLabel('CPF ou e-mail'), ' 529 982 247 25\u00a0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Erro de conexão.')).toBeVisible();
  expect(sent).toEqual([{ login: '52998224725', password: 'Decola@2026' }, { document: '52998224725' }]);
  for (const address of ['/student/home/reset-password/identity', '/student/home/registration']) {
    await page.goto(address);
    const document = page.getByRole('textbox', { name: /^CPF/ });
    for (const text of ['CPF: 529 982 247 25 ', '   529.982.247-25']) {
      await document.fill('');
      await paste(page, document, text);
      await expect(document).toHaveValue('529.982.247-25');
    }
  }
  await page.goto('/student/home/reset-password/identity');
  const badge = page.getByLabel('Número do crachá');
  await paste(page, badge, 'crachá nº: 0000000010401');
  await expect(badge).toHaveValue('0000000010401');
});

for (const day of ['31/02/1990', '29/02/2001', '00/00/0000', '14/13/1990'])
  test(`the ${day} is no day of birth: it is refused at its field and stays`, async ({ page }) => {
    for (const { address, submit } of forms.filter(({ name }) => /identity|registration/.test(name))) {
      await page.goto(address);
      const field = page.getByRole('textbox', { name: /^Data de nascimento/ });
      await field.fill(day);
      await page.getByRole('dialog').getByRole('button', { name: submit }).click();
      await expect(field).toHaveAccessibleDescription(/Informe uma data/);
      await expect(field).toHaveValue(day);
    }
  });
