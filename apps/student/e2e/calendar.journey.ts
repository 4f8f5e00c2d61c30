import { judgeInEveryBrand } from './branded.ts';
import { people, signIn } from './people.ts';
import { expect, type Request, test } from './test.ts';

judgeInEveryBrand('the calendar', ({ title }) => [
  {
    path: '/student/calendar',
    h1: 'Agenda',
    title: `Agenda · ${title}`,
    views: [{ name: 'calendar', judges: ['axe', 'legible', 'grid', 'fits'] }],
  },
]);

test('the calendar shows what one is enrolled in, and leads to it (EVENT-02, EVENT-04, EVENT-21, EVENT-26)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Ver agenda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  const today = page.getByRole('region', { name: /^Hoje, / });
  await expect(today.getByRole('link')).toHaveText(['Brigada de emergência', 'Mutirão de planilhas']);
  await page.getByText('Lista', { exact: true }).click();
  await expect(page).toHaveURL('/student/calendar?view=list');
  await expect(page.getByRole('link', { name: 'Mutirão de planilhas' }).first()).toBeVisible();
  // Ana is not enrolled in the fair, also in the month in which it is held.
  const { data } = await (await page.request.get('/api/decola/event/1')).json();
  await page.goto(
    `/student/calendar?view=list&month=${data.event.classes[0].menus[0].startDate.slice(0, 7)}`,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Feira de carreiras' })).toHaveCount(0);
  await page.goto('/student/calendar?view=list');
  await page.getByRole('link', { name: 'Mutirão de planilhas' }).first().click();
  await expect(page).toHaveURL('/student/event/6/class/61');
  await page.goBack();
  await expect(page).toHaveURL('/student/calendar?view=list');
});

test('the days are chosen by keys, over the end of a month, and the address keeps it (EVENT-04)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/calendar?month=2028-02');
  const grid = page.getByRole('grid', { name: 'fevereiro de 2028' });
  await grid.getByRole('button', { name: /^terça-feira, 1º de fevereiro/ }).focus();
  await page.keyboard.press('End');
  await expect(grid.getByRole('button', { name: /^sábado, 5 de fevereiro/ })).toBeFocused();
  await page.keyboard.press('PageDown');
  const next = page.getByRole('grid', { name: 'março de 2028' });
  await expect(next.getByRole('button', { name: /^domingo, 5 de março/ })).toBeFocused();
  await expect(page).toHaveURL('/student/calendar?day=2028-03-05');
  await page.keyboard.press('ArrowUp');
  await expect(grid.getByRole('button', { name: /^domingo, 27 de fevereiro/ })).toBeFocused();
  await expect(page).toHaveURL('/student/calendar?day=2028-02-27');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Fevereiro de 2028' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Domingo, 27 de fevereiro' })).toBeVisible();
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(page).toHaveURL('/student/calendar?month=2028-03');
  // Back over the months, not over each day.
  await page.goBack();
  await expect(page).toHaveURL('/student/calendar?day=2028-02-27');
  await page.goBack();
  await expect(page).toHaveURL('/student/calendar?day=2028-03-05');
});

test('who is enrolled in what is asked for a few calls at a time, and no more often than there are trainings (EVENT-02, EVENT-21)', async ({
  page,
}) => {
  const asked: string[] = [];
  let [underWay, most] = [0, 0];
  const isDetail = (url: string) => /\/api\/decola\/(event|graduation)\/\d+$/.test(url);
  page.on('request', (request) => {
    if (!isDetail(request.url())) return;
    asked.push(request.url());
    most = Math.max(most, ++underWay);
  });
  const isOver = (request: Request) => {
    if (isDetail(request.url())) underWay -= 1;
  };
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  await page.clock.install();
  await signIn(page, people.ana, '/student/calendar');
  const settled = page.locator('[role=grid][aria-busy=false]');
  await expect(settled).toBeVisible();
  expect(asked.length).toBeGreaterThan(4);
  expect(new Set(asked).size).toBe(asked.length);
  expect(most).toBeLessThanOrEqual(4);
  // What was read is old by now, and still kept.
  await page.clock.fastForward('04:00');
  await page.getByRole('link', { name: 'Mutirão de planilhas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mutirão de planilhas' })).toBeVisible();
  // No call is on its way that would be given up.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('02:00');
  const first = asked.length;
  await page.goBack();
  await expect.poll(() => asked.length).toBeGreaterThan(first + 4);
  expect(most).toBeLessThanOrEqual(4);
});

test('today is the server’s, also on a device whose clock is a day ahead, and a day later the next (EVENT-04)', async ({
  page,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now + 24 * 3_600_000 });
  await signIn(page, people.ana, '/student/calendar');
  const day = new Intl.DateTimeFormat('pt-BR', {
    ...{ timeZone: 'America/Sao_Paulo', weekday: 'long', day: 'numeric', month: 'long' },
  } as const);
  const today = (at: number) =>
    page.getByRole('region', { name: `Hoje, ${day.format(at).replace(/, 1 de/, ', 1º de')}` });
  await expect(today(now)).toBeVisible();
  // A page that stays open over midnight has another today.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('24:00:00');
  await expect(today(now + 24 * 3_600_000)).toBeVisible();
});

test('an empty day and an empty month lead to all there is to enrol in (EVENT-04)', async ({ page }) => {
  await signIn(page, people.ana, '/student/calendar?day=2031-02-03');
  await expect(page.getByText('Nada marcado neste dia.')).toBeVisible();
  const find = page.getByRole('link', { name: 'Ver eventos e treinamentos' });
  await expect(find).toHaveAttribute('href', '/student/dashboard#treinamentos');
  await page.getByText('Lista', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nada marcado em fevereiro de 2031' })).toBeVisible();
  await find.click();
  const events = page.locator('#treinamentos');
  await expect(events.getByRole('link', { name: 'Feira de carreiras' })).toBeInViewport();
  // Reloaded, the address leads there again.
  await page.reload();
  await expect(events.getByRole('link', { name: 'Feira de carreiras' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 560 } });

  test("'Hoje' goes to today in the list, and a day that is pressed is shown with what is on it (EVENT-04)", async ({
    page,
  }) => {
    await signIn(page, people.ana, '/student/calendar?view=list');
    const today = page.getByRole('heading', { name: /^Hoje, / });
    await expect(today).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Hoje' }).click();
    await expect(today).toBeInViewport();
    await expect(today).toBeFocused();
    // From another month too, once that of today is there.
    await page.goto('/student/calendar?view=list&month=2031-02');
    await page.getByRole('button', { name: 'Hoje' }).click();
    await expect(today).toBeFocused();
    await page.goto('/student/calendar');
    const grid = page.locator('[role=grid][aria-busy=false]');
    await expect(grid).toBeVisible();
    const day = grid.getByRole('button', { name: /Mutirão de planilhas/ }).last();
    await day.click();
    await expect(page.getByRole('link', { name: 'Mutirão de planilhas' })).toBeInViewport({ ratio: 1 });
    await expect(day).toBeFocused();
  });
});
