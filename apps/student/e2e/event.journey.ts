import { dashboardThere, expectArrived, strip } from './arrived.ts';
import { people, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

/** What the server answers to a read, asked with the browser's own cookies. */
const read = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data;

/** What is written to the server from now on, as method and path. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/decola/event/'))
      writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

const enrol = (page: Page) => page.getByRole('button', { name: 'Matricular-se' });

test('a card leads to the class of an event, which is said whole; another class changes the address (EVENT-01, EVENT-02, EVENT-03, EVENT-04, EVENT-12)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/dashboard');
  await expectArrived(page, dashboardThere);
  await strip(page, 'Treinamentos').getByRole('link', { name: 'Feira de carreiras' }).press('Enter');
  await expect(page).toHaveURL('/student/event/1/class/11');
  await expect(page.getByRole('heading', { level: 1, name: 'Feira de carreiras' })).toBeVisible();
  const { event } = await read(page, '/api/decola/event/1');
  const [first, second] = event.classes;
  await expect(page.getByText('Um dia para conhecer as áreas')).toBeVisible();
  const facts = page.getByRole('region', { name: first.name, exact: true });
  await expect(facts.getByText(first.location)).toBeVisible();
  await expect(facts.getByRole('link', { name: /^Ver no mapa/ })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(first.location)}`,
  );
  await expect(
    facts.getByText(`${first.maxCapacity - first.enrollUsers.length} vagas de ${first.maxCapacity}`),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Encontros' }).getByRole('listitem')).toHaveCount(
    first.menus.length,
  );
  const { instructors } = await read(page, '/api/decola/event/1/class/11/instructors');
  const leading = page.getByRole('region', { name: 'Instrutores' });
  for (const { name } of instructors) await expect(leading.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Assistir à apresentação' }).click();
  await expect(page.getByRole('dialog', { name: 'Vídeo de apresentação: Feira de carreiras' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const other = page.getByRole('link', { name: new RegExp(`^${second.name}`) });
  await other.scrollIntoViewIfNeeded();
  await other.click();
  await expect(page).toHaveURL('/student/event/1/class/12');
  // One stays at the classes, and the window says which one it is.
  await expect(page).toHaveTitle(new RegExp(`^Feira de carreiras, ${second.name} · `));
  await expect(page.getByRole('status').getByText(`Feira de carreiras, ${second.name}`)).toBeAttached();
  await expect(other).toBeFocused();
  await expect(other).toBeInViewport({ ratio: 1 });
  await expect(other).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: second.name, exact: true })).toBeVisible();
  // Sold out is said before anybody presses, and a press asks for nothing (EVENT-08).
  const writes = writesOf(page);
  await expect(page.getByText('Não há mais vagas para essa turma.').first()).toBeVisible();
  await enrol(page).click({ force: true });
  expect(writes).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/student/event/1/class/11');
  await page.goto('/student/event/1/class/21');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
});

test('a seat is taken by one call and given back by one, each shown at once (EVENT-05, EVENT-06)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, '/student/event/1/class/11');
  const writes = writesOf(page);
  await enrol(page).dblclick();
  await expect(page.getByText('Matrícula feita! Sua vaga está garantida.').first()).toBeVisible();
  await expect(page.getByText('57 vagas de 80').first()).toBeVisible();
  expect(writes).toEqual(['POST /api/decola/event/class/11/enroll']);
  await page.reload();
  await page.getByRole('button', { name: 'Cancelar matrícula' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancelar sua matrícula?' });
  await question.getByRole('button', { name: 'Manter matrícula' }).click();
  await page.getByRole('button', { name: 'Cancelar matrícula' }).click();
  await question.getByRole('button', { name: 'Cancelar matrícula' }).click();
  await expect(enrol(page)).toBeVisible();
  // Whose button is gone stays where they were.
  await expect(page.getByRole('region', { name: 'Encontros' })).toBeFocused();
  await expect(page.getByText('58 vagas de 80').first()).toBeVisible();
  expect(writes.slice(1)).toEqual(['POST /api/decola/event/class/11/unenroll']);
  const { event } = await read(page, '/api/decola/event/1');
  expect(event.classes[0].enrollUsers).not.toContain(1);
});

test('what the server refuses is taken back in its own words: a seat that was taken elsewhere is shown (EVENT-07)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, '/student/event/1/class/11');
  await expect(enrol(page)).toBeVisible();
  await page.request.post('/api/decola/event/class/11/enroll');
  await enrol(page).click();
  await expect(page.getByText('Você já está matriculado nessa turma.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar matrícula' })).toBeVisible();
});

test('a seat that was given back in another tab is noticed once this one is looked at again (EVENT-06, EVENT-25)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/event/1/class/11');
  const leave = page.getByRole('button', { name: 'Cancelar matrícula' });
  const lookAgain = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  for (const { path, taken, given } of [
    { path: '/student/event/1/class/11', taken: 'event/class/11/enroll', given: 'event/class/11/unenroll' },
    { path: '/student/training-course/1', taken: 'graduation/1/enroll', given: 'graduation/1/unenroll' },
  ]) {
    await page.request.post(`/api/decola/${taken}`);
    await page.goto(path);
    await expect(leave).toBeVisible();
    await page.request.fetch(`/api/decola/${given}`, {
      method: path.includes('event') ? 'POST' : 'DELETE',
    });
    await lookAgain();
    await expect(enrol(page)).toBeVisible();
    await expect(leave).toHaveCount(0);
  }
});

test('of two who race for the last seat one gets it, and the other reads why (EVENT-08)', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = '/student/event/4/class/41';
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const second = await other.newPage();
  await signIn(page, people.ana, path);
  await expect(page.getByText('Não há mais vagas para essa turma.').first()).toBeVisible();
  // She gives hers back: one is left, and both see it.
  await signIn(second, people.helena, path);
  await second.request.post('/api/decola/event/class/41/unenroll');
  const racers = [page, second];
  const held = [];
  for (const racer of racers) {
    await racer.reload();
    await expect(racer.getByText('1 vaga de 10').first()).toBeVisible();
    held.push(await holdCalls(racer, /\/enroll$/));
    await enrol(racer).click();
    await expect(racer.getByText('Nenhuma vaga de 10').first()).toBeVisible();
  }
  for (const { release } of held) release();

  const taken = 'Matrícula feita! Sua vaga está garantida.';
  const refused = 'Não há mais vagas para essa turma.';
  for (const racer of racers)
    await expect(racer.getByText(taken).or(racer.getByText(refused)).first()).toBeVisible();
  const wins = await Promise.all(racers.map(async (racer) => (await racer.getByText(taken).count()) > 0));
  expect(wins.toSorted()).toEqual([false, true]);
  const [loser, winner] = wins[0] ? [second, page] : [page, second];
  await expect(loser.getByText(refused).first()).toBeVisible();
  await expect(enrol(loser)).toHaveAccessibleDescription(refused);
  await expect(winner.getByRole('button', { name: 'Cancelar matrícula' })).toBeVisible();
  const { event } = await read(page, '/api/decola/event/4');
  expect(event.classes[0].enrollUsers).toHaveLength(10);
  await other.close();
});

test('who attended opens the certificate of the class; what people say of it is read; a finished class is not left, and nobody enrols in it (EVENT-09, EVENT-10, EVENT-13, EVENT-14, EVENT-15)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/event/3/class/31');
  const writes = writesOf(page);
  const asked = page.waitForRequest((request) => request.url().includes('/certificate/event/'));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Ver certificado' }).click();
  expect(new URL((await asked).url()).pathname).toBe('/api/decola/certificate/event/3/class/31');
  // Without a configured pair the query is never sent.
  expect(new URL((await asked).url()).search).toBe('');
  expect((await opened).url()).not.toBe('');
  // A double tap asks once, also where the answer is there before its second press.
  await page.waitForTimeout(1100);
  const [certificates, tabs]: [string[], unknown[]] = [[], []];
  page.on('popup', (tab) => tabs.push(tab));
  page.on('request', (request) => {
    if (request.url().includes('/certificate/event/')) certificates.push(request.url());
  });
  await page.getByRole('button', { name: 'Ver certificado' }).click({ clickCount: 2, delay: 120 });
  await expect.poll(() => [certificates.length, tabs.length]).toEqual([1, 1]);
  const { comments } = await read(page, '/api/decola/event/3/ratings?page=1&limit=15');
  expect(comments.length).toBeGreaterThan(0);
  const said = page.getByRole('list', { name: 'Comentários' });
  await expect(said.getByRole('listitem')).toHaveCount(comments.length);
  await expect(said.getByText(comments[0].userName).first()).toBeVisible();
  const leave = page.getByRole('button', { name: 'Cancelar matrícula' });
  await expect(leave).toHaveAccessibleDescription('Esta turma já foi finalizada.');
  await leave.click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/student/event/5/class/51');
  await expect(page.getByText('Esta turma já foi finalizada.').first()).toBeVisible();
  await enrol(page).click({ force: true });
  expect(writes).toEqual([]);
});
