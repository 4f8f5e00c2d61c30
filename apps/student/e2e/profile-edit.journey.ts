import { judgeInEveryBrand } from './branded.ts';
import { endSession, openPersonMenu, password, people, signIn, signOut } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const address = '/student/profile/edit';

judgeInEveryBrand('the profile edit', ({ title }) => [
  {
    path: address,
    h1: 'Editar perfil',
    title: `Editar perfil · ${title}`,
    views: [
      {
        name: 'profile edit',
        shown: (page) => page.getByRole('textbox', { name: 'Nome completo' }),
        judges: ['axe', 'legible', 'grid', 'fits'],
      },
    ],
  },
]);

const text = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar alterações' });

/** What the server knows of the person. */
const record = async (page: Page) =>
  (await (await page.request.get('/api/user/me/list/personalInformation')).json()).data.user;

/** The edits that the page sends from now on. */
async function editsOf(page: Page) {
  const sent: Record<string, unknown>[] = [];
  await page.route('**/edit/personalInformation', (route) => {
    sent.push(route.request().postDataJSON().user);
    return route.continue();
  });
  return sent;
}

async function open(page: Page) {
  await signIn(page, people.ana, address);
  await expect(text(page, /^Nome completo/)).toHaveValue(people.ana.name);
}

test('what was changed is sent once by a double click, and stands in the header and after a reload (PROFILE-02, PROFILE-04, PROFILE-06, PROFILE-08)', {
  tag: '@gate',
}, async ({ page }) => {
  const sent = await editsOf(page);
  await open(page);
  await expect(page.getByText('CPF', { exact: true })).toBeVisible();
  await text(page, /^Nome completo/).fill(' Ana Beatriz Prado ');
  await text(page, /^Nome social/).fill('Bia');
  await text(page, /^Data de nascimento/).fill('02051991');
  await text(page, /^Profissão/).fill('Líder de operações');
  await text(page, /^Sobre você/).fill('Gosto de aprender.');
  await text(page, /^CEP/).fill('20040002');
  await expect(text(page, /^Rua/)).toHaveValue('Avenida Rio Branco');
  await expect(page.getByRole('combobox', { name: /^Estado/ })).toHaveValue('RJ');
  await page.getByRole('spinbutton', { name: /^Número/ }).fill('7');
  await save(page).dblclick();
  await expect(page.getByText('Perfil salvo!').first()).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Ana Beatriz Prado',
      socialName: 'Bia',
      birthDate: '1991-05-02',
      profession: 'Líder de operações',
      biography: 'Gosto de aprender.',
      address: expect.objectContaining({
        zipCode: '20040002',
        stateID: 19,
        federalUnit: 'RJ',
        city: 'Rio de Janeiro',
        street: 'Avenida Rio Branco',
        addressNumber: 7,
      }),
    },
  ]);
  const photo = page.getByRole('button', { name: 'Menu de Bia' });
  await expect(photo).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('"socialName":"Bia"');
  // Nothing is left to be lost: the way back asks nothing.
  await page.reload();
  await expect(photo).toBeVisible();
  await expect(text(page, /^Nome completo/)).toHaveValue('Ana Beatriz Prado');
  await expect(text(page, /^Data de nascimento/)).toHaveValue('02/05/1991');
  await expect(text(page, /^CEP/)).toHaveValue('20040-002');
  expect(await record(page)).toMatchObject({ socialName: 'Bia', address: { addressNumber: 7 } });
});

