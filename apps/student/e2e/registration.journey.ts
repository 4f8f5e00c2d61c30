import { landingThere } from './arrived.ts';
import { branded } from './branded.ts';
import { enterCredentials } from './people.ts';
import { quiet } from './quiet.ts';
import { emptyScrollOf } from './reflow.ts';
import { expect, type Page, test } from './test.ts';
import { type View, walk } from './walk.ts';

const address = '/student/home/registration';
const success = 'Cadastro realizado com sucesso!';
const unreached = /^Não foi possível buscar o endereço agora/;
const secret = 'Nuvem#4821';
const paula = { login: 'paula.andrade@exemplo.com.br', document: '11144477735' };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crie uma conta' });

/** The fields of the form, by what a person reads at them. */
function fieldsOf(page: Page) {
  const form = dialog(page);
  const text = (name: RegExp) => form.getByRole('textbox', { name });
  return {
    name: text(/^Nome completo/),
    birthDate: text(/^Data de nascimento/),
    isForeigner: form.getByRole('checkbox', { name: /^Sou estrangeiro/ }),
    document: text(/^CPF/),
    email: text(/^E-mail/),
    zipCode: text(/^CEP/),
    street: text(/^Rua/),
    addressNumber: form.getByRole('spinbutton', { name: /^Número/ }),
    complement: text(/^Complemento/),
    district: text(/^Bairro/),
    city: text(/^Cidade/),
    federalUnit: form.getByRole('combobox', { name: /^Estado/ }),
    password: form.getByLabel(/^Senha/),
    confirmation: form.getByLabel(/^Confirme a senha/),
    terms: form.getByRole('checkbox', { name: /^Li e aceito o/ }),
    submit: form.getByRole('button', { name: 'Criar conta' }),
    strength: form.getByRole('meter', { name: 'Força da senha' }),
  };
}

/** Fills in what is required, as Paula. */
async function fillRequired(
  page: Page,
  given: { document?: string; email?: string; password?: string } = {},
) {
  const { document = paula.document, email = paula.login, password = secret } = given;
  const fields = fieldsOf(page);
  await fields.name.fill('Paula Reis Andrade');
  await fields.birthDate.fill('14/05/1990');
  await fields.document.fill(document);
  await fields.email.fill(email);
  await fields.password.fill(password);
  await fields.confirmation.fill(password);
  await fields.terms.check();
  return fields;
}

/** The registrations that the page sends from now on. */
async function registrationsOf(page: Page) {
  const sent: { user: Record<string, unknown> }[] = [];
  await page.route('**/api/register', (route) => {
    sent.push(route.request().postDataJSON());
    return route.continue();
  });
  return sent;
}

