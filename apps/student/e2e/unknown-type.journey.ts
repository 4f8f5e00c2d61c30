import { signIn } from './people.ts';
import { expect, test } from './test.ts';

test('a content of a type that nobody knows yet stands in the list, says so, and leaves the others usable', async ({
  page,
}) => {
  await page.route('**/api/decola/courses/18/contents{,/1801}', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const content of body.data.contents ?? [body.data.content])
      if (content.id === 1801) content.type = 7;
    await route.fulfill({ response: answer, json: body });
  });
  await signIn(page, undefined, '/student/course/18');
  const contents = page.getByRole('list', { name: 'Conteúdos' });
  const first = contents.getByRole('link').first();
  await expect(first).toContainText('Outro tipo');
  const count = await contents.getByRole('listitem').count();
  expect(count).toBeGreaterThan(1);
  await first.click();
  await expect(page.getByRole('heading', { name: 'Tipo de conteúdo desconhecido.' })).toBeVisible();
  const beside = page.getByRole('list', { name: 'Conteúdos do treinamento' });
  await expect(beside.getByRole('listitem')).toHaveCount(count);
  await beside.getByRole('link').nth(1).click();
  await expect(page).not.toHaveURL(/\/1801/);
  await expect(page.getByRole('heading', { name: 'Tipo de conteúdo desconhecido.' })).toBeHidden();
});
