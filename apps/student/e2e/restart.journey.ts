import { beginStudy, progressOf, savedAs, serverProgress, study } from './studying.ts';
import { expect, test } from './test.ts';

test('a server that is killed and comes back keeps the person signed in and their progress', {
  tag: '@gate',
}, async ({ page, sandbox }) => {
  await beginStudy(page);
  const saved = savedAs(page, 'progress');
  await study(page, 15);
  await saved;
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');

  await sandbox.restart();
  expect(await serverProgress(page)).toBe(66);
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');

  await page.goto('/student/course/18');
  await expect(
    page.getByRole('list', { name: 'Conteúdos' }).getByRole('link', { name: /Introdução/ }),
  ).toContainText('Concluído');
});