test('an account by keyboard alone, made once by two presses, opens the platform (REGISTER-01, REGISTER-02, REGISTER-05, REGISTER-06, REGISTER-08, REGISTER-10 to REGISTER-12, REGISTER-14, REGISTER-18, REGISTER-19, REGISTER-24, REGISTER-25)', {
  tag: '@gate',
}, async ({ page }) => {
  const sent = await registrationsOf(page);
  await page.goto('/student/home?redirect=%2Fstudent%2Fcourse%2F18');
  await page.getByRole('dialog', { name: 'Acesse sua conta' }).getByLabel('CPF ou e-mail').focus();
  const way = page.getByRole('button', { name: 'Crie uma conta' });
  for (
    let keys = 0;
    keys < 12 && !(await way.evaluate((button) => button === document.activeElement));
    keys++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/registration\?redirect=/);

  const fields = fieldsOf(page);
  const { keyboard } = page;
  const type = async (text: string) => {
    await keyboard.type(text);
    await keyboard.press('Tab');
  };
  await fields.name.focus();
  await type(' Paula Reis Andrade ');
  await type(` ${paula.login}`);
  await type('14051990');
  await expect(fields.birthDate).toHaveValue('14/05/1990');
  await type(paula.document);
  await expect(fields.document).toHaveValue('111.444.777-35');
  await expect(fields.isForeigner).toBeFocused();
  await keyboard.press('Tab');
  await type('01310100');
  await expect(fields.zipCode).toHaveValue('01310-100');
  await expect(fields.street).toHaveValue('Avenida Paulista');
  await expect(fields.district).toHaveValue('Bela Vista');
  await expect(fields.city).toHaveValue('São Paulo');
  await expect(fields.federalUnit).toHaveValue('SP');
  await keyboard.press('Tab');
  await type('1578');
  await type('Sala 2 ');
  for (let past = 0; past < 3; past++) await keyboard.press('Tab');
  await expect(fields.password).toBeFocused();
  await keyboard.type(` ${secret}`);
  await expect(fields.strength).toHaveAttribute('aria-valuetext', /Boa|Forte/);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await type(secret);
  await keyboard.press('Tab');
  await expect(fields.terms).toBeFocused();
  await keyboard.press('Space');
  await fields.submit.focus();
  await keyboard.press('Enter');
  await keyboard.press('Enter');

  await expect(page.getByText(success)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/student/home?redirect=%2Fstudent%2Fcourse%2F18');
  expect(sent).toEqual([
    {
      user: {
        name: 'Paula Reis Andrade',
        birthDate: '1990-05-14',
        document: paula.document,
        isForeigner: false,
        email: paula.login,
        password: secret,
        passwordConfirmation: secret,
        address: {
          zipCode: '01310100',
          stateID: 25,
          federalUnit: 'SP',
          city: 'São Paulo',
          district: 'Bela Vista',
          street: 'Avenida Paulista',
          addressNumber: 1578,
          complement: 'Sala 2',
        },
      },
    },
  ]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Paula');

  await enterCredentials(page, paula, secret);
  await expect(page).toHaveURL('/student/course/18');
});

test('a double click registers once, a foreigner without a CPF (REGISTER-03, REGISTER-04, REGISTER-19)', async ({
  page,
}) => {
  const sent = await registrationsOf(page);
  await page.goto(address);
  const fields = await fillRequired(page);
  await fields.isForeigner.check();
  await expect(fields.document).toBeDisabled();
  await expect(fields.document).toHaveValue('');
  await fields.isForeigner.uncheck();
  await expect(fields.document).toBeEnabled();
  await fields.submit.click();
  await expect(dialog(page).getByText('Informe seu CPF.')).toBeVisible();
  await expect(fields.document).toBeFocused();
  await fields.isForeigner.check();
  await expect(dialog(page).getByText('Informe seu CPF.')).toHaveCount(0);
  await fields.email.fill('ana.souza@decola.com.br');
  await fields.submit.click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Já existe um cadastro com este CPF ou e-mail.');
  await expect(fields.document).not.toHaveAttribute('aria-invalid');
  await fields.email.fill(paula.login);
  await fields.submit.dblclick();
  await expect(page.getByText(success)).toBeVisible();
  await expect(page).toHaveURL('/student/home');
  expect(sent.slice(1).map(({ user }) => [user.isForeigner, user.document, user.address])).toEqual([
    [true, null, null],
  ]);
  // The e-mail needs not be typed again.
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await expect(panel.getByLabel('CPF ou e-mail')).toHaveValue(paula.login);
});

test('what is missing and what is refused stands at its field, and everything typed stays (REGISTER-02, REGISTER-09, REGISTER-26)', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto(address);
  const fields = fieldsOf(page);
  const form = dialog(page);
  await fields.submit.click();
  await expect(fields.name).toBeFocused();
  await expect(form.getByText('É necessário aceitar o Termo de Uso para prosseguir!')).toBeVisible();
  for (const field of [fields.name, fields.birthDate, fields.document, fields.email, fields.password])
    await expect(field).toHaveAttribute('aria-invalid', 'true');

  await fillRequired(page, { document: '11111111111', email: 'ana.souza@decola.com.br' });
  await fields.birthDate.fill('31/12/1899');
  await fields.submit.click();
  await expect(form.getByText('Informe uma data entre 01/01/1900 e hoje.')).toBeVisible();
  await fields.birthDate.fill('14/05/1990');
  await fields.complement.fill('Sala 2');

  await fields.submit.click();
  await expect(form.getByText('CPF não é válido.')).toBeVisible();
  await expect(fields.document).toBeFocused();
  await fields.document.fill(paula.document);

  await fields.submit.click();
  // Of which of the two fields the server speaks, it does not say.
  await expect(form.getByRole('alert')).toHaveText('Já existe um cadastro com este CPF ou e-mail.');
  await expect(form.getByRole('alert')).toBeInViewport();
  await expect(fields.email).toHaveValue('ana.souza@decola.com.br');
  for (const field of [fields.document, fields.email])
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(fields.complement).toHaveValue('Sala 2');
  await expect(fields.password).toHaveValue(secret);
  await fields.email.fill(paula.login);

  await fields.password.fill('Aa1!Aa1!');
  await fields.confirmation.fill('Aa1!Aa1!');
  await fields.submit.click();
  await expect(form.getByText('A senha informada é fraca.')).toBeVisible();
  await expect(fields.password).toBeFocused();
  await fields.password.fill(secret);
  await fields.submit.click();
  await expect(form.getByText('As senhas não são iguais.')).toBeVisible();
  await fields.confirmation.fill(secret);

  await page.route('**/api/register', (route) => route.fulfill({ status: 500, body: '{' }));
  await fields.submit.click();
  await expect(form.getByRole('alert').getByText('Ocorreu um erro inesperado.')).toBeVisible();
  await expect(fields.confirmation).toHaveValue(secret);
  await page.unroute('**/api/register');
  await fields.submit.click();
  await expect(page.getByText(success)).toBeVisible();
});

test('an account whose answer was lost is not taken for somebody else’s by the next try', async ({
  page,
  sandbox,
}) => {
  await sandbox.breakCalls({ registerStudent: 'lost' });
  await page.goto(address);
  const { submit, email } = await fillRequired(page);
  await submit.click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toHaveText('Erro de conexão.');
  // It stands above a form that was left at its end.
  await expect(alert).toBeInViewport();
  await sandbox.breakCalls({});
  await submit.click();
  await expect(alert).toHaveText(
    'Já existe um cadastro com este CPF ou e-mail. Se você acabou de fazê-lo, sua conta já está criada: tente entrar.',
  );
  await expect(email).not.toHaveAttribute('aria-invalid');
  await dialog(page).getByRole('button', { name: 'Entrar' }).click();
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await expect(panel.getByLabel('CPF ou e-mail')).toHaveValue(paula.login);
  await expect(page).toHaveURL('/student/home');
  await enterCredentials(page, paula, secret);
  // A new account begins with its onboarding.
  await expect(page).toHaveURL('/student/onboarding/1');
});

test('whoever leaves and comes back, or reloads, finds what they typed, never a password', async ({
  page,
}) => {
  await page.goto(address);
  let fields = await fillRequired(page);
  await fields.zipCode.fill('01310-100');
  await expect(fields.city).toHaveValue('São Paulo');
  await fields.addressNumber.fill('1578');
  await fields.street.fill('Avenida Paulista, lado par');
  const cameBack = async () => {
    fields = fieldsOf(page);
    await expect(fields.name).toHaveValue('Paula Reis Andrade');
    await expect(fields.birthDate).toHaveValue('14/05/1990');
    await expect(fields.document).toHaveValue('111.444.777-35');
    await expect(fields.email).toHaveValue(paula.login);
    await expect(fields.zipCode).toHaveValue('01310-100');
    await expect(fields.street).toHaveValue('Avenida Paulista, lado par');
    await expect(fields.addressNumber).toHaveValue('1578');
    await expect(fields.federalUnit).toHaveValue('SP');
    await expect(fields.password).toHaveValue('');
    await expect(fields.confirmation).toHaveValue('');
  };
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/student/home');
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await cameBack();
  await page.reload();
  await cameBack();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain('Paula Reis Andrade');
  expect(kept).not.toContain(secret);
});

test('who leaves by the way back while the account is made is told what became of it, and what they typed stays where it failed', async ({
  page,
}) => {
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: 'Crie uma conta' }).click();
  await expect(page).toHaveURL(address);
  let answer = () => {};
  await page.route('**/api/register', async (route) => {
    await new Promise<void>((go) => (answer = go));
    await route.fallback();
  });
  const sent = page.waitForRequest('**/api/register');
  const fields = await fillRequired(page);
  await fields.submit.click();
  await sent;
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  answer();
  await expect(page.getByText(success)).toBeVisible();

  await page.unroute('**/api/register');
  await page.route('**/api/register', async (route) => {
    await new Promise<void>((go) => (answer = go));
    await route.abort('internetdisconnected');
  });
  await page.goForward();
  await expect(fieldsOf(page).name).toHaveValue('');
  const again = page.waitForRequest('**/api/register');
  const anew = await fillRequired(page, { document: '52998224725', email: 'outra@exemplo.com.br' });
  await anew.submit.click();
  await again;
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  answer();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro de conexão.' })).toBeVisible();
  await page.goForward();
  await expect(fieldsOf(page).email).toHaveValue('outra@exemplo.com.br');
});

