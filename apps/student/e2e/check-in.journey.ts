import { chromium } from '@playwright/test';
import { findBrowser, testArgs } from '../../../scripts/browser.mjs';
import { enterCredentials, openPersonMenu, openSession, people, signIn } from './people.ts';
import { filmOfCode } from './qr-film.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';
import { cutCode } from './unanswered.ts';

const token = 'presenca-treinamento-2';
const course = '/student/training-course/2';
const link = `${course}?token=${token}&menuID=22`;
const call = '/api/decola/graduation/check-in/qr-code';

/** What reaches the server as a check-in from now on: its query and the token that authenticates it. */
function checkInsOf(page: Page): string[] {
  const sent: string[] = [];
  page.context().on('requestfinished', async (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === call) sent.push(`${search} ${(await request.allHeaders()).authorization}`);
  });
  return sent;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Presença' });
const confirm = (page: Page) => panel(page).getByRole('button', { name: 'Confirmar presença' });
/** What the server knows of the attendance of whoever is signed in. */
const attended = async (page: Page) => {
  const { users } = (await (await page.request.get('/api/decola/graduation/2')).json()).data;
  return users.find(({ name }: { name: string }) => name === people.ana.name).attendanceAts;
};

test('a scanned link is confirmed by one press and sent once, with the token of the code, which leaves the address (EVENT-18, EVENT-19, EVENT-28, EVENT-29)', {
  tag: '@gate',
}, async ({ page }) => {
  const sent = checkInsOf(page);
  await page.goto(link);
  // Whoever is not signed in comes back to it.
  await enterCredentials(page, people.ana);
  await expect(confirm(page)).toBeVisible();
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === `${course}?menuID=22`);
  expect(sent).toEqual([]);
  // A reload forgets nothing.
  await page.reload();
  await confirm(page).dblclick();
  await expect(panel(page).getByText('Presença confirmada!')).toBeVisible();
  expect(await attended(page)).toEqual([21, 22]);
  await page.goto(link);
  await expect(panel(page).getByText('Sua presença já está registrada.')).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
  await expect.poll(() => sent).toEqual([`?confirmation=true&id=22 Bearer ${token}`]);
});

test('a check-in that is confirmed without a network is kept, and sent once when it returns (EVENT-29)', {
  tag: '@gate',
}, async ({ page, context }) => {
  await signIn(page, people.ana, course);
  await page.goto(link);
  await expect(confirm(page)).toBeVisible();
  const sent = checkInsOf(page);
  // The code that keeps it is there.
  await quiet(page);
  await context.setOffline(true);
  await confirm(page).click();
  await expect(panel(page).getByText('Presença guardada')).toBeVisible();
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect(panel(page).getByText('Presença confirmada!')).toBeVisible();
  await expect.poll(() => sent).toEqual([`?confirmation=true&id=22 Bearer ${token}`]);
  expect(await attended(page)).toEqual([21, 22]);
});

