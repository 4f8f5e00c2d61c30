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

test('a notification that is opened counts as read and leads to the course or the content it is about (SHELL-12, NOTIF-05 to NOTIF-07)', {
  tag: '@gate',
}, async ({ page }) => {
  await openSession(page);
  await page.goto('/student/course/18');
  await expect(bell(page)).toHaveAccessibleName('Notificações: 3 não lidas');
  await bell(page).click();
  await opened(page, 'Helena recomendou um treinamento').click();
  await expect(page).toHaveURL('/student/course/32');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notificações: 2 não lidas');

  await bell(page).click();
  await opened(page, 'respondeu à sua dúvida').click();
  await expect(page).toHaveURL('/student/course/1/content/101');
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 não lida');
  await expectAnswer(page);
  await quiet(page);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 não lida');
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
    await expect(page.getByText('Não foi possível carregar a resposta')).toBeVisible();
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
