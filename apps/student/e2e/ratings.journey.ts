import { endSession, people, signIn } from './people.ts';
import { video } from './studying.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

const ratingItem = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Claro e curto' });

/** The ratings that the server has, as messages. */
async function serverRatings(page: Page): Promise<string[]> {
  const { data } = await (await page.request.get(`${video.api}/ratings?index=0`)).json();
  return data.ratings.map(({ message }: { message: string }) => message);
}

const stars = (page: Page, count: number) =>
  page.getByRole('radio', { name: count === 1 ? '1 estrela' : `${count} estrelas` });

const openRatings = (page: Page) => page.getByRole('button', { name: 'Avaliações' }).click();

/** Rates the video as somebody who has not rated it before. */
async function rate(page: Page) {
  await openRatings(page);
  await stars(page, 5).check({ force: true });
  await page.getByLabel('Mensagem').fill('Claro e curto');
  await page.getByRole('button', { name: 'Avaliar' }).click();
  await expect(ratingItem(page)).toBeVisible();
}

test.beforeEach(({ page }) => signIn(page, people.ana, video.path));

test('a rating that is pressed again while its like is under way is liked once', async ({ page }) => {
  await rate(page);
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

test('who has rated finds their rating in the form, which says that it changes it; what is typed while that is under way stays', async ({
  page,
}) => {
  await rate(page);
  const message = page.getByLabel('Mensagem');
  const change = page.getByRole('button', { name: 'Alterar avaliação' });
  // As another tab finds it, which has no draft.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await openRatings(page);
  await expect(stars(page, 5)).toBeChecked();
  await expect(message).toHaveValue('Claro e curto');
  await expect(page.getByRole('button', { name: 'Avaliar', exact: true })).toHaveCount(0);

  await stars(page, 4).check({ force: true });
  await message.fill('Vale a pena');
  const held = await holdCalls(page, /\/ratings$/);
  await change.click();
  await expect.poll(() => held.sent.length).toBe(1);
  await message.fill('Vale a pena ver de novo');
  held.release();
  await expect(page.getByText('Avaliação alterada!')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Vale a pena' })).toBeVisible();
  await expect(ratingItem(page)).toHaveCount(0);
  await expect(message).toHaveValue('Vale a pena ver de novo');
  await expect(stars(page, 4)).toBeChecked();
  expect(held.sent).toHaveLength(1);
  expect((await serverRatings(page))[0]).toBe('Vale a pena');
});

test('stars and words of a rating outlive a reload, the way to another content and a session that is over, until they are sent', {
  tag: '@gate',
}, async ({ page }) => {
  const message = page.getByLabel('Mensagem');
  await openRatings(page);
  await stars(page, 4).check({ force: true });
  await message.pressSequentially('Claro e cur');
  await page.reload();
  await openRatings(page);
  await expect(stars(page, 4)).toBeChecked();
  await expect(message).toHaveValue('Claro e cur');

  // Another content has a draft of its own.
  await page.getByRole('link', { name: 'Próximo' }).click();
  await expect(page).not.toHaveURL(video.path);
  await openRatings(page);
  await expect(message).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Anterior' }).click();
  await expect(page).toHaveURL(video.path);
  await openRatings(page);
  await expect(stars(page, 4)).toBeChecked();

  await endSession(page);
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL(/\/student\/home/);
  await signIn(page, people.ana, video.path);
  await openRatings(page);
  await expect(stars(page, 4)).toBeChecked();
  await message.press('End');
  await message.pressSequentially('to');
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
  await expect(ratingItem(page)).toBeVisible();
  // What was changed of a rating that stands is a draft too.
  await stars(page, 3).check({ force: true });
  await page.reload();
  await openRatings(page);
  await expect(stars(page, 3)).toBeChecked();
  await expect(message).toHaveValue('Claro e curto');
});

test('ratings that do not come are told of, and asked for again', async ({ page }) => {
  await page.route(/\/ratings\?index=\d+/, async (route) => {
    const isFirst = route.request().url().includes('index=0');
    if (!isFirst) return route.fulfill({ status: 422, json: { code: 'VALIDATION_ERROR' } });
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, haveRatings: true } } });
  });
  await openRatings(page);
  const more = page.getByRole('button', { name: 'Carregar mais' });
  await more.click();
  await expect(page.getByText('Não foi possível carregar mais avaliações.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Não foi possível carregar mais avaliações.')).toHaveCount(0);
});

test('one asks before a rating is deleted, and deletes it once (COURSE-23)', { tag: '@gate' }, async ({
  page,
}) => {
  await rate(page);
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
  // Nothing stands that could be changed.
  await expect(page.getByRole('button', { name: 'Avaliar', exact: true })).toBeVisible();
  await expect(page.getByLabel('Mensagem')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a rating that is sent without stars leads to the first of them', async ({ page }) => {
  await openRatings(page);
  await page.getByRole('button', { name: 'Avaliar' }).click();
  await expect(page.getByText('Selecione entre uma e cinco estrelas.').first()).toBeVisible();
  await expect(stars(page, 1)).toBeFocused();
});
