import { openSession, signIn } from './people.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const retries = (page: Page) => main(page).getByRole('button', { name: 'Tentar novamente' });
const messages = (page: Page) => main(page).getByRole('alert');

/** Every call but those that tell who is there and what the product is set to. */
const allCalls = /\/api\/(?!user\/validate|user\/me|decola\/configuration)/;

const pages: { name: string; path: string; there: (page: Page) => Locator[] }[] = [
  {
    name: 'the dashboard',
    path: '/student/dashboard',
    there: (page) => [
      ...[
        'Seu próximo passo',
        'Continue de onde você parou!',
        'Trilhas obrigatórias pendentes',
        'Novidades',
        'Treinamentos',
        'Seus interesses',
      ].map((name) => part(page, name).getByRole('link').first()),
      page.getByRole('group', { name: 'Escolas' }),
      page.getByRole('list', { name: 'Todos os treinamentos' }).getByRole('link').first(),
    ],
  },
  {
    name: 'a course',
    path: '/student/course/26',
    there: (page) => [
      main(page).getByRole('link', { name: 'Continuar', exact: true }),
      page.getByRole('list', { name: 'Conteúdos' }),
      part(page, 'Instrutores').getByRole('article').first(),
    ],
  },
  {
    name: 'a content',
    path: '/student/course/18/content/1801',
    there: (page) => [
      page.getByRole('button', { name: 'Reproduzir' }).first(),
      page.getByRole('list', { name: 'Conteúdos do treinamento' }),
    ],
  },
];

const failures = {
  'have no network': {
    abort: 'internetdisconnected',
    says: /Erro de conexão\.(Confira a sua internet|Nada do que você já concluiu foi perdido)/,
  },
  'are refused': {
    status: 500,
    says: /Ocorreu um erro inesperado\..*Nada do que você já concluiu foi perdido\./,
  },
} as const;

for (const { name, path, there } of pages)
  for (const [how, failure] of Object.entries(failures))
    test(`when all calls of ${name} ${how}, one message says so and one action brings the whole page`, async ({
      page,
    }) => {
      await openSession(page);
      await page.route(allCalls, (route) =>
        'abort' in failure ? route.abort(failure.abort) : route.fulfill({ status: failure.status }),
      );
      await page.goto(path);
      await expect(retries(page)).toHaveCount(1);
      await expect(messages(page)).toHaveCount(1);
      await expect(messages(page)).toContainText(failure.says);
      await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);

      await page.unroute(allCalls);
      await retries(page).click();
      for (const each of there(page)) await expect(each).toBeVisible();
      await expect(retries(page)).toHaveCount(0);
    });

test('a page that was refused and is tried again without a network says so, and comes with the network', async ({
  page,
  context,
}) => {
  await openSession(page);
  await page.route(allCalls, (route) => route.fulfill({ status: 500 }));
  await page.goto('/student/dashboard');
  await expect(messages(page)).toContainText('Ocorreu um erro inesperado.');
  // Every part has been refused before the calls are let through.
  await expect(retries(page)).toHaveCount(1);
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await page.unroute(allCalls);
  await context.setOffline(true);
  await retries(page).click();
  await expect(messages(page)).toContainText('Erro de conexão.');
  await context.setOffline(false);
  await expect(part(page, 'Seu próximo passo').getByRole('link').first()).toBeVisible();
  await expect(retries(page)).toHaveCount(0);
});

test('when all of a course but the course itself fails, one action brings all of it', async ({ page }) => {
  const [, course] = pages;
  await openSession(page);
  const rest = /\/api\/(decola\/enroll|decola\/courses)\//;
  await page.route(rest, (route) => route.fulfill({ status: 500 }));
  await page.goto('/student/course/26');
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page)).toContainText('Não foi possível carregar algumas partes da página.');
  await expect(retries(page)).toHaveCount(1);
  await page.unroute(rest);
  await retries(page).click();
  for (const each of course?.there(page) ?? []) await expect(each).toBeVisible();
  await expect(retries(page)).toHaveCount(0);
});

const parts: {
  call: string;
  path: string;
  place: (page: Page) => Locator;
  says: string;
  others: (page: Page) => Locator[];
  there: (page: Page) => Locator;
}[] = [
  {
    call: 'listSchools',
    path: '/student/dashboard',
    place: (page) => part(page, 'Filtros'),
    says: 'Não foi possível carregar as escolas.',
    others: (page) => [
      part(page, 'Trilhas obrigatórias pendentes').getByRole('link').first(),
      part(page, 'Filtros').getByRole('combobox', { name: 'Trilhas' }),
    ],
    there: (page) => page.getByRole('group', { name: 'Escolas' }).getByRole('button').first(),
  },
  {
    call: 'listCourseTracks',
    path: '/student/dashboard',
    place: (page) => part(page, 'Filtros'),
    says: 'Não foi possível carregar as trilhas.',
    others: (page) => [page.getByRole('group', { name: 'Escolas' }).getByRole('button').first()],
    there: (page) => part(page, 'Filtros').getByRole('combobox', { name: 'Trilhas' }),
  },
  {
    call: 'getCourseEnrollment',
    path: '/student/course/26',
    place: main,
    says: 'Não foi possível carregar a sua matrícula.',
    others: (page) => [page.getByRole('list', { name: 'Conteúdos' })],
    there: (page) => main(page).getByRole('link', { name: 'Continuar', exact: true }),
  },
  {
    call: 'listCourseContents',
    path: '/student/course/26',
    place: (page) => part(page, 'Conteúdos'),
    says: 'Não foi possível carregar esta parte da página. As outras continuam funcionando.',
    others: (page) => [part(page, 'Instrutores').getByRole('article').first()],
    there: (page) => page.getByRole('list', { name: 'Conteúdos' }),
  },
  {
    call: 'listCourseInstructors',
    path: '/student/course/26',
    place: (page) => part(page, 'Instrutores'),
    says: 'O serviço está indisponível. Tente mais tarde.',
    others: (page) => [page.getByRole('list', { name: 'Conteúdos' })],
    there: (page) => part(page, 'Instrutores').getByRole('article').first(),
  },
];