test('a birth date is typed or pasted in any spelling (REGISTER-08)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  const { birthDate } = fieldsOf(page);
  for (const [typed, shown] of [
    ['1405', '14/05'],
    ['14051', '14/05/1'],
    ['140519901', '14/05/1990'],
    ['14/05/1990', '14/05/1990'],
  ] as const) {
    await birthDate.fill('');
    await birthDate.pressSequentially(typed);
    await expect(birthDate).toHaveValue(shown);
  }
  for (const pasted of ['1990-05-14', '14.05.1990', '14051990']) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await birthDate.fill('');
    await birthDate.press('ControlOrMeta+V');
    await expect(birthDate).toHaveValue('14/05/1990');
  }
});

test('an address is found by its zip code, and the answer of an earlier one never overtakes (REGISTER-13 to REGISTER-15)', {
  tag: '@gate',
}, async ({ page }) => {
  const asked: string[] = [];
  let answerFirst = () => {};
  await page.route('**/api/decola/cep/*', async (route) => {
    const zipCode = route.request().url().slice(-8);
    asked.push(zipCode);
    if (zipCode === '01310100') await new Promise<void>((go) => (answerFirst = go));
    // A call that was given up meanwhile wants no answer.
    await route.continue().catch(() => {});
  });
  await page.goto(address);
  const { zipCode, street, district, city, federalUnit, addressNumber } = fieldsOf(page);
  await zipCode.pressSequentially('0131010');
  await expect(zipCode).toHaveValue('01310-10');
  expect(asked).toEqual([]);
  await zipCode.pressSequentially('0');
  await expect.poll(() => asked).toEqual(['01310100']);
  await expect(zipCode).toHaveAttribute('aria-busy', 'true');
  await zipCode.fill('20040-002');
  await expect(street).toHaveValue('Avenida Rio Branco');
  answerFirst();
  await addressNumber.fill('12');
  await expect(city).toHaveValue('Rio de Janeiro');
  await expect(street).toHaveValue('Avenida Rio Branco');
  await expect(federalUnit).toHaveValue('RJ');

  await zipCode.fill('13010-999');
  await expect(dialog(page).getByText('O CEP digitado não existe!')).toBeVisible();
  for (const field of [street, district, city, federalUnit, addressNumber])
    await expect(field).toHaveValue('');
  await expect(zipCode).toHaveValue('13010-999');
  await expect(zipCode).toHaveAttribute('aria-invalid', 'true');
  await zipCode.press('Backspace');
  await expect(dialog(page).getByText('O CEP digitado não existe!')).toHaveCount(0);

  await page.unroute('**/api/decola/cep/*');
  await page.route('**/api/decola/cep/*', (route) => route.abort());
  await street.fill('Rua sem rede');
  await zipCode.fill('20040-002');
  await expect(dialog(page).getByText(unreached)).toBeVisible();
  await expect(street).toHaveValue('Rua sem rede');
  await page.unroute('**/api/decola/cep/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(street).toHaveValue('Avenida Rio Branco');
  await expect(dialog(page).getByText(unreached)).toHaveCount(0);
});

test('what is said of a field that is pressed at the lower edge of a phone is in sight (REGISTER-15)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(address);
  const { zipCode } = fieldsOf(page);
  // The field stands right on the bar with the button.
  await zipCode.evaluate((field) => {
    const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowY);
    let part = field.parentElement;
    while (part && !(scrolls(part) && part.scrollHeight > part.clientHeight)) part = part.parentElement;
    if (part)
      part.scrollTop += field.getBoundingClientRect().bottom - part.getBoundingClientRect().bottom + 1;
  });
  await expect(zipCode).toBeInViewport({ ratio: 0.9 });
  await zipCode.click();
  await page.keyboard.type('13010999');
  await expect(dialog(page).getByText('O CEP digitado não existe!')).toBeInViewport({ ratio: 1 });
});

