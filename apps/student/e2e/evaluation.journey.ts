import { people, signIn } from './people.ts';
import { expect, test } from './test.ts';

/** An evaluation form of four questions, one of each kind, in a course that nobody of the seed has begun. */
const form = {
  path: '/student/course/15/content/1505',
  api: '/api/decola/courses/15/contents/1505',
} as const;

test('an evaluation form is answered question by question, and finishes its content when all are answered (FORMS-15, FORMS-16, FORMS-18, FORMS-20, FORMS-22)', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/response')) sent.push(new URL(request.url()).pathname);
  });
  await signIn(page, people.ana, form.path);
  const answer = page.getByRole('button', { name: 'Responder' });
  await expect(page.getByText('Pergunta 1 de 4')).toBeVisible();
  await answer.click();
  await expect(page.getByText('Pergunta 1 de 4')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('radio', { name: '4 estrelas' }).focus();
  await page.keyboard.press('Space');
  await answer.dblclick();
  await expect(page.getByText('Pergunta 2 de 4')).toBeVisible();
  await page.getByRole('radio', { name: 'na medida' }).check();
  await answer.click();
  await expect(page.getByText('Pergunta 3 de 4')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pergunta 3 de 4')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Vídeos' }).check();
  await page.getByRole('checkbox', { name: 'Exercícios' }).check();
  await answer.click();
  await page.getByLabel(/^Sua resposta/).fill('Nada.');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByRole('heading', { name: 'Avaliação enviada' })).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get(form.api)).json()).data.content.status.progress)
    .toBe(100);
  expect(sent).toHaveLength(4);
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
