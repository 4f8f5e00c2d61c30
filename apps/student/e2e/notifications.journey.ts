import { openSession } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
const opened = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Notificações' }).getByRole('button', { name: title }).first();

/** Its answer stands in the window, under the tab of the doubts. */
async function expectAnswer(page: Page) {
  await expect(page.getByRole('tab', { name: 'Dúvidas' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Vale, sim. Quem entra na nossa operação')).toBeInViewport({ ratio: 1 });
}

test('a notification that is opened counts as read and leads to the course or the content it is about (SHELL-12, NOTIF-05 to NOTIF-07, NOTIF-09, NOTIF-10, NOTIF-14, NOTIF-17)', {
  tag: '@gate',
}, async ({ page }) => {
  await openSession(page);
  await page.goto('/student/course/18');
  await expect(bell(page)).toHaveAccessibleName('Notificações: 3 não lidas');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/notification'))
      calls.push(`${request.method()} ${pathname.replace(/\d+/, '{id}')}`);
  });
  await bell(page).click();
  await opened(page, 'Helena recomendou um treinamento').click();
  await expect(page).toHaveURL('/student/course/32');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notificações: 2 não lidas');
  await expect.poll(() => calls).toContain('POST /api/decola/notification/{id}/watch');

  await bell(page).click();
  await opened(page, 'respondeu à sua dúvida').click();
  await expect(page).toHaveURL('/student/course/1/content/101');
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 não lida');
  await expectAnswer(page);
  await quiet(page);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 não lida');
});

test('one with an image is shown as the server has it now; where it cannot be read, the list’s text stands, and one that is gone says so (NOTIF-08, NOTIF-15, NOTIF-16)', async ({
  page,
}) => {
  await openSession(page);
  let times = 0;
  await page.route(/\/api\/decola\/notification\/\d+$/, async (route) => {
    times += 1;
    if (times === 1) return route.fulfill({ status: 422, json: { code: 'VALIDATION_ERROR' } });
    const answer = await route.fetch();
    const { data } = await answer.json();
    const description =
      '<p>Agora também <strong>aos sábados.</strong></p><img src="x" alt="" onerror="document.title = 1"><script>document.title = 1</script>';
    const notification = { ...data.notification, description };
    await route.fulfill({ response: answer, json: { data: { notification } } });
  });
  await page.goto('/student/course/18');
  await bell(page).click();
  await opened(page, 'Semana da segurança').click();
  const detail = page.getByRole('dialog', { name: 'Semana da segurança' });
  await expect(detail.getByText(/^Não foi possível carregar a notificação/)).toBeVisible();
  await expect(detail.getByText('Participe e leve a sua equipe.')).toBeVisible();
  await detail.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(detail.getByRole('strong')).toHaveText('aos sábados.');
  await expect(page).not.toHaveTitle('1');
  await expect(detail.getByText(/^Não foi possível/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  await page.unrouteAll();
  await bell(page).click();
  const { notifications } = (await (await page.request.get('/api/decola/notifications')).json()).data;
  const { id } = notifications.find(({ title }: { title: string }) => title.startsWith('Feliz aniversário'));
  expect((await page.request.delete(`/api/decola/notification/${id}/delete`)).ok()).toBe(true);
  await opened(page, 'Feliz aniversário de empresa!').click();
  await expect(page.getByText('Esta notificação foi apagada.')).toBeVisible();
  await page.keyboard.press('Escape');
  await bell(page).click();
  await expect(opened(page, 'Semana da segurança')).toBeVisible();
  await expect(opened(page, 'Feliz aniversário de empresa!')).toHaveCount(0);
});

test('each kind that is about a training leads to a page that is there (NOTIF-03, NOTIF-06, NOTIF-07)', async ({
  page,
}) => {
  await openSession(page);
  await page.goto('/student/course/18');
  for (const [title, url, name] of [
    ['Novo treinamento na escola Ferramentas', '/student/course/57', 'Inteligência artificial no escritório'],
    ['Bruno recomendou um treinamento', '/student/course/52', 'Planilhas avançadas'],
    ['Marcos respondeu à sua dúvida', '/student/course/11/content/1101', ''],
  ] as const) {
    await bell(page).click();
    await opened(page, title).click();
    await expect(page).toHaveURL(url);
    const heading = page.getByRole('heading', { level: 1, ...(name && { name }) });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText(/não encontrada/);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('an answer that the list does not have yet is read first, and one that cannot be read is told with a way to try again (NOTIF-06)', async ({
    page,
  }) => {
    await openSession(page);
    let times = 0;
    await page.route(/\/contents\/101\/doubts$/, async (route) => {
      times += 1;
      if (times === 2) return route.fulfill({ status: 422, json: { code: 'VALIDATION_ERROR' } });
      const answer = await route.fetch();
      const { data } = await answer.json();
      const old = { response: 'Antiga', respondedAt: '2020-01-02T12:00:00Z' };
      if (times === 1) data.doubts = data.doubts.map((doubt: object) => ({ ...doubt, ...old }));
      await route.fulfill({ response: answer, json: { data } });
    });
    await page.goto('/student/course/1/content/101');
    await page.getByRole('tab', { name: 'Dúvidas' }).tap();
    const title = page.getByRole('heading', { name: 'Vale também para terceiros?' });
    await expect(title).toBeVisible();
    await bell(page).tap();
    await opened(page, 'respondeu à sua dúvida').tap();
    await expect(page.getByText('Não foi possível carregar a resposta', { exact: true })).toBeVisible();
    await expect(title).not.toBeFocused();
    await page.getByRole('button', { name: 'Tentar novamente' }).tap();
    await expectAnswer(page);
    await expect(title).toBeFocused();
  });

  test('an answered doubt is shown with its answer, also over the content that stands (NOTIF-06)', async ({
    page,
  }) => {
    await openSession(page);
    await page.goto('/student/course/1/content/101');
    const contents = page.getByRole('tab', { name: 'Conteúdos' });
    await expect(contents).toHaveAttribute('aria-selected', 'true');
    for (let time = 0; time < 2; time++) {
      await bell(page).tap();
      await opened(page, 'respondeu à sua dúvida').tap();
      await expectAnswer(page);
      await expect(page.getByRole('heading', { name: 'Vale também para terceiros?' })).toBeFocused();
      await page.evaluate(() => scrollTo(0, 0));
      await contents.tap();
      await expect(contents).toHaveAttribute('aria-selected', 'true');
    }
  });
});