test('a check-in whose code has not come says so, and the page that is opened anew still has it (EVENT-19, EVENT-29)', async ({
  page,
}) => {
  await openSession(page);
  const mend = await cutCode(page, /\/assets\/open-outbox-.*\.js/);
  await page.goto(link);
  await confirm(page).click();
  await expect(panel(page).getByText('Confira a sua internet e recarregue a página.')).toBeVisible();
  await expect(page.getByText('Ocorreu um erro inesperado.')).toHaveCount(0);
  await mend();
  await panel(page).getByRole('button', { name: 'Recarregar a página' }).click();
  await confirm(page).click();
  await expect(panel(page).getByText('Presença confirmada!')).toBeVisible();
  expect(await attended(page)).toEqual([21, 22]);
  // Who leaves the course takes what the code named out of the address.
  await page.getByRole('button', { name: 'Cancelar matrícula' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar matrícula' }).click();
  await expect(page).toHaveURL(({ search }) => search === '');
  await expect(page.getByText('Encontro do código lido')).toHaveCount(0);
});

test('without a camera the code is typed; one that is not valid says so, and another one can be read (EVENT-19)', async ({
  page,
}) => {
  await signIn(page, people.ana, course);
  const type = async (text: string) => {
    const scanner = page.getByRole('dialog', { name: 'Ler QR code' });
    await scanner.getByLabel('Código escrito').fill(text);
    await scanner.getByRole('button', { name: 'Usar este código' }).click();
    return scanner;
  };
  await panel(page).getByRole('button', { name: 'Ler QR code' }).click();
  const scanner = await type('https://exemplo.com.br/cardapio');
  await expect(scanner.getByText(/^Não reconhecemos este código\./)).toBeVisible();
  await expect(scanner.getByLabel('Código escrito')).toBeFocused();
  await type('');
  await expect(
    scanner.getByText('Digite o código ou o link que está escrito junto ao QR code.'),
  ).toBeVisible();
  await type('presenca-vencida');
  await confirm(page).click();
  await expect(panel(page).getByText('Este código não vale mais')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Ler outro código' }).click();
  await type(token);
  await confirm(page).click();
  await expect(panel(page).getByText('Presença confirmada!')).toBeVisible();
});

test('a code that a camera sees is read by what the app brings, and its camera is off again (EVENT-19)', async ({
  sandbox,
}) => {
  const { executablePath, args } = await findBrowser();
  const film = filmOfCode(sandbox.url + link);
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const browser = await chromium.launch({ executablePath, args: [...args, ...testArgs, ...camera] });
  try {
    const context = await browser.newContext({
      baseURL: sandbox.url,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      permissions: ['camera'],
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openSession(page);
    await page.goto(course);
    await panel(page).getByRole('button', { name: 'Ler QR code' }).click();
    await confirm(page).click();
    await expect(panel(page).getByText('Presença confirmada!')).toBeVisible();
    expect(
      asked.filter((address) => !address.startsWith(sandbox.url) && !address.startsWith('data:')),
    ).toEqual([]);
    expect(asked.filter((address) => address.endsWith('.wasm'))).toHaveLength(1);
    expect(await page.locator('video').count()).toBe(0);
  } finally {
    await browser.close();
  }
});

test('the code of a class is for its day: today’s is confirmed, tomorrow’s says that it is early before anything is pressed (EVENT-16, EVENT-17)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/event/6/class/61');
  const answer = await (await page.request.get('/api/decola/event/6')).json();
  const [today, tomorrow] = answer.data.event.classes[0].menus.map(
    ({ startDate }: { startDate: string }) => startDate,
  );
  const linkOf = (date: string) => `/student/event/6/class/61?token=presenca-evento-61&date=${date}`;
  await page.goto(linkOf(tomorrow));
  await expect(panel(page).getByText('Ainda é cedo')).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
  await page.goto(linkOf(today));
  const sent = page.waitForRequest((request) => request.url().includes('/event/check-in/'));
  await confirm(page).click();
  const request = await sent;
  expect([new URL(request.url()).search, (await request.allHeaders()).authorization]).toEqual([
    `?confirmation=true&date=${today}`,
    'Bearer presenca-evento-61',
  ]);
  await expect(panel(page).getByText('Presença confirmada!')).toBeVisible();
  await page.goto(linkOf(today));
  await expect(panel(page).getByText('Sua presença já está registrada.')).toBeVisible();
});

test('a check-in to a class that is confirmed without a network is kept, and confirmed once the server has it and the event is read (EVENT-16, EVENT-18)', {
  tag: '@gate',
}, async ({ page, context }) => {
  await signIn(page, people.ana, '/student/event/6/class/61');
  const answer = await (await page.request.get('/api/decola/event/6')).json();
  const date = answer.data.event.classes[0].menus[0].startDate;
  await page.goto(`/student/event/6/class/61?token=presenca-evento-61&date=${date}`);
  await expect(confirm(page)).toBeVisible();
  await quiet(page);
  await context.setOffline(true);
  await confirm(page).click();
  await expect(panel(page).getByText('Presença guardada')).toBeVisible();
  await context.setOffline(false);
  await expect(panel(page).getByText('Presença confirmada!')).toBeVisible();
  const { data } = await (await page.request.get('/api/decola/event/6')).json();
  expect(data.event.classes[0].attendanceAts).toEqual([date]);
});

test('a link that names no day loses its token all the same, and says that it names none (EVENT-19)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/event/2/class/21');
  await page.goto('/student/event/2/class/21?token=presenca-evento-21&date=02/03/2026');
  await expect(panel(page).getByText('Este link não diz de que encontro é')).toBeVisible();
  await expect(page).toHaveURL(({ search }) => search === '');
});

test('on a phone a link begins its page with the question or the refusal, in sight and in focus, before anything that enrols (EVENT-16, EVENT-19)', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 660 });
  await openSession(page, people.helena);
  const answer = await (await page.request.get('/api/decola/event/6')).json();
  const [today, tomorrow] = answer.data.event.classes[0].menus.map(
    ({ startDate }: { startDate: string }) => startDate,
  );
  const linkOf = (date: string) => `/student/event/6/class/61?token=presenca-evento-61&date=${date}`;
  const enrol = page.getByRole('button', { name: 'Matricular-se' });
  const topOf = async (part: ReturnType<Page['getByRole']>) => (await part.boundingBox())?.y ?? Number.NaN;

  await page.goto(linkOf(today));
  await expect(confirm(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Registrar a sua presença?')).toBeFocused();
  await expect(enrol).toBeVisible();
  expect(await topOf(confirm(page))).toBeLessThan(await topOf(enrol));
  await page.keyboard.press('Tab');
  await expect(confirm(page)).toBeFocused();

  await page.goto(linkOf(tomorrow));
  const refusal = panel(page).getByText('Ainda é cedo');
  await expect(refusal).toBeInViewport();
  await expect(page.locator(':focus').getByText('Ainda é cedo')).toBeVisible();
  // Within the app, where a new page is told and takes the focus to its beginning, the same.
  await page.goto('/student/calendar');
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `${course}?token=${token}&menuID=22`);
  await expect(page.getByText('Registrar a sua presença?')).toBeFocused();
  await expect(confirm(page)).toBeInViewport({ ratio: 1 });
});