test('an address that nobody was reached for is looked up again after a while, at a press, and after a reload', async ({
  page,
}) => {
  await page.clock.install();
  let asked = 0;
  const cut = () =>
    page.route('**/api/decola/cep/*', (route) => {
      asked += 1;
      return route.abort();
    });
  await cut();
  await page.goto(address);
  const { zipCode, street } = fieldsOf(page);
  const told = dialog(page).getByText(unreached);
  await zipCode.fill('20040-002');
  await expect(told).toBeVisible();
  const before = asked;
  await page.clock.runFor(5000);
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(told).toBeVisible();
  const again = dialog(page).getByRole('button', { name: 'Tentar novamente' });
  await again.focus();
  await page.unroute('**/api/decola/cep/*');
  await page.keyboard.press('Enter');
  await expect(street).toHaveValue('Avenida Rio Branco');
  await expect(again).toHaveCount(0);
  await expect(zipCode).toBeFocused();

  await cut();
  await zipCode.fill('');
  await street.fill('');
  for (const name of ['Bairro', 'Cidade'])
    await dialog(page)
      .getByRole('textbox', { name: new RegExp(`^${name}`) })
      .fill('');
  await fieldsOf(page).federalUnit.selectOption('');
  await zipCode.fill('20040-002');
  await expect(told).toBeVisible();
  await page.unroute('**/api/decola/cep/*');
  await page.reload();
  await expect(zipCode).toHaveValue('20040-002');
  await expect(street).toHaveValue('Avenida Rio Branco');
});

