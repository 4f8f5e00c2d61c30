import { dashboardThere, expectArrived } from './arrived.ts';
import { people, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

const api = (id: number) => `/api/decola/graduation/${id}`;
const path = (id: number) => `/student/training-course/${id}`;

/** What the server answers to a read, asked with the browser's own cookies. */
const read = async (page: Page, address: string) => (await (await page.request.get(address)).json()).data;

/** What is written to the server from now on, as method and path. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/'))
      writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

const enrol = (page: Page) => page.getByRole('button', { name: 'Matricular-se' });
const own = (page: Page) =>
  page.getByRole('list', { name: 'Participantes' }).getByRole('listitem').filter({ hasText: 'Você' });

test('all that a training course carries is on its page, with the own attendance, who teaches it and who is enrolled (EVENT-20, EVENT-21, EVENT-22, EVENT-23, EVENT-26, EVENT-27, EVENT-32)', async ({
  page,
}) => {
  await signIn(page, people.ana, path(4));
  const { graduation, users } = await read(page, api(4));
  const { instructors } = await read(page, `${api(4)}/instructors`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(graduation.title);
  const main = page.getByRole('main');
  for (const told of [
    graduation.description.replace(/<[^>]+>/g, ''),
    /das 9h às 12h/,
    graduation.location,
    '9\u00a0h',
    `Nº ${graduation.id}`,
  ])
    await expect(main.getByText(told).first()).toBeVisible();

  const rows = page.getByRole('list', { name: 'Encontros' }).getByRole('listitem');
  await expect(rows).toHaveCount(graduation.menus.length);
  for (const [at, { startDate, location }] of graduation.menus.entries()) {
    await expect(rows.nth(at)).toContainText(startDate.split('-').reverse().join('/'));
    await expect(rows.nth(at)).toContainText(location);
    await expect(rows.nth(at)).toContainText('Presente');
  }
  await expect(page.getByRole('progressbar', { name: 'Sua presença' })).toHaveAttribute(
    'aria-valuenow',
    String(users.find(({ name }: { name: string }) => name === people.ana.name).percentageUser),
  );

  const teaching = page.getByRole('region', { name: 'Instrutores' });
  for (const { name } of instructors) await expect(teaching.getByText(name, { exact: true })).toBeVisible();
  await expect(own(page)).toContainText(people.ana.name);
  await page.getByRole('button', { name: /^Ver mais \d+ pessoas?$/ }).click();
  await expect(page.getByRole('list', { name: 'Participantes' }).getByRole('listitem')).toHaveCount(
    users.length,
  );

  const { events } = await read(page, '/api/decola/event/list/attended');
  const others = events.filter(({ id, type }: { id: number; type: number }) => type === 1 || id !== 4);
  expect(others.length).toBeGreaterThan(0);
  const attended = page.getByRole('region', { name: 'Você já participou' });
  for (const { name, menu } of others) {
    const row = attended.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
    // Of one that goes on it is said so.
    await expect(row).toContainText(menu === null ? /(Evento|Treinamento)$/ : 'em andamento');
  }
  expect(others.some(({ menu }: { menu: unknown }) => menu !== null)).toBe(true);
});

test('a seat is taken once, shown before the server answers, and given back with all attendance (EVENT-24, EVENT-25, EVENT-26)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, path(1));
  const writes = writesOf(page);
  await expect(own(page)).toHaveCount(0);
  const taking = await holdCalls(page, /\/enroll$/);
  await enrol(page).dblclick();
  await expect(own(page)).toBeVisible();
  // Not called done before the server has said so.
  await expect(page.getByText('Fazendo a matrícula…')).toBeVisible();
  await expect(page.getByText('Matrícula feita', { exact: true })).toHaveCount(0);
  taking.release();
  await expect(page.getByText('Matrícula feita! Seus encontros estão abaixo.').first()).toBeVisible();
  await page.reload();
  await expect(own(page)).toBeVisible();
  await expect(enrol(page)).toHaveCount(0);

  const leave = page.getByRole('button', { name: 'Cancelar matrícula' });
  await leave.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Manter matrícula' }).click();
  await expect(own(page)).toBeVisible();
  await leave.click();
  const leaving = await holdCalls(page, /\/unenroll$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar matrícula' }).click();
  await expect(own(page)).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Sua presença' })).toHaveCount(0);
  leaving.release();
  await expect(enrol(page)).toBeEnabled();
  expect(writes).toEqual([`POST ${api(1)}/enroll`, `DELETE ${api(1)}/unenroll`]);
  const { users } = await read(page, api(1));
  expect(users.map(({ name }: { name: string }) => name)).not.toContain(people.ana.name);
});

test('a training course without a seat left says so in the server’s words, also to who has left its page meanwhile (EVENT-08, EVENT-24)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, path(3));
  await enrol(page).click();
  await expect(page.getByText('Não há mais vagas para essa turma.').first()).toBeVisible();
  await expect(own(page)).toHaveCount(0);
  await expect(enrol(page)).toBeEnabled();

  const taking = await holdCalls(page, /\/enroll$/);
  await enrol(page).click();
  await expect(own(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expectArrived(page, dashboardThere);
  taking.release();
  await expect(
    page.getByText(
      'Sua matrícula em “Excel na prática: turma presencial” não foi feita: Não há mais vagas para essa turma.',
    ),
  ).toBeVisible();
});

test('a press whose answer is lost may be repeated: there is one seat, and no word of a second one (EVENT-24)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, path(1));
  // The server has done it, and its answer does not come.
  await page.route(/\/enroll$/, async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  // What is read anew would mend it before anybody has seen it.
  const reads = await holdCalls(page, /\/graduation\/1$/);
  await enrol(page).click();
  await expect(page.getByText('Erro de conexão.').first()).toBeVisible();
  await page.unroute(/\/enroll$/);
  reads.release();
  await expect(own(page)).toBeVisible();
  await expect(page.getByText('Você já está matriculado nessa turma.')).toHaveCount(0);
  const { users } = await read(page, api(1));
  expect(users.filter(({ name }: { name: string }) => name === people.ana.name)).toHaveLength(1);
});

test('the certificate of a training course that is over opens in a tab of its own (EVENT-31)', async ({
  page,
}) => {
  await signIn(page, people.ana, path(4));
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/files/certificates/'));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Ver certificado' }).click();
  expect((await asked).frame()).toBe((await opened).mainFrame());
  expect((await asked).url()).toContain('graduation=4');
});
