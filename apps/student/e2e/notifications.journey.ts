import { openSession } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
const opened = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Notificações' }).getByRole('button', { name: title }).first();

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
  await quiet(page);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 não lida');
});
