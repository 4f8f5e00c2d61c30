import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { problemsInDark, problemsInLight } from './accessibility.ts';
import { branded } from './branded.ts';
import { fieldSizesOf, smallTextOf } from './legible.ts';
import { enterCredentials, openSession, people, signIn, signOut } from './people.ts';
import { emptyScrollOf, misfitsOf, overflowOf, setTextSize } from './reflow.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const at = (step: number | string) => `/student/onboarding/${step}`;
const { caio, ana } = people;

/** The step that is open, with what a person finds in every one. */
function stepOf(page: Page) {
  const dialog = page.getByRole('dialog').first();
  const dot = (name: string) =>
    dialog.getByRole('navigation', { name: 'Etapas das boas-vindas' }).getByRole('button', { name });
  return {
    dialog,
    dot,
    titled: (name: string | RegExp) => page.getByRole('dialog', { name }),
    next: dialog.getByRole('button', { name: 'Próximo' }),
    previous: dialog.getByRole('button', { name: 'Anterior' }),
    finish: dialog.getByRole('button', { name: 'Concluir', exact: true }),
    again: dialog.getByRole('button', { name: 'Tentar novamente' }),
    close: dialog.getByRole('button', { name: 'Fechar' }),
    socialName: dialog.getByRole('textbox', { name: 'Nome social' }),
    about: dialog.getByRole('textbox', { name: 'Sobre você' }),
    interests: dialog.getByRole('group', { name: 'Seus interesses' }).getByRole('button'),
  };
}

/** Caio signs in for the first time. */
async function arrive(page: Page, person: typeof caio | typeof ana = caio) {
  await page.goto('/student/dashboard');
  await enterCredentials(page, person);
  await expect(page).toHaveURL(person === caio ? at(1) : '/student/dashboard');
}

/** Presses Tab until this has the focus. The rings of dots are drawn within them, where no style of their own tells (stepper.stories). */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

type Sent = { path: string; body: unknown };

const interestsIn = (sent: Sent | undefined) =>
  (sent?.body as { interests: number[] } | undefined)?.interests;

/** The writes of the end that the page sends from now on, and the bodies of those that reach the server. */
async function recordEnd(page: Page) {
  const names: string[] = [];
  const sent: Sent[] = [];
  const ofEnd = /\/(upload\/image|interest\/link|onBoarding\/finish)$/;
  page.on('request', (request) => {
    const [, name] = ofEnd.exec(new URL(request.url()).pathname) ?? [];
    if (name && request.method() === 'POST') names.push(name);
  });
  await page.route(ofEnd, (route) => {
    const request = route.request();
    if (!request.url().endsWith('image'))
      sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
    return route.continue();
  });
  return { sent, names };
}

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><rect width="${width / 2}" height="${height}" fill="#ff7a1a"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer();

/** Chooses a photo of this device in step 7, in the browser's own dialog, and saves it as it is. */
async function savePhoto(page: Page) {
  await page.getByRole('button', { name: /^(Escolher|Trocar) foto$/ }).click();
  const chooser = page.getByRole('dialog', { name: 'Sua foto' });
  const file = test.info().outputPath('Caio.PNG');
  await writeFile(file, await photo());
  const opened = page.waitForEvent('filechooser');
  await chooser.getByText('Selecione uma imagem').click();
  // What is on the disk is told as a person's choice is; what a test makes up comes in one event less.
  await (await opened).setFiles(file);
  await chooser.getByRole('button', { name: 'Salvar' }).click();
  await expect(chooser).toHaveCount(0);
}

