import { people, signIn } from './people.ts';
import { video } from './studying.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

const ratingItem = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Claro e curto' });

/** The ratings that the server has, as messages. */
async function serverRatings(page: Page): Promise<string[]> {
  const { data } = await (await page.request.get(`${video.api}/ratings?index=0`)).json();
  return data.ratings.map(({ message }: { message: string }) => message);
}

test.beforeEach(async ({ page }) => {
  await signIn(page, people.ana, video.path);
  await page.getByRole('button', { name: 'Avaliações' }).click();
  await page.getByRole('radio', { name: '5 estrelas' }).check({ force: true });
  await page.getByLabel('Mensagem').fill('Claro e curto');
  await page.getByRole('button', { name: 'Avaliar' }).click();
  await expect(ratingItem(page)).toBeVisible();
});

test('a rating that is pressed again while its like is under way is liked once', async ({ page }) => {
  const like = ratingItem(page).getByRole('button', { name: 'Curtir' });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const held = await holdCalls(page, /\/likes$/);
  await like.click();
  await expect.poll(() => held.sent.length).toBe(1);
  await like.click({ force: true });
  await like.press('Enter');
  held.release();
  await expect(ratingItem(page).getByRole('button', { name: 'Curtir (1)', pressed: true })).toBeVisible();
  expect(held.sent).toHaveLength(1);
});

test('what is typed while a rating is under way stays, and what was sent is emptied', async ({ page }) => {
  const stars = page.getByRole('radio', { name: '5 estrelas' });
  const message = page.getByLabel('Mensagem');
  await expect(message).toHaveValue('');
  await stars.check({ force: true });
  await message.fill('Vale a pena');
  const held = await holdCalls(page, /\/ratings$/);
  await page.getByRole('button', { name: 'Avaliar' }).click();
  await expect.poll(() => held.sent.length).toBe(1);
  await message.fill('Vale a pena ver de novo');
  held.release();
  await expect(stars).not.toBeChecked();
  await expect(page.getByRole('listitem').filter({ hasText: 'Vale a pena' })).toBeVisible();
  await expect(message).toHaveValue('Vale a pena ver de novo');
  expect(held.sent).toHaveLength(1);
});

test('one asks before a rating is deleted, and deletes it once (COURSE-23)', { tag: '@gate' }, async ({
  page,
}) => {
  const held = await holdCalls(page, /\/rating\/\d+$/);
  const question = page.getByRole('alertdialog', { name: 'Apagar esta avaliação?' });
  await ratingItem(page).getByRole('button', { name: 'Apagar' }).click();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  expect(held.sent).toEqual([]);

  await ratingItem(page).getByRole('button', { name: 'Apagar' }).click();
  await question.getByRole('button', { name: 'Apagar' }).click();
  await expect.poll(() => held.sent.length).toBe(1);
  await question.getByRole('button', { name: 'Apagar' }).click({ force: true });
  held.release();
  // As long as the question stands, nothing under it is to be found.
  await expect(question).toBeHidden();
  await expect(ratingItem(page)).toHaveCount(0);
  expect(held.sent).toHaveLength(1);
  expect(await serverRatings(page)).not.toContain('Claro e curto');
});

test('a rating that is sent without stars leads to the first of them', async ({ page }) => {
  await expect(page.getByLabel('Mensagem')).toHaveValue('');
  await page.getByRole('button', { name: 'Avaliar' }).click();
  await expect(page.getByText('Selecione entre uma e cinco estrelas.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: '1 estrela' })).toBeFocused();
});
