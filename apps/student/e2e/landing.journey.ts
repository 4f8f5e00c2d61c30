import { branded } from './branded.ts';
import { enterCredentials, people } from './people.ts';
import { quiet } from './quiet.ts';
import { atGate, expect, type Page, test } from './test.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Acesse sua conta' });
const course = (page: Page) =>
  page.getByRole('link', { name: 'Inteligência artificial no escritório' }).first();

test('a visitor who presses a course is asked to sign in, as often as they press, and lands in it', async ({
  page,
}) => {
  await page.goto('/student/home');
  await course(page).click();
  await expect(page).toHaveURL(/\/student\/home\?redirect=%2Fstudent%2Fcourse%2F\d+$/);
  await expect(panel(page).getByLabel('CPF ou e-mail')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await course(page).click();
  await expect(panel(page)).toBeVisible();

  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await page.goForward();
  await expect(panel(page)).toBeVisible();

  await enterCredentials(page, people.ana);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inteligência artificial no escritório');
});

test('the page stays where it is under the panel that a course opens, and closed stays closed (LANDING-17)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/student/home');
  await course(page).evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(scrolled).toBeGreaterThan(100);
  const before = await scrolled();
  for (const press of ['click', 'dblclick'] as const) {
    await course(page)[press]();
    await expect(panel(page).getByLabel('CPF ou e-mail')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/student/home');
    expect(await scrolled()).toBe(before);
  }
  await page.reload();
  await expect(course(page)).toBeVisible();
  await quiet(page);
  await expect(panel(page)).toBeHidden();
  // Where the course would have led is kept for who enters later.
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await enterCredentials(page, people.ana);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inteligência artificial no escritório');
});

test('who looks for a forgotten password comes back to the panel and to where they were going (AUTH-04)', async ({
  page,
}) => {
  await page.goto('/student/home');
  await course(page).click();
  await expect(panel(page)).toBeVisible();
  const address = page.url();
  await panel(page).getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page).toHaveURL(/\/student\/home\/reset-password\?redirect=%2Fstudent%2Fcourse%2F\d+$/);
  await page
    .getByRole('dialog', { name: 'Esqueci minha senha' })
    .getByRole('button', { name: 'Fechar' })
    .click();
  await expect(panel(page)).toBeVisible();
  expect(page.url()).toBe(address);
});

test('questions that are inactive or not meant for the landing page are not listed there, however they are sent; the others open and close (LANDING-10 to LANDING-12)', async ({
  page,
}) => {
  const faq = (id: number, question: string, more: object) => ({
    id,
    question,
    response: 'Resposta.',
    ...more,
  });
  await page.route('**/api/list/faq', (route) =>
    route.fulfill({
      json: {
        data: {
          faqs: [
            faq(1, 'Como troco a minha senha?', {}),
            faq(2, 'Pergunta desativada?', { isActive: false, showHomePage: true }),
            faq(3, 'Pergunta só de dentro?', { isActive: true, showHomePage: false }),
            faq(4, 'Onde vejo o CERTIFICADO?', { isActive: true, showHomePage: true }),
          ],
        },
      },
    }),
  );
  await page.goto('/student/home');
  const questions = page.getByRole('main').getByRole('button', { name: /\?$/ });
  await expect(questions).toHaveText(['Como troco a minha senha?', 'Onde vejo o CERTIFICADO?']);
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.last()).toHaveAttribute('aria-expanded', 'false');
  for (const isOpen of ['true', 'false']) {
    await questions.last().click();
    await expect(questions.last()).toHaveAttribute('aria-expanded', isOpen);
  }
  const search = page.getByRole('searchbox', { name: 'Qual sua dúvida?' });
  await expect(search).toHaveAttribute('placeholder', 'Qual sua dúvida?');
  await search.fill('certificado ');
  await expect(questions).toHaveText(['Onde vejo o CERTIFICADO?']);
  // Of the answers nothing is searched.
  await search.fill('resposta');
  await expect(questions).toHaveCount(0);
});

test('questions that cannot be read say so in their own place, and come with another try (FORMS-12)', {
  tag: '@gate',
}, async ({ page }) => {
  await page.route('**/api/list/faq', (route) => route.fulfill({ status: 500 }));
  await page.goto('/student/home');
  const region = page.getByRole('region', { name: 'Dúvidas frequentes' });
  await expect(region.getByRole('alert')).toContainText('Ocorreu um erro ao carregar as informações.');
  await page.unroute('**/api/list/faq');
  await region.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(region.getByRole('button', { name: /\?$/ }).first()).toBeVisible();
});

