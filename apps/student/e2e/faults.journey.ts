import { people, signIn } from './people.ts';
import { expect, test } from './test.ts';

const strips = [
  { title: 'Seu próximo passo', call: 'listCoursesInProgress' },
  { title: 'Seus interesses', call: 'listMyInterestsWithCourses' },
  { title: 'Treinamentos', call: 'listEvents' },
  { title: 'Trilhas obrigatórias pendentes', call: 'listRequiredCourseTracks' },
] as const;

const failures = [
  { fault: 'failing', says: 'O serviço está indisponível. Tente mais tarde.' },
  { fault: 'broken', says: 'Ocorreu um erro inesperado.' },
  { fault: 'wrongSchema', says: 'Ocorreu um erro inesperado.' },
  { fault: 'dropped', says: 'Erro de conexão.' },
] as const;

for (const [at, { fault, says }] of failures.entries()) {
  const { title, call } = strips[at % strips.length] ?? strips[0];
  /** Each strip stands on its own call (DASH-08, DASH-11, DASH-13); a part that failed has its retry (SHELL-43). */
  test(`a call that is ${fault} costs the strip "${title}" alone, which a retry brings back`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.breakCalls({ [call]: fault });
    await signIn(page);
    const strip = page.getByRole('region', { name: title, exact: true });
    await expect(strip.getByText(says)).toBeVisible();
    for (const other of strips.filter((each) => each.title !== title)) {
      const region = page.getByRole('region', { name: other.title, exact: true });
      await expect(region.getByRole('link').first()).toBeVisible();
      await expect(region.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
    }
    await expect(
      page.getByRole('list', { name: 'Todos os treinamentos' }).getByRole('link').first(),
    ).toBeVisible();

    await sandbox.breakCalls({});
    await strip.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(strip.getByRole('link').first()).toBeVisible();
  });
}

test('a slow strip holds its place and keeps nobody waiting', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ listEvents: 'slow' });
  await signIn(page);
  const strip = page.getByRole('region', { name: 'Treinamentos', exact: true });
  await expect(
    page.getByRole('list', { name: 'Todos os treinamentos' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(strip).toHaveAttribute('aria-busy', 'true');
  await expect(strip.getByRole('link').first()).toBeVisible();
});

test('tracks whose schools cannot be read stand under no name', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ listSchools: 'failing' });
  await signIn(page);
  const strip = page.getByRole('region', { name: 'Trilhas obrigatórias pendentes', exact: true });
  await expect(strip.getByRole('link').first()).toBeVisible();
  await expect(strip.getByText('Trilhas', { exact: true })).toHaveCount(0);
  await expect(strip.getByRole('heading', { level: 3 }).first()).toHaveText(/\S/);
});

test('a course that cannot be read says so in its place and leaves a way on', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ getCourse: 'failing' });
  await signIn(page, people.ana, '/student/dashboard');
  await page.getByRole('list', { name: 'Todos os treinamentos' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'O serviço está indisponível. Tente mais tarde.',
  );
  await expect(page.getByRole('link', { name: 'Decola: ir para o início' })).toBeVisible();
  await sandbox.breakCalls({});
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Conteúdos' })).toBeVisible();
});

test('a sign-in that the network swallows is told and can be tried again', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ signIn: 'dropped' });
  await page.goto('/student/dashboard');
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await panel.getByLabel('CPF ou e-mail').fill(people.ana.login);
  await panel.getByLabel(/^Senha/).fill('Decola@2026');
  await panel.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Erro de conexão.').first()).toBeVisible();
  await sandbox.breakCalls({});
  await panel.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/student/dashboard');
});

test('a page whose code or data take their time says that it is on its way, at once and until it is there (SHELL-41)', async ({
  page,
}) => {
  const [code, data] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/terms\.route-.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/student/terms', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeVisible();
  code.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Termo de Uso' })).toBeVisible();
  await expect(page.getByText('Carregando...')).toHaveCount(0);

  await signIn(page);
  await page.route(/\/api\/decola\/course.*\/18$/, async (route) => {
    await data.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/student/course/18');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Carregando...' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(0);
  data.resolve();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ergonomia: cuide das suas costas');
});