test('a first sign-in goes through eight steps by keyboard alone, is saved once by two presses, and changes name everywhere (ONBOARD-02 to ONBOARD-06, ONBOARD-09, ONBOARD-10, ONBOARD-13 to ONBOARD-17)', {
  tag: '@gate',
}, async ({ page }) => {
  const { sent } = await recordEnd(page);
  await arrive(page);
  const { titled, socialName, next, previous, about, interests, finish } = stepOf(page);
  const { keyboard } = page;
  await expect(titled('Como podemos chamar você?')).toBeVisible();
  await expect(previous).toHaveCount(0);
  await tabTo(page, socialName);
  await keyboard.type('  Cacá Dias ');
  await keyboard.press('Enter');

  await expect(page).toHaveURL(at(2));
  await tabTo(page, about);
  await keyboard.type('Trabalho no armazém.\nGosto de ensinar.');
  await tabTo(page, next);
  await keyboard.press('Enter');
  await expect(titled('Boas-vindas à Decola!')).toContainText('Que bom ter você aqui, Cacá.');
  await expect(previous).toBeVisible();
  await expect(next).toBeFocused();
  await keyboard.press('Enter');
  await expect(titled('Aprenda no seu ritmo')).toBeVisible();
  await keyboard.press('Enter');
  await expect(titled('Como funciona')).toContainText('Decoins');
  await keyboard.press('Enter');
  await expect(titled('Do que você gosta?')).toBeVisible();
  await tabTo(page, interests.nth(1));
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.getByText('2 de 5 escolhidos').first()).toBeVisible();
  await tabTo(page, next);
  await keyboard.press('Enter');
  await expect(titled('Hora de decolar!')).toBeVisible();
  await keyboard.press('Enter');
  await expect(titled('Tudo pronto, Cacá!')).toContainText('Trabalho no armazém.');
  await tabTo(page, finish);
  await keyboard.press('Enter');
  await keyboard.press('Enter');

  await expect(page).toHaveURL('/student/dashboard?page=1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Tudo salvo. Bons estudos!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Cacá!');
  await expect(page.getByRole('button', { name: 'Menu de Cacá Dias' })).toBeVisible();
  const chosen = interestsIn(sent[0]);
  expect(chosen).toHaveLength(2);
  expect(sent).toEqual([
    { path: '/api/decola/interest/link', body: { interests: chosen } },
    {
      path: '/api/decola/user/onBoarding/finish',
      body: {
        user: {
          socialName: 'Cacá Dias',
          biography: 'Trabalho no armazém.\nGosto de ensinar.',
          interests: chosen,
        },
      },
    },
  ]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('armazém');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Cacá!');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an address opens its step, any other one the first, over a dashboard that stays (ONBOARD-01, ONBOARD-02, ONBOARD-11, ONBOARD-14)', async ({
  page,
}) => {
  await signIn(page, ana);
  for (const other of ['0', '9', '-1', 'um', '1.5']) {
    await page.goto(at(other));
    await expect(page).toHaveURL(at(1));
    await expect(page.getByRole('dialog', { name: 'Como podemos chamar você?' })).toBeVisible();
  }
  await page.goto(at(4));
  const { titled, dot, close, previous } = stepOf(page);
  await expect(titled('Aprenda no seu ritmo')).toBeVisible();
  await expect(page).toHaveTitle('Boas-vindas · Decola');
  const greeting = page.locator('h1');
  await expect(greeting).toHaveText('Olá, Ana!');
  await greeting.evaluate((heading) => heading.setAttribute('data-same', ''));
  await dot('Interesses').click();
  await expect(page).toHaveURL(at(6));
  await expect(dot('Interesses')).toHaveAttribute('aria-current', 'step');
  await dot('Nome social').click();
  await expect(previous).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(at(6));
  await page.goBack();
  await expect(titled('Aprenda no seu ritmo')).toBeVisible();
  await close.click();
  await expect(page).toHaveURL('/student/dashboard?page=1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('h1[data-same]')).toBeVisible();
  await expect(page.getByText(/^Suas boas-vindas ficam para depois/)).toHaveCount(0);
});

test('Back leads from the dashboard to the page before the steps, whether they were finished or closed', async ({
  page,
}) => {
  await openSession(page, ana);
  await page.goto('/student/course/18');
  const { dialog, dot, next, previous, finish } = stepOf(page);
  for (const way of ['finished', 'closed']) {
    await page.goto(at(3));
    await next.click();
    await previous.click();
    await expect(page).toHaveURL(at(3));
    await dot('Tudo pronto').click();
    await page.reload();
    if (way === 'finished') await finish.click();
    else {
      await expect(finish).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(page).toHaveURL('/student/dashboard?page=1');
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/student/course/18');
  }
});

test('a reload at each step, the way back, closing and coming back lose nothing, and nobody else finds it (ONBOARD-12)', async ({
  page,
}) => {
  await arrive(page);
  const { dialog, socialName, about, interests, next, close, titled } = stepOf(page);
  await socialName.fill('Cacá');
  await page.reload();
  await expect(socialName).toHaveValue('Cacá');
  await next.click();
  await about.fill('Do armazém.');
  await page.reload();
  await expect(about).toHaveValue('Do armazém.');
  for (const step of [3, 4, 5, 6]) {
    await next.click();
    await expect(page).toHaveURL(at(step));
    await page.reload();
    await expect(dialog.getByRole('button', { name: 'Próximo' })).toBeVisible();
  }
  await interests.nth(0).click();
  await page.reload();
  await expect(interests.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await next.click();
  await savePhoto(page);
  await page.reload();
  await expect(page.getByText('Sua foto está escolhida')).toBeVisible();
  await next.click();
  await expect(titled('Tudo pronto, Cacá!')).toContainText('Nova foto escolhida');

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/student/dashboard?page=1');
  await expect(page.getByText(/^Suas boas-vindas ficam para depois/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Caio!');
  await page.goto('/student/course/1');
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL('/student/dashboard');
  await page.goto(at(2));
  await expect(about).toHaveValue('Do armazém.');
  await close.click();

  await signOut(page, caio);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('armazém');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, caio);
  await expect(page).toHaveURL(at(1));
  await expect(socialName).toHaveValue('');
});

test('five interests are the most: the others say why they are off until one is given back (ONBOARD-06, ONBOARD-07, ONBOARD-18, LIMITS-12)', async ({
  page,
}) => {
  await signIn(page, ana, '/student/course/18');
  const { sent } = await recordEnd(page);
  await page.goto(at(6));
  const { dialog, interests, dot, finish } = stepOf(page);
  const answer = await (await page.request.get('/api/decola/interest/list')).json();
  const titles = (answer.data.interests as { title: string }[]).map(({ title }) => title);
  await expect(interests).toHaveCount(titles.length);
  for (const chip of await interests.all())
    if ((await chip.getAttribute('aria-pressed')) === 'true') await chip.click();
  for (const index of [0, 1, 2, 3, 4]) await interests.nth(index).click();
  const sixth = interests.nth(5);
  await expect(
    dialog.getByText('Você escolheu 5 de 5. Para trocar, desmarque um deles.').first(),
  ).toBeVisible();
  await expect(sixth).toHaveAttribute('aria-disabled', 'true');
  await sixth.focus();
  await page.keyboard.press('Space');
  await expect(sixth).toHaveAttribute('aria-pressed', 'false');
  await interests.nth(2).focus();
  await page.keyboard.press('Space');
  await expect(sixth).not.toHaveAttribute('aria-disabled');
  await sixth.click();
  await expect(interests.nth(2)).toHaveAttribute('aria-disabled', 'true');
  await dot('Tudo pronto').click();
  await finish.dblclick();
  await expect(page).toHaveURL('/student/dashboard?page=1');
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/decola/interest/link',
    '/api/decola/user/onBoarding/finish',
  ]);
  expect(interestsIn(sent[0])).toHaveLength(5);
});

test('a photo is judged, moved by keys, cropped to a square, shown everywhere and sent once (ONBOARD-08, SHELL-45 to SHELL-49, LIMITS-10)', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await signIn(page, ana, '/student/course/18');
  const { names } = await recordEnd(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(at(7));
  const { titled, dot, finish } = stepOf(page);
  await expect(titled('Hora de decolar!')).toBeVisible();
  await page.getByRole('button', { name: 'Trocar foto' }).click();
  const chooser = page.getByRole('dialog', { name: 'Sua foto' });
  const picker = chooser.getByLabel(/Selecione uma imagem/);
  const save = chooser.getByRole('button', { name: 'Salvar' });
  await expect(save).toBeDisabled();

  await picker.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(chooser.getByText('Por favor, insira uma imagem PNG, JPG, JPEG ou WEBP')).toBeVisible();
  const filled = (size: number) => Buffer.concat([Buffer.alloc(size)]);
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: filled(3_145_729) });
  await expect(
    chooser.getByText('A imagem selecionada é maior que 3MB. Por favor, selecione outra.'),
  ).toBeVisible();
  expect(asked.filter((path) => path.includes('image-cropper'))).toEqual([]);
  const whole = await photo();
  const exact = Buffer.concat([whole, filled(3_145_728 - whole.length)]);
  await picker.setInputFiles({
    name: 'a.JPEG',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('isto é um texto'),
  });
  await expect(chooser.getByText(/^Não foi possível abrir este arquivo/)).toBeVisible();
  await picker.setInputFiles([]);
  expect(await chooser.getByRole('alert').count()).toBe(0);
  await picker.setInputFiles({ name: 'Ana.WebP', mimeType: 'image/png', buffer: exact });

  const area = chooser.getByRole('group', { name: 'Área da foto' });
  await expect(save).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  await expect(page.getByText('Sua foto está escolhida')).toHaveCount(0);

  await page.getByRole('button', { name: 'Trocar foto' }).click();
  await picker.setInputFiles({ name: 'Ana.png', mimeType: 'image/png', buffer: whole });
  await expect(save).toBeEnabled();
  await tabTo(page, area);
  const preview = chooser.locator('img[src^="data:image/jpeg"]');
  const before = await preview.getAttribute('src');
  for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => preview.getAttribute('src')).not.toBe(before);
  await tabTo(page, chooser.getByRole('button', { name: 'Aproximar' }));
  await page.keyboard.press('Enter');
  await expect(chooser.getByRole('button', { name: 'Afastar' })).toBeEnabled();
  const size = await preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([512, 512]);
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sua foto está escolhida')).toBeVisible();

  await dot('Tudo pronto').click();
  await finish.click();
  await expect(page).toHaveURL('/student/dashboard?page=1');
  expect(names).toEqual(['upload/image', 'interest/link', 'onBoarding/finish']);
  const shown = page.getByRole('banner').locator('img[src*="/files/uploads/"]');
  await expect(shown.first()).toBeVisible();
  await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page.reload();
  await expect(shown.first()).toBeVisible();
  expect(logged.filter((text) => text.includes('No image was chosen.')).length).toBeGreaterThan(0);
});