test('what is refused stands at its field; without a network and without a session what was typed stays, and is sent afterwards (PROFILE-08, AUTH-43)', {
  tag: '@gate',
}, async ({ page, context }) => {
  await open(page);
  const email = text(page, /^E-mail/);
  await email.fill(people.helena.login);
  await text(page, /^Profissão/).fill('Líder de operações');
  await save(page).click();
  await expect(page.getByText('Este e-mail já está em uso.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('ana.prado@decola.com.br');

  await quiet(page);
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText(/^Ainda não foi possível salvar/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Perfil salvo!').first()).toBeVisible();
  expect(await record(page)).toMatchObject({
    email: 'ana.prado@decola.com.br',
    profession: 'Líder de operações',
  });

  await text(page, /^Profissão/).fill('Diretora');
  await endSession(page);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Faça seu login novamente.' });
  await dialog.getByLabel('CPF ou e-mail').fill('ana.prado@decola.com.br');
  await dialog.getByLabel(/^Senha/).fill(password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect.poll(async () => (await record(page)).profession).toBe('Diretora');
});

test('unsaved changes survive a reload, and are asked about on every way out; a change made in another tab is not written over unseen (PROFILE-08)', {
  tag: '@gate',
}, async ({ page, context }) => {
  await open(page);
  // A way out by the history of the app.
  await page.getByRole('link', { name: 'Voltar ao perfil' }).click();
  await expect(page).toHaveURL(/\/student\/profile$/);
  await page.goBack();
  const profession = text(page, /^Profissão/);
  await expect(profession).not.toHaveValue('');
  const before = await profession.inputValue();
  await profession.fill('Líder de operações');
  await page.getByLabel(/^Nova senha/).fill('Segredo#2026');
  await page.reload();
  await expect(profession).toHaveValue('Líder de operações');
  await expect(page.getByLabel(/^Nova senha/)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Segredo');

  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  await page.getByRole('link', { name: 'Voltar ao perfil' }).click();
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(question).toBeHidden();
  await page.goForward();
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(profession).toHaveValue('Líder de operações');

  const other = await context.newPage();
  await other.goto(address);
  await text(other, /^Profissão/).fill('Diretora');
  await text(other, /^Formação/).fill('Logística');
  await save(other).click();
  await expect(other.getByText('Perfil salvo!').first()).toBeVisible();
  await other.close();
  // What was typed over what stood before is still known as that, and what was not touched is what stands there now.
  await page.reload();
  await expect(text(page, /^Formação/)).toHaveValue('Logística');
  await expect(profession).toHaveValue('Líder de operações');
  await save(page).click();
  await expect(page.getByText(/alterado em outra aba ou em outro aparelho: Profissão/)).toBeVisible();
  expect((await record(page)).profession).toBe('Diretora');
  await page.getByRole('button', { name: 'Ficar com a outra alteração' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Seus dados' })).toBeFocused();
  await expect(profession).toHaveValue('Diretora');
  await profession.fill(before);
  await page.getByRole('link', { name: 'Voltar ao perfil' }).click();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/\/student\/profile$/);
  await page.goto(address);
  await expect(profession).toHaveValue('Diretora');
});

/** A picture of the given size in bytes, with nothing after what a decoder reads. */
const png = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

test('photo, interests and password are each saved by themselves (PROFILE-16, PROFILE-17, LIMITS-10, LIMITS-12, AUTH-34, THEME-06)', async ({
  page,
}) => {
  const sent = await editsOf(page);
  await open(page);
  await page.getByRole('button', { name: 'Trocar foto' }).click();
  const chooser = page.getByRole('dialog', { name: 'Sua foto' });
  const picker = chooser.getByLabel(/Selecione uma imagem/);
  const image = Buffer.from(await png(page), 'base64');
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(3_145_729) });
  await expect(
    chooser.getByText('A imagem selecionada é maior que 3MB. Por favor, selecione outra.'),
  ).toBeVisible();
  await picker.setInputFiles({ name: 'Ana.png', mimeType: 'image/png', buffer: image });
  await chooser.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Foto salva!').first()).toBeVisible();
  expect(sent).toEqual([
    { image: expect.stringMatching(/\/files\/uploads\//), profilePictureExtension: 'jpeg' },
  ]);
  const { image: saved } = await record(page);
  expect(saved).toMatch(/uploads/);
  await expect(page.getByRole('banner').locator(`img[src*="${saved.split('/').at(-1)}"]`)).toBeVisible();

  const interests = page.getByRole('region', { name: 'Interesses' });
  const own = interests.getByRole('list', { name: 'Seus interesses' }).getByRole('listitem');
  const count = await own.count();
  await interests.getByRole('button', { name: 'Escolher interesses' }).click();
  const choice = page.getByRole('dialog', { name: 'Meus interesses' });
  await choice
    .getByRole('group', { name: 'Seus interesses' })
    .getByRole('button', { pressed: true })
    .first()
    .click();
  await choice.getByRole('button', { name: 'Salvar' }).click();
  await expect(own).toHaveCount(count - 1);

  const secret = page.getByLabel(/^Nova senha/);
  await secret.fill('segredo');
  await expect(page.getByText('1 de 4 exigências atendidas.')).toBeAttached();
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('A senha ainda não atende a todos os itens da lista.')).toBeVisible();
  await expect(secret).toBeFocused();
  await secret.fill(' Segredo#2026 ');
  await page.getByLabel(/^Confirme a nova senha/).fill('Segredo#2026');
  await page.getByRole('button', { name: 'Alterar senha' }).dblclick();
  await expect(page.getByText('Senha alterada com sucesso!').first()).toBeVisible();
  await expect(secret).toHaveValue('');
  await openPersonMenu(page);
  await page.keyboard.press('Escape');
  await signOut(page);
  await page.request.post('/api/login', { data: { login: people.ana.login, password: 'Segredo#2026' } });
  expect((await record(page)).isImported).toBe(false);
});