for (const [list, name, path] of [
  ['the questions', 'Dúvidas frequentes', '**/api/list/faq'],
  ['the new courses', 'NOVIDADES', '**/api/course/list/new'],
] as const)
  test(`${list} that answer 403 are asked for once more, then say so with a button, and come with another try (AUTH-43)`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(path, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 403, json: { code: 'ACCESS_SESSION_EXPIRED', message: 'Não.' } });
    });
    await page.goto('/student/home');
    const region = page.getByRole('region', { name });
    await expect(region.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await quiet(page);
    expect(asked).toHaveLength(2);
    await page.unroute(path);
    await region.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(
      region.getByRole('button', { name: /\?$/ }).or(region.getByRole('link')).first(),
    ).toBeVisible();
    await expect(page).toHaveURL('/student/home');
  });

test.describe('where movement is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the video about the company comes with the product’s player when its place is near, plays in view and stops out of view (LANDING-07, LANDING-08)', {
    tag: '@gate',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/student/home');
    await expect(page.getByRole('button', { name: 'Reproduzir: Vídeo de apresentação' })).toBeAttached();
    const player = page.getByRole('region', { name: 'Vídeo de apresentação' });
    await expect(player).toHaveCount(0);
    await page.getByRole('heading', { name: 'Sobre nós' }).scrollIntoViewIfNeeded();
    await player.scrollIntoViewIfNeeded();
    await expect(player.getByRole('button', { name: 'Pausar' })).toBeAttached();
    await expect(player.getByRole('button', { name: 'Sem som' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('heading', { name: 'Dúvidas frequentes' }).scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(player.getByRole('button', { name: 'Pausar' })).toHaveCount(0);
  });

  test('the video about the company waits while the sign-in lies over it (LANDING-07)', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener(
        'play',
        () => {
          const panel = document.querySelector('[role="dialog"]');
          document.documentElement.dataset.played = panel ? 'under the sign-in' : 'in view';
        },
        { capture: true, once: true },
      );
    });
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto('/student/home?tenant=circulo&redirect=%2Fstudent%2Fdashboard');
    const panel = page.getByRole('dialog');
    const player = page.getByLabel('Vídeo de apresentação');
    await expect(panel).toBeVisible();
    await expect(player).toBeInViewport();
    await panel.getByRole('button', { name: 'Fechar' }).click();
    await expect(panel).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await player.scrollIntoViewIfNeeded();
    await expect(page.locator('html')).toHaveAttribute('data-played', 'in view');
  });
});

test('who presses for the video before its player is there gets it, with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/student/home');
  await page.getByRole('button', { name: 'Reproduzir: Vídeo de apresentação' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Vídeo de apresentação' })).toBeFocused();
});

test('each of the six schools has a picture of its own, in its order (LANDING-09)', async ({ page }) => {
  await page.goto('/student/home?tenant=gtop');
  const tiles = page.getByRole('region', { name: 'Nossas escolas' }).getByRole('listitem');
  await expect(tiles.getByRole('heading')).toHaveText([
    'Corporativa',
    'Operações',
    'Administração',
    'Gestão e liderança',
    'Mercado',
    'Ferramentas',
  ]);
  const drawn = await tiles.evaluateAll(async (all) =>
    Promise.all(
      all.map(async (tile) => {
        const source = tile.querySelector('img')?.src ?? '';
        return (await fetch(source)).text();
      }),
    ),
  );
  for (const drawing of drawn) expect(drawing).toContain('<svg');
  expect(new Set(drawn).size).toBe(6);
});

/** The parts of the page under its hero, in the order of each brand. */
const parts = {
  decola: ['NOVIDADES', 'Sobre nós', 'Nossas escolas', 'Dúvidas frequentes'],
  circulo: ['Sobre nós', 'NOVIDADES', 'Nossas escolas', 'Dúvidas frequentes'],
  gtop: ['Nossas escolas', 'NOVIDADES', 'Sobre nós', 'Dúvidas frequentes'],
};

/** How each brand begins to speak of itself and of two of its schools. */
const said = {
  decola: [
    /^Da primeira semana ao próximo cargo/,
    'Da doca à porta do cliente, com segurança.',
    /ganhe altura/,
  ],
  circulo: [/^Aqui ninguém aprende sozinho/, 'Mãos à obra, com capricho e cuidado.', /traga a família/],
  gtop: [/^Procedimento claro/, 'Procedimentos, inspeção e risco sob controle.', /na mesma planta/],
};