test('each part of the end that fails is told, kept and tried again from there, without doubling', async ({
  page,
  context,
}) => {
  await arrive(page);
  const { names } = await recordEnd(page);
  const { dialog, socialName, dot, finish, again } = stepOf(page);
  await socialName.fill('Cacá');
  await dot('Foto').click();
  await savePhoto(page);
  await dot('Tudo pronto').click();

  const refuse = async (path: string) => {
    await page.route(path, (route) => route.fulfill({ status: 500, body: '{' }));
    return () => page.unroute(path);
  };
  const letPhoto = await refuse('**/api/decola/upload/image');
  await finish.dblclick();
  await expect(dialog.getByRole('alert')).toContainText('Não foi possível enviar a sua foto.');
  await letPhoto();
  const letInterests = await refuse('**/api/decola/interest/link');
  await again.click();
  await expect(dialog.getByRole('alert')).toContainText('Não foi possível salvar os seus interesses.');
  await letInterests();
  await page.route('**/onBoarding/finish', (route) => route.abort());
  await again.click();
  await expect(dialog.getByRole('alert')).toContainText('Não foi possível concluir as boas-vindas.');
  await expect(dialog.getByRole('alert')).toContainText(
    'Erro de conexão. O que você preencheu está guardado.',
  );
  await page.unroute('**/onBoarding/finish');
  await page.reload();
  await expect(finish).toBeVisible();
  await context.setOffline(true);
  await finish.click();
  await expect(dialog.getByRole('alert')).toContainText('Erro de conexão.');
  await dialog.getByRole('button', { name: 'Rever interesses' }).click();
  await expect(page).toHaveURL(at(6));
  await context.setOffline(false);
  await dot('Tudo pronto').click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await finish.dblclick();
  await expect(page).toHaveURL('/student/dashboard?page=1');
  await expect(page.getByRole('banner').locator('img[src*="/files/uploads/"]').first()).toBeVisible();
  // One photo that failed and one that came; never a third, nor after the reload.
  expect(names.filter((name) => name === 'upload/image')).toHaveLength(2);
  expect(names.filter((name) => name === 'onBoarding/finish')).toHaveLength(2);
});

