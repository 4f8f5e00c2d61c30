import { people, signIn } from './people.ts';
import { controlTime } from './studying.ts';
import { expect, test } from './test.ts';

/** An evaluation form of four questions, one of each kind, in a course that nobody of the seed has begun. */
const form = {
  path: '/student/course/15/content/1505',
  api: '/api/decola/courses/15/contents/1505',
} as const;

test('an evaluation form is answered question by question, and finishes its content when all are answered (FORMS-15, FORMS-16, FORMS-18, FORMS-20, FORMS-22)', {
  tag: '@gate',
}, async ({ page }) => {
  // By its key: what was on its way at the reload is sent again, and is the same answer to the server.
  const sent = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/response')) return;
    sent.add(`${new URL(request.url()).pathname} ${request.headers()['idempotency-key']}`);
  });
  await signIn(page, people.ana, form.path);
  const answer = page.getByRole('button', { name: 'Responder' });
  await expect(page.getByText('Pergunta 1 de 4')).toBeVisible();
  await answer.click();
  await expect(page.getByText('Pergunta 1 de 4')).toBeVisible();
  expect([...sent]).toEqual([]);
  await page.getByRole('radio', { name: '4 estrelas' }).focus();
  await page.keyboard.press('Space');
  await answer.dblclick();
  await expect(page.getByText('Pergunta 2 de 4')).toBeVisible();
  await page.getByRole('radio', { name: 'na medida' }).check();
  await answer.click();
  await expect(page.getByText('Pergunta 3 de 4')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pergunta 3 de 4')).toBeVisible();
  await expect(page.locator(':focus-visible')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Vídeos' }).check();
  await page.getByRole('checkbox', { name: 'Exercícios' }).check();
  await answer.click();
  await page.getByLabel(/^Sua resposta/).fill('Nada.');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByRole('heading', { name: 'Avaliação enviada' })).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get(form.api)).json()).data.content.status.progress)
    .toBe(100);
  expect([...sent]).toHaveLength(4);
  const given = [];
  for (const number of [1, 2, 3, 4]) {
    const answer = await page.request.get(`/api/decola/searchForms/1/training/15/page/${number}`);
    const { stars, answerId, multiAnswerIds, answerText } = (await answer.json()).data.question;
    given.push([stars, answerId, multiAnswerIds, answerText]);
  }
  expect(given).toEqual([
    [4, null, [], null],
    [null, 22, [], null],
    [null, null, [31, 32], null],
    [null, null, [], 'Nada.'],
  ]);
});

