import { judgeInEveryBrand } from './branded.ts';
import { openPersonMenu, openSession, people, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const path = '/student/statistics/chart';
const h1 = 'Meu dashboard';

const drawing = (page: Page) => page.getByRole('img', { name: /^De .* acessos? em / });
const ranking = (page: Page) => page.getByRole('list', { name: 'Ranking de engajamento' });
const own = (page: Page) => ranking(page).getByRole('listitem').filter({ hasText: 'Você' });
const schools = (page: Page) => page.getByRole('table', { name: 'Progresso por escola' });
const dataOf = async (page: Page, call: string) => (await (await page.request.get(call)).json()).data;

judgeInEveryBrand('the statistics', ({ title }) => [
  {
    path,
    h1,
    title: `${h1} · ${title}`,
    there: (page) => [drawing(page), own(page), schools(page).getByRole('progressbar').first()],
    views: [{ name: 'statistics', judges: ['axe', 'legible', 'grid', 'fits'] }],
  },
]);

test("'Meu dashboard' shows the totals and fourteen days of access; any other option, or none, is the same page (PROFILE-11, PROFILE-12, PROFILE-13)", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/statistics/user/access')) asked.push(search);
  });
  await signIn(page, people.ana, '/student/course/2');
  await openPersonMenu(page);
  await page.getByRole('menuitem', { name: h1 }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  await expect(drawing(page)).toBeVisible();
  expect(asked.at(-1)).toBe('?period=day&interval=14');

  const totals = await dataOf(page, '/api/decola/get/statistics/user');
  const figure = (label: string) =>
    page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');
  await expect(figure('Treinamentos concluídos')).toHaveText(String(totals.completeCourses));
  await expect(figure('Certificados')).toHaveText(String(totals.certificateGenerated));
  await expect(figure('Seu saldo hoje')).toContainText(totals.decoins.toLocaleString('pt-BR'));

  await page.getByRole('button', { name: 'Ver em tabela' }).click();
  const days = page.getByRole('table', { name: 'Acessos por dia' }).locator('tbody tr');
  await expect(days).toHaveCount(14);
  const { accesses } = await dataOf(page, '/api/decola/statistics/user/access?period=day&interval=14');
  const quantities = await days.locator('td:last-child').allTextContents();
  expect(quantities.map(Number)).toEqual(
    accesses.map(({ quantity }: { quantity: number }) => quantity).reverse(),
  );

  for (const option of ['', '/abc']) {
    await page.goto(`/student/statistics${option}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(drawing(page)).toBeVisible();
  }
});

test('the profile opens with the totals, which lead to all statistics (PROFILE-01, PROFILE-11)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/profile');
  await expect(page.getByText('Tempo assistido')).toBeVisible();
  await page.getByRole('link', { name: 'Ver meu dashboard' }).click();
  await expect(page).toHaveURL(path);
  await expect(drawing(page)).toBeVisible();
});

test('the own row of the ranking is marked, also when it is not among the first (PROFILE-10)', async ({
  page,
}) => {
  await signIn(page, people.caio, '/student/course/2');
  await page.goto(path);
  await expect(own(page)).toHaveCount(1);
  await expect(ranking(page).getByRole('listitem')).toHaveCount(11);
  const { students } = await dataOf(page, '/api/decola/list/students/engagement');
  const self = students.find(({ name }: { name: string }) => name === people.caio.name);
  expect(self.position).toBeGreaterThan(20);
  await expect(own(page)).toContainText(`${self.position}º`);
  await expect(ranking(page).getByRole('listitem').last()).toHaveText(/Você/);
  await page.getByRole('button', { name: /^Ver mais \d+ pessoas$/ }).click();
  await expect(ranking(page).getByRole('listitem')).toHaveCount(students.length);
  await expect(own(page)).toHaveCount(1);
});

test('a certificate comes as a file, once for a double press; one that is refused is told at its row (COURSE-08)', async ({
  page,
  sandbox,
}) => {
  await signIn(page, people.ana, path);
  const button = page.getByRole('button', { name: /^Baixar o certificado de/ }).first();
  await sandbox.breakCalls({ getCourseCertificate: 'failing' });
  await button.click();
  const refusal = page.getByRole('alert').filter({ hasText: /^O certificado de .* não foi baixado\./ });
  await expect(refusal).toBeVisible();
  await sandbox.breakCalls({});
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  const came = page.waitForEvent('download');
  await button.dblclick();
  expect((await came).suggestedFilename()).toMatch(/^Certificado de .*\.pdf$/);
  await expect(refusal).toHaveCount(0);
  expect(files).toHaveLength(1);
});

test('a part that fails is told in its place and asked for again by itself; below 1000 px a row is a block (SHELL-43, SHELL-59)', async ({
  page,
  sandbox,
}) => {
  await openSession(page);
  await sandbox.breakCalls({ listStudentEngagement: 'failing' });
  await page.goto(path);
  const part = page.getByRole('region', { name: 'Ranking de engajamento' });
  const retry = part.getByRole('button', { name: 'Tentar novamente' });
  await expect(retry).toBeVisible();
  await expect(drawing(page)).toBeVisible();
  await sandbox.breakCalls({});
  await retry.click();
  await expect(own(page)).toBeVisible();

  const displayAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const row = schools(page).locator('tbody tr').first();
    await expect(row).toBeVisible();
    return row.evaluate((element) => getComputedStyle(element).display);
  };
  expect(await displayAt(1000)).toBe('table-row');
  expect(await displayAt(999)).toBe('block');
});
