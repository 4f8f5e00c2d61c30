import { openSession } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';
import { cutCode } from './unanswered.ts';

test('the code of a dialog is on its way as soon as somebody points at its button', async ({ page }) => {
  await openSession(page);
  // What loads it anyway, once the page has settled.
  await cutCode(page, /\/assets\/shell-ahead-.*\.js/);
  let asked = 0;
  page.on('request', (request) => {
    if (/\/assets\/modal-.*\.js/.test(request.url())) asked += 1;
  });
  await page.goto('/student/course/26');
  const button = page.getByRole('button', { name: 'Sair do treinamento' });
  await expect(button).toBeVisible();
  await quiet(page);
  expect(asked).toBe(0);

  await button.hover();
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