for (const { call, path, place, says, others, there } of parts)
  test(`when ${call} fails alone, its part of the page says so and can be tried again`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.breakCalls({ [call]: 'failing' });
    await signIn(page, undefined, path);
    await expect(place(page).getByText(says)).toBeVisible();
    for (const other of others(page)) await expect(other).toBeVisible();
    await expect(retries(page)).toHaveCount(1);

    await sandbox.breakCalls({});
    await place(page).getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(there(page)).toBeVisible();
    await expect(retries(page)).toHaveCount(0);
  });

test('two parts that fail while the code of the others is on its way do not stand for the whole page', async ({
  page,
  sandbox,
}) => {
  await sandbox.breakCalls({ listCoursesInProgress: 'failing', listRequiredCourseTracks: 'failing' });
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/below-the-fold-.*\.js/, async (route) => {
    await come;
    await route.continue();
  });
  await signIn(page, undefined, '/student/dashboard');
  await expect(retries(page)).toHaveCount(1);
  letCome();
  await expect(part(page, 'Treinamentos').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Todos os treinamentos' })).toBeVisible();
});

test('extra material of a course is asked for when it is opened; what cannot be read says so and can be tried again', async ({
  page,
  sandbox,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/complements')) asked.push(request.url());
  });
  await sandbox.breakCalls({ listCourseContentComplements: 'failing' });
  await signIn(page, undefined, '/student/course/26');
  await expect(page.getByRole('list', { name: 'Conteúdos' })).toBeVisible();
  await expect(part(page, 'Instrutores').getByRole('article').first()).toBeVisible();
  expect(asked).toEqual([]);

  await main(page).getByRole('button', { name: 'Materiais complementares' }).click();
  const place = part(page, 'Materiais complementares');
  await expect(place.getByText('Não foi possível carregar os materiais complementares.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Conteúdos' })).toBeVisible();
  await sandbox.breakCalls({});
  await retries(page).click();
  await expect(place.getByRole('link').first()).toBeVisible();
});

test('a panel beside a content that cannot be read says so and can be tried again', async ({
  page,
  sandbox,
}) => {
  await sandbox.breakCalls({ listCourseContentNotes: 'failing' });
  await signIn(page, undefined, '/student/course/18/content/1801');
  await main(page).getByRole('tab', { name: 'Anotações' }).click();
  await expect(main(page).getByText('O serviço está indisponível. Tente mais tarde.')).toBeVisible();
  await page.getByRole('tab', { name: 'Conteúdos' }).click();
  await expect(page.getByRole('list', { name: 'Conteúdos do treinamento' })).toBeVisible();
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await expect(main(page).getByText('O serviço está indisponível. Tente mais tarde.')).toBeVisible();
  await sandbox.breakCalls({});
  await retries(page).click();
  await expect(main(page).getByRole('button', { name: 'Salvar anotação' })).toBeVisible();
});

test('the video of a course that cannot be read says so in its dialog and can be tried again', async ({
  page,
  sandbox,
}) => {
  await signIn(page);
  await sandbox.breakCalls({ getCourse: 'failing' });
  await main(page)
    .getByRole('button', { name: /^Vídeo de apresentação de/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('O serviço está indisponível. Tente mais tarde.')).toBeVisible();
  await sandbox.breakCalls({});
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog.getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
});

test('a page that could not be reached comes with a press, which leads to its title, or with the network', async ({
  page,
}) => {
  await openSession(page);
  const cut = () => page.route(allCalls, (route) => route.abort('internetdisconnected'));
  const title = page.getByRole('heading', { level: 1 });
  await cut();
  await page.goto('/student/course/26');
  await expect(title).toHaveText('Erro de conexão.');
  await page.unroute(allCalls);
  await retries(page).press('Enter');
  await expect(page.getByRole('list', { name: 'Conteúdos' })).toBeVisible();
  await expect(title).toBeFocused();

  await cut();
  await page.reload();
  await expect(title).toHaveText('Erro de conexão.');
  await page.unroute(allCalls);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByRole('list', { name: 'Conteúdos' })).toBeVisible();
});

test('a picture that does not come leaves the ground under it, and comes with the network', async ({
  page,
  context,
}) => {
  const pictures = main(page).locator('article img[alt=""]');
  await openSession(page);
  await page.route(/\.(svg|webp|avif|jpe?g|png)(\?|$)/, (route) => route.abort('internetdisconnected'));
  await page.goto('/student/dashboard');
  await expect(pictures.first()).toBeAttached();
  await expect(pictures.first()).toBeHidden();
  const source = await pictures.first().evaluate((picture: HTMLImageElement) => picture.src);
  // A line that is just back breaks off once more.
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === source);
  await context.setOffline(true);
  await context.setOffline(false);
  await refused;
  await page.unroute(/\.(svg|webp|avif|jpe?g|png)(\?|$)/);
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.first()).toHaveJSProperty('complete', true);
});