test('without the list of states nothing is said, and an address is sent all the same (REGISTER-07, REGISTER-12, REGISTER-16, REGISTER-17)', async ({
  page,
}) => {
  const sent = await registrationsOf(page);
  await page.route('**/api/decola/states', (route) => route.abort());
  await page.goto(address);
  const fields = await fillRequired(page);
  await expect(fields.federalUnit).toBeEnabled();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(fields.addressNumber).toHaveAttribute('min', '0');
  await fields.zipCode.fill('01310-100');
  await expect(fields.federalUnit).toHaveValue('SP');
  await fields.submit.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(sent[0]?.user.address).toMatchObject({ stateID: 25, federalUnit: 'SP', addressNumber: null });
});

test('the wheel over the foot of the registration moves nothing out of sight', {
  tag: '@gate',
}, async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 780 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    const { submit, name, terms } = fieldsOf(page);
    const title = dialog(page).getByRole('heading', { name: 'Crie uma conta' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    await submit.hover();
    await page.mouse.wheel(0, 3000);
    // The form itself scrolls, to its end.
    await name.hover();
    await page.mouse.wheel(0, 6000);
    await expect(terms).toBeInViewport({ ratio: 1 });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(submit).toBeInViewport({ ratio: 1 });
    expect(await emptyScrollOf(page)).toEqual({});
  }
});