test('a typed code takes the focus to the question that it brings, on the page and in the scanner (EVENT-19)', async ({
  page,
}) => {
  await signIn(page, people.ana, course);
  const question = page.getByText('Registrar a sua presença?');
  await panel(page).getByLabel('Código escrito').fill('presenca-vencida');
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirm(page)).toBeFocused();
  await panel(page).getByRole('button', { name: 'Ler outro código' }).click();
  const scanner = page.getByRole('dialog', { name: 'Ler QR code' });
  await scanner.getByLabel('Código escrito').fill(token);
  await scanner.getByRole('button', { name: 'Usar este código' }).click();
  await expect(scanner).toHaveCount(0);
  await expect(question).toBeFocused();
});

test('who is about to sign out is no longer warned of a presence that has been sent meanwhile (AUTH-36, EVENT-29)', async ({
  page,
  context,
}) => {
  await signIn(page, people.ana, course);
  await page.goto(link);
  await expect(confirm(page)).toBeVisible();
  // The code of the question is there before the network goes.
  await openPersonMenu(page);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  const usual = page.getByRole('alertdialog', { name: 'Deseja realmente sair?' });
  await usual.getByRole('button', { name: 'Cancelar' }).click();
  await quiet(page);
  await context.setOffline(true);
  await confirm(page).click();
  await expect(panel(page).getByText('Presença guardada')).toBeVisible();
  await openPersonMenu(page);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await usual.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Sair sem enviar?' })).toContainText('1 presença');
  await context.setOffline(false);
  await expect(usual).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: 'Sair sem enviar?' })).toHaveCount(0);
});