test('answers without a network for however long, and what was chosen and written and not sent, outlast page and tab: the form goes on where it was, and all arrives in order', {
  tag: '@gate',
}, async ({ page, context }) => {
  await controlTime(page);
  await signIn(page, people.ana, form.path);
  const answer = page.getByRole('button', { name: 'Responder' });
  await expect(page.getByText('Pergunta 1 de 4')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('radio', { name: '4 estrelas' }).focus();
  await page.keyboard.press('Space');
  await answer.click();
  await page.getByRole('radio', { name: 'na medida' }).check();
  await answer.click();
  await expect(page.getByText('Pergunta 3 de 4')).toBeVisible();
  await expect(page.getByText(/2 respostas aguardam/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Vídeos' }).check();
  await page.clock.fastForward('10:00');
  // The foot of the page leads to another content.
  await expect(page.getByRole('link', { name: 'Anterior', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Pergunta anterior', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'na medida' })).toBeChecked();
  await answer.click();
  await expect(page.getByRole('checkbox', { name: 'Vídeos' })).toBeChecked();
  await answer.click();
  const words = page.getByLabel(/^Sua resposta/);
  await words.fill('Mais exem');
  await context.setOffline(false);
  await page.reload();
  await expect(words).toHaveValue('Mais exem');
  await page.getByRole('link', { name: 'Anterior', exact: true }).click();
  await expect(page).not.toHaveURL(form.path);
  await page.goBack();
  await expect(words).toHaveValue('Mais exem');
  await words.fill('Mais exemplos.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByText(/1 resposta aguarda/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Avaliação guardada' })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/student/dashboard');
  const progress = async () =>
    (await (await later.request.get(form.api)).json()).data.content.status.progress as number;
  await expect.poll(progress).toBe(100);
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (number) => {
      const read = await later.request.get(`/api/decola/searchForms/1/training/15/page/${number}`);
      return (await read.json()).data.question;
    }),
  );
  expect(
    pages.map(({ stars, answerId, multiAnswerIds, answerText }) => [
      stars,
      answerId,
      multiAnswerIds,
      answerText,
    ]),
  ).toEqual([
    [4, null, [], null],
    [null, 22, [], null],
    [null, null, [31], null],
    [null, null, [], 'Mais exemplos.'],
  ]);
});

test('an answer that the server refuses is told with its reason and given again as it was written; until then the form is not sent (FORMS-18, FORMS-20)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, form.path);
  const answer = page.getByRole('button', { name: 'Responder', exact: true });
  await page.getByRole('radio', { name: '4 estrelas' }).focus();
  await page.keyboard.press('Space');
  await page.route('**/response', (route) =>
    route.fulfill({ status: 422, json: { code: 'VALIDATION_ERROR', message: 'Agora não.' } }),
  );
  await answer.click();
  const refused = page.locator('strong', { hasText: 'Sua resposta à pergunta 1 não foi enviada' });
  await expect(refused).toBeVisible();
  await expect(page.getByText('Agora não.').first()).toBeVisible();
  await page.unroute('**/response');
  await page.getByRole('radio', { name: 'na medida' }).check();
  await answer.click();
  await page.getByRole('checkbox', { name: 'Vídeos' }).check();
  await answer.click();
  await page.getByLabel(/^Sua resposta/).fill('Nada.');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
  await page.reload();
  await expect(refused).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Avaliação enviada' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
  await answer.click();
  await expect(page.getByRole('heading', { name: 'Avaliação enviada' })).toBeVisible();
  await expect(refused).toHaveCount(0);
});

test('an evaluation whose last answer is refused is not finished, here nor on the server, and nothing covers what mends it; then its confirmation is seen (FORMS-18, FORMS-20)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const finishes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/finish')) finishes.push(request.url());
  });
  await signIn(page, people.ana, form.path);
  const answer = page.getByRole('button', { name: 'Responder', exact: true });
  await page.getByRole('radio', { name: '4 estrelas' }).focus();
  await page.keyboard.press('Space');
  await answer.click();
  await page.getByRole('radio', { name: 'na medida' }).check();
  await answer.click();
  await page.getByRole('checkbox', { name: 'Vídeos' }).check();
  await answer.click();
  const words = page.getByLabel(/^Sua resposta/);
  await words.fill('Nada.');
  await page.route('**/response', (route) =>
    route.fulfill({ status: 422, json: { code: 'VALIDATION_ERROR', message: 'Agora não.' } }),
  );
  const send = page.getByRole('button', { name: 'Enviar avaliação' });
  await send.click();
  const refused = page.locator('strong', { hasText: 'Sua resposta à pergunta 4 não foi enviada' });
  await expect(refused).toBeVisible();
  await expect(page.getByText('Conteúdo concluído')).toHaveCount(0);
  await expect(words).toHaveValue('Nada.');
  await page.unroute('**/response');
  expect(finishes).toEqual([]);
  // What the server says of it by itself, asked by a client that sends the finish all the same.
  expect((await page.request.post(`${form.api}/finish`)).status()).toBe(422);
  await page.reload();
  await expect(refused).toBeVisible();
  await send.click();
  const done = page.getByRole('heading', { name: 'Avaliação enviada' });
  await expect(done).toBeInViewport();
  await expect.poll(() => finishes.length).toBe(1);
  await expect(page.getByText('Conteúdo concluído').first()).toBeVisible();
  await expect(done).toBeInViewport();
});