for (const { name, title, slogan } of branded)
  test(
    `the landing page of ${title} has all its parts, and ends with the footer (LANDING-02, LANDING-05, LANDING-13)`,
    atGate(name === 'decola'),
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (call) => asked.push(`${call.method()} ${new URL(call.url()).pathname}`));
      await page.goto(`/student/home?tenant=${name}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: slogan })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Entrar' })).toBeVisible();
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(parts[name]);
      for (const words of said[name]) await expect(main.getByText(words)).toBeVisible();
      await expect(
        main.getByRole('button', { name: /^Reproduzir: / }).or(main.locator('video')),
      ).toBeAttached();
      await expect(course(page)).toBeAttached();
      expect(asked).toContain('GET /api/course/list/new');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toBeVisible();
      const below = await footer.evaluate(
        (element) =>
          document.documentElement.scrollHeight - (scrollY + element.getBoundingClientRect().bottom),
      );
      expect(Math.abs(below)).toBeLessThanOrEqual(1);
    },
  );

test('a card of a new course says what the course is, with its small picture where it has one (LANDING-06)', async ({
  page,
}) => {
  await page.route('**/api/course/list/new', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const [seeded] = data.courses;
    const small = {
      ...seeded,
      id: 901,
      title: 'Com miniatura',
      thumbnailURL: '/files/courses/3.svg',
      imageURL: '/files/courses/4.svg',
      rating: 4.5,
      duration: 307,
      haveCertification: true,
    };
    const large = { ...small, id: 902, title: 'Sem miniatura', thumbnailURL: null, haveCertification: false };
    await route.fulfill({ response, json: { data: { courses: [small, { ...large, duration: 3723 }] } } });
  });
  await page.goto('/student/home');
  const cards = page.getByRole('region', { name: 'NOVIDADES' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  for (const [at, title, picture, duration, certificates] of [
    [0, 'Com miniatura', '/files/courses/3.svg', '5:07m', 1],
    [1, 'Sem miniatura', '/files/courses/4.svg', '1:02:03h', 0],
  ] as const) {
    const card = cards.nth(at);
    await expect(card.getByRole('link', { name: title })).toBeVisible();
    await expect(card.locator('img').first()).toHaveAttribute('src', picture);
    await expect(card).toContainText('4,5');
    await expect(card).toContainText(duration);
    await expect(card.getByRole('img', { name: 'Com certificado' })).toHaveCount(certificates);
  }
});

const bare = '/student/home';
for (const [address, title] of [
  [`${bare}?redirect=%2Fstudent%2Fdashboard`, 'Acesse sua conta'],
  [`${bare}/registration`, 'Crie uma conta'],
  [`${bare}/reset-password`, 'Esqueci minha senha'],
  [`${bare}/reset-password/token/abc`, 'Crie uma nova senha'],
] as const)
  test(
    `${address} opens '${title}' over the landing page (LANDING-01, RECOVERY-01)`,
    atGate(address.includes('redirect')),
    async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
      // It is there, and cannot be reached meanwhile.
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
        'Seu próximo passo começa aqui',
      );
    },
  );

for (const [person, owed, title] of [
  [people.marina, 'firstLogin=create-new-credentials', 'Crie a sua senha'],
  [people.joao, 'acceptTerm=true', 'Novo Termo de Uso'],
] as const)
  test(`${bare}?${owed} asks a visitor to sign in, and opens '${title}' for who owes it (LANDING-14, AUTH-27, AUTH-30)`, async ({
    page,
    context,
  }) => {
    await page.goto(`${bare}?${owed}&redirect=%2Fstudent%2Fcourse%2F18`);
    await expect(page).toHaveURL(`${bare}?redirect=%2Fstudent%2Fcourse%2F18`);
    await expect(panel(page)).toBeVisible();
    await page.goto(`${bare}?${owed}`);
    await expect(page).toHaveURL(`${bare}?redirect=%2Fstudent%2Fdashboard`);
    await enterCredentials(page, person);
    const duty = page.getByRole('dialog', { name: title });
    await expect(duty).toBeVisible();
    await page.goto(`${bare}?${owed}`);
    await expect(duty).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      'Seu próximo passo começa aqui',
    );
    const opened = context.waitForEvent('page');
    await duty.getByRole('link', { name: /^Termo de Uso/ }).click();
    await expect(await opened).toHaveURL('/student/terms');
    await expect(page).toHaveURL(`${bare}?${owed}`);
  });

test('every link to the terms of use opens them in a new tab (LANDING-14)', async ({ page, context }) => {
  for (const address of [`${bare}/registration`, `${bare}/reset-password/token/abc`, bare]) {
    await page.goto(address);
    const place = address === bare ? page.getByRole('contentinfo') : page.getByRole('dialog');
    const opened = context.waitForEvent('page');
    await place.getByRole('link', { name: /^Termo de Uso/ }).click();
    const tab = await opened;
    await expect(tab).toHaveURL('/student/terms');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Termo de Uso');
    await expect(page).toHaveURL(address);
    await tab.close();
  }
});

test('the login field has the focus 250 ms after the panel was opened (LANDING-18, LIMITS-08)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(bare);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Entrar' });
  await opener.click();
  await expect(panel(page).getByLabel('CPF ou e-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  await opener.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(250);
  await expect(panel(page).getByLabel('CPF ou e-mail')).toBeFocused();
});
