import { openSession } from './people.ts';
import { expect, test } from './test.ts';

test('a course whose contents are all done is finished by a press, and offers its certificate at once (COURSE-04, COURSE-07, SHELL-38)', {
  tag: '@gate',
}, async ({ page }) => {
  await openSession(page);
  // The sandbox finishes a course with its last content; another server may wait for the person.
  let isFinished = false;
  await page.route('**/api/decola/enroll/2', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, finished: isFinished } } });
  });
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/2\/finish$|\/finish\/2$/.test(request.url())) isFinished = true;
  });
  await page.goto('/student/course/2');
  const actions = page.getByRole('main');
  await expect(actions.getByRole('button', { name: 'Sair do treinamento' })).toBeVisible();
  await expect(actions.getByRole('button', { name: 'Ver certificado' })).toHaveCount(0);
  await actions.getByRole('button', { name: 'Concluir treinamento' }).click();
  await expect(page.getByText('Treinamento concluído!').first()).toBeVisible();
  // The button that was pressed is gone: reading goes on at the moment that answers it, and past that at the course.
  await expect(page.getByRole('heading', { name: 'Treinamento concluído!' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(actions.getByRole('button', { name: 'Ver certificado' })).toBeFocused();
  await expect(actions.getByRole('button', { name: 'Concluir treinamento' })).toHaveCount(0);
  await expect(actions.getByRole('button', { name: 'Sair do treinamento' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dispensar' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('who enrols by a press goes on at what the press has made possible', async ({ page }) => {
  await openSession(page);
  await page.goto('/student/course/18');
  await page.getByRole('button', { name: 'Matricular-se' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Começar', exact: true })).toBeFocused();
});