test('a photo that the server refuses can be left out', { tag: '@gate' }, async ({ page }) => {
  await arrive(page);
  const { dialog, dot, finish } = stepOf(page);
  await dot('Foto').click();
  await expect(dialog.getByRole('img', { name: `Foto de ${caio.name}` })).toHaveAttribute(
    'data-initials',
    'CD',
  );
  await savePhoto(page);
  await dot('Tudo pronto').click();
  await page.route('**/api/decola/upload/image', (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 'IMAGE_TOO_LARGE',
        message: 'A imagem selecionada é maior que 3MB. Por favor, selecione outra.',
      },
    }),
  );
  await finish.click();
  await expect(dialog.getByRole('alert')).toContainText('A imagem selecionada é maior que 3MB.');
  await dialog.getByRole('button', { name: 'Concluir sem a foto' }).click();
  await expect(page).toHaveURL('/student/dashboard?page=1');
});

test('what is finished in one tab is over in the other (ONBOARD-17)', async ({ page, context }) => {
  await arrive(page);
  const other = await context.newPage();
  await other.goto(at(3));
  await expect(other.getByRole('dialog')).toBeVisible();
  const { socialName, dot, finish } = stepOf(page);
  await socialName.fill('Cacá');
  await dot('Tudo pronto').click();
  await finish.click();
  await expect(page).toHaveURL('/student/dashboard?page=1');
  await expect(other).toHaveURL('/student/dashboard?page=1');
  await expect(other.getByText('Você já concluiu as boas-vindas em outra aba.')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Olá, Cacá!');
});

test('without the person or the interests the steps say so and ask again, and can be left', async ({
  page,
}) => {
  await signIn(page, ana, '/student/course/18');
  await page.route('**/personalInformation', (route) => route.abort());
  await page.goto(at(6));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await page.unroute('**/personalInformation');
  await page.route('**/interest/list', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('dialog', { name: 'Do que você gosta?' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await page.unroute('**/interest/list');
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog.getByRole('group', { name: 'Seus interesses' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(page).toHaveURL('/student/dashboard?page=1');
});

/** What a person sees of each step, by its title. */
const titles = [
  'Como podemos chamar você?',
  'Conte um pouco sobre você',
  /^Boas-vindas (à|ao) /,
  'Aprenda no seu ritmo',
  'Como funciona',
  'Do que você gosta?',
  'Hora de decolar!',
  /^Tudo pronto, /,
];

/** Windows and text sizes that each step has to fit. */
const windows = [
  [320, 100],
  [360, 100],
  [768, 100],
  [1440, 100],
  [320, 200],
  [768, 200],
] as const;

const softly = expect.configure({ soft: true });

/** Buttons that are cut at the side of the dialog that is on top: it hides what is wider than itself. */
const cutButtonsOf = (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .evaluate((dialog) => {
      const { left, right } = dialog.getBoundingClientRect();
      return [...dialog.querySelectorAll('button')].flatMap((button) => {
        const box = button.getBoundingClientRect();
        return box.left < left || box.right > right + 0.5 ? [button.ariaLabel ?? button.textContent] : [];
      });
    });

/** What is over the page, judged by itself: the page under it has judges of its own. */
async function judgeDialog(page: Page, place: string) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('header, main, footer { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
  softly(await problemsInLight(page), `${place}, light`).toEqual([]);
  softly(await problemsInDark(page), `${place}, dark`).toEqual([]);
  softly(await smallTextOf(page), `${place}: text below 12 px`).toEqual([]);
  const small = (await fieldSizesOf(page)).filter(({ size }) => size < 16);
  softly(small, `${place}: fields below 16 px`).toEqual([]);
  for (const [width, text] of windows) {
    const window = `${place}, ${width} px, text ${text} %`;
    await page.setViewportSize({ width, height: width < 700 ? 640 : 900 });
    await setTextSize(page, text);
    softly(await overflowOf(page), window).toBe(0);
    softly(await emptyScrollOf(page), `${window}: scrolls to where there is nothing`).toEqual({});
    softly(await misfitsOf(page), window).toEqual({ broken: [], outside: [] });
    softly(await cutButtonsOf(page), `${window}: buttons that reach out of the dialog`).toEqual([]);
  }
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const { name } of branded)
  test(`every step in ${name}: rules of axe in light and dark, legible, fits from 320 px and with text twice its size`, async ({
    page,
  }) => {
    test.slow();
    await openSession(page, ana, name);
    for (const [index, title] of titles.entries()) {
      await page.goto(at(index + 1));
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      if (title === 'Do que você gosta?')
        await expect(dialog.getByRole('group', { name: 'Seus interesses' })).toBeVisible();
      await judgeDialog(page, `${name}, step ${index + 1}`);
    }
    await page.goto(at(7));
    await page.getByRole('button', { name: 'Trocar foto' }).click();
    const chooser = page.getByRole('dialog', { name: 'Sua foto' });
    await judgeDialog(page, `${name}, choosing a photo`);
    await chooser
      .getByLabel(/Selecione uma imagem/)
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await photo() });
    await expect(chooser.getByRole('button', { name: 'Salvar' })).toBeEnabled();
    await judgeDialog(page, `${name}, cropping a photo`);
  });