test('a list of states has all of them (REGISTER-16)', async ({ page }) => {
  await page.goto(address);
  const { federalUnit } = fieldsOf(page);
  await expect(federalUnit.getByRole('option')).toHaveCount(28);
  await federalUnit.selectOption({ label: 'São Paulo' });
  await expect(federalUnit).toHaveValue('SP');
});

test('the list of a password follows what is typed; the server tells its strength once the list is met and nothing is typed (REGISTER-20, REGISTER-22, REGISTER-23)', async ({
  page,
}) => {
  const asked: { password: string; at: number }[] = [];
  let answerFirst = () => {};
  await page.route('**/api/decola/get/password/security', async (route) => {
    const { password } = route.request().postDataJSON();
    asked.push({ password, at: Date.now() });
    if (password === 'Aa1!Aa1!') await new Promise<void>((go) => (answerFirst = go));
    await route.continue().catch(() => {});
  });
  await page.goto(address);
  const { password, strength } = fieldsOf(page);
  const rules = dialog(page).getByRole('listitem');
  await expect(rules).toHaveText([
    'Pendente: Ao menos 8 caracteres',
    'Pendente: Nenhum espaço',
    'Pendente: Uma letra minúscula',
    'Pendente: Um número',
    'Pendente: Um caractere especial (!@#$%^&*)',
    'Pendente: Uma letra maiúscula',
  ]);
  await password.pressSequentially('aa1!aa1');
  await expect(rules.filter({ hasText: 'Atendida:' })).toHaveCount(4);
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);

  await password.fill('');
  await password.pressSequentially('Aa1!Aa1!');
  await expect(rules.filter({ hasText: 'Atendida:' })).toHaveCount(6);
  await expect.poll(() => asked.map((call) => call.password)).toEqual(['Aa1!Aa1!']);
  await password.pressSequentially('b7#Kx92&qW');
  await expect(strength).toHaveAttribute('aria-valuetext', 'Forte');
  answerFirst();
  await page.waitForTimeout(300);
  await expect(strength).toHaveAttribute('aria-valuetext', 'Forte');
  expect(asked.map((call) => call.password)).toEqual(['Aa1!Aa1!', 'Aa1!Aa1!b7#Kx92&qW']);

  await password.fill('Aa1!Aa1?');
  answerFirst = () => {};
  await expect(strength).toHaveAttribute('aria-valuetext', 'Fraca');
  await password.fill(secret);
  await expect(strength).toHaveAttribute('aria-valuetext', 'Boa');
});

for (const brand of ['circulo', 'gtop'])
  test(`no way leads to a registration in ${brand}, nor does its address (AUTH-03, REGISTER-01)`, async ({
    page,
  }) => {
    await page.goto(`/student/home?tenant=${brand}`);
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('dialog', { name: 'Acesse sua conta' })).toBeVisible();
    await expect(page.getByText('Crie uma conta')).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

/** The form with all that can stand in it, so that all of it is looked at. */
const refused: View = {
  name: 'registration, refused',
  show: async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('button', { name: 'Crie uma conta' }).click();
    const { zipCode, password, submit } = fieldsOf(page);
    await zipCode.fill('13010-999');
    await expect(dialog(page).getByText('O CEP digitado não existe!')).toBeVisible();
    await password.fill(secret);
    await expect(dialog(page).getByText('Boa', { exact: true })).toBeVisible();
    await submit.click();
    await expect(dialog(page).getByText('Informe seu nome completo.')).toBeVisible();
  },
  shown: dialog,
  judges: ['axe', 'legible', 'icons', 'fits'],
};

for (const { name, title, slogan } of branded.filter((brand) => brand.name === 'decola'))
  test(`the registration of ${title}: rules of axe in light and dark, legible, fits from 320 to 1920 px (REGISTER-18)`, async ({
    page,
  }) => {
    test.slow();
    await walk(page, name, [
      { path: '/student/home', h1: slogan, title, there: landingThere, views: [refused] },
    ]);
  });
