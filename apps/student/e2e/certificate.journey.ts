import { people, signIn } from './people.ts';
import { expect, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

test('the certificate opens with the press itself, as phones ask for, and is shown when its address is known (COURSE-08)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, '/student/course/2');
  const button = page.getByRole('button', { name: 'Ver certificado' });
  await expect(button).toBeVisible();
  const held = await holdCalls(page, /\/certificate/);
  const opened = page.waitForEvent('popup');
  await button.click();
  const tab = await opened;
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/files/certificates/'));
  held.release();
  expect((await asked).frame()).toBe(tab.mainFrame());
});

test('a certificate that cannot be had closes its tab and is told (SHELL-39)', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ getCourseCertificate: 'failing' });
  await signIn(page, people.ana, '/student/course/2');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Ver certificado' }).click();
  const tab = await opened;
  if (!tab.isClosed()) await tab.waitForEvent('close');
  await expect(page.getByText('O serviço está indisponível. Tente mais tarde.').first()).toBeVisible();
});
