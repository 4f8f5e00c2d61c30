import { judgeInEveryBrand } from './branded.ts';
import { tabTo } from './by-keyboard.ts';
import { actsOnDevice } from './device.ts';
import { people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

/** An exercise of five questions that nobody of the seed has begun: four with alternatives, one in words. */
const exercise = {
  path: '/student/course/34/content/3403',
  api: '/api/decola/courses/34/contents/3403',
  title: 'Questionário',
} as const;

const questionOf = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: `Questão ${number} de 5` });
const alternative = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const rights = [
  'Por um fato observado',
  'A responsabilidade pelo resultado',
  'Em datas combinadas',
  'O interesse por trás de cada posição',
] as const;

/** What the server took in, in order. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('response', (answer) => {
    const [, kind] = answer.url().split(/\/contents\/\d+\/|\/exercise\/questionnaire\//);
    if (answer.request().method() === 'POST' && answer.ok() && kind) writes.push(kind.replace(/\d+/g, '#'));
  });
  return writes;
}

/** What the server knows of the exercise, asked with the browser's own cookies. */
async function statusOf(page: Page) {
  const { data } = await (await page.request.get(exercise.api)).json();
  return data.content;
}

async function begin(page: Page) {
  await signIn(page, people.ana, exercise.path);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(questionOf(page, 1)).toBeVisible();
}

const toNext = (page: Page) => page.getByRole('link', { name: 'Próxima' }).click();
const finishDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Finalizar o questionário?' });

test('from the cover to the answers: each answer is sent at once, and the finish once (QUIZ-01, QUIZ-03 to QUIZ-12, QUIZ-16)', {
  tag: '@gate',
}, async ({ page }) => {
  const writes = writesOf(page);
  await signIn(page, people.ana, exercise.path);
  await expect(page.getByText('15 min', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Começar' }).dblclick();
  await expect(questionOf(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/\/student\/course\/34\/questionnaire\/\d+\/page\/1$/);
  const begun = await statusOf(page);
  expect(begun.status.progress).toBe(0);
  expect(begun.exercise.status).toMatchObject({
    doing: true,
    finished: false,
    userAttempts: 1,
    questionnaire: { questions: { corrects: 0, answered: 0 } },
  });
  await expect(page.getByRole('link', { name: 'Anterior' })).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);

  for (const [at, right] of rights.entries()) {
    await expect(questionOf(page, at + 1)).toBeVisible();
    await alternative(page, right).check();
    await expect(page.getByText('Resposta correta.')).toBeVisible();
    await toNext(page);
  }
  await expect(questionOf(page, 5)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Próxima' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(finishDialog(page)).toContainText('1 questão está sem resposta.');
  await finishDialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByLabel('Sua resposta').fill('Com a equipe.');
  await expect.poll(() => writes.at(-1)).toMatch(/descriptive$/);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(finishDialog(page)).toContainText('Todas as questões estão respondidas.');
  await finishDialog(page).getByRole('button', { name: 'Finalizar' }).dblclick();

  await expect(page).toHaveURL(/\/student\/course\/34\/user-responses\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Suas respostas' })).toBeVisible();
  await expect(page.getByText('4 de 4 corretas, 1 aguarda correção')).toBeVisible();
  await expect(page.getByText('Com a equipe.')).toBeVisible();
  const reward = page.getByRole('region', { name: 'Conteúdo concluído' });
  await expect(reward.getByRole('link')).toHaveAttribute('href', /^\/student\/course\/34/);
  const alternatives = 'questionnaires/#/pages/#/alternatives/#';
  expect(writes).toEqual([
    'initialize',
    'questionnaires',
    alternatives,
    alternatives,
    alternatives,
    alternatives,
    'questionnaires/#/pages/#/descriptive',
    'finish',
  ]);
  const done = await statusOf(page);
  expect(done.status).toMatchObject({ progress: 100, finishedAt: expect.any(String) });
  expect(done.exercise.status).toMatchObject({ doing: false, finished: true });
  expect(done.exercise.status.questionnaire.finishedAt).toEqual(expect.any(String));
  // Read again, it is news no more.
  await page.reload();
  await expect(page.getByText('4 de 4 corretas, 1 aguarda correção')).toBeVisible();
  await expect(reward).toHaveCount(0);
});

test('a question that the server refuses at once is asked for once, also where the page is opened anew at it (QUIZ-07)', async ({
  page,
}) => {
  await begin(page);
  const asked: string[] = [];
  await page.route(/\/pages\/2$/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 500, body: '{}' });
  });
  // What else the page waits for is later than the refusal.
  await page.route(/\/contents$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(page.url().replace(/page\/1$/, 'page/2'));
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('before it is finished the open questions are named, and lead to themselves (QUIZ-11)', async ({
  page,
}) => {
  await begin(page);
  // What was looked at and what the server counts tell all: nothing more is asked.
  const asked: string[] = [];
  await alternative(page, rights[0]).check();
  await toNext(page);
  await expect(questionOf(page, 2)).toBeVisible();
  await toNext(page);
  await alternative(page, rights[2]).check();
  await expect(page.getByText('Resposta correta.')).toBeVisible();
  await toNext(page);
  await toNext(page);
  await expect(questionOf(page, 5)).toBeVisible();
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(finishDialog(page)).toContainText('3 questões estão sem resposta.');
  await expect(finishDialog(page).getByRole('link')).toHaveText(['Questão 2', 'Questão 4', 'Questão 5']);
  expect(asked.filter((url) => url.includes('/pages/'))).toEqual([]);
  await finishDialog(page).getByRole('link', { name: 'Questão 2' }).dblclick();
  await expect(questionOf(page, 2)).toBeVisible();
  await expect(finishDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/page\/2$/);
  await alternative(page, rights[1]).check();
  await expect(page.getByText('Resposta correta.')).toBeVisible();
  // After a reload only the count tells of what was not looked at again; the question that is open is only uncovered.
  await page.route(/\/pages\/[1-4]$/, (route) => route.abort());
  await page.goto(page.url().replace(/\d+$/, '5'));
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(finishDialog(page)).toContainText('2 questões estão sem resposta.');
  await expect(finishDialog(page).getByRole('listitem')).toHaveText(['Questão 5', 'e mais 1']);
  await finishDialog(page).getByRole('button', { name: 'Cancelar' }).click();
  // Where they can be read they are, so that each is named.
  await page.unroute(/\/pages\/[1-4]$/);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(finishDialog(page).getByRole('listitem')).toHaveText(['Questão 4', 'Questão 5']);
  await finishDialog(page).getByRole('link', { name: 'Questão 5' }).press('Enter');
  await expect(finishDialog(page)).toBeHidden();
  await expect(questionOf(page, 5)).toBeVisible();
  // It is the question that stands there: what is answered with has the focus.
  await expect(page.getByRole('textbox', { name: 'Sua resposta' })).toBeFocused();
});

test('two tabs that begin at once share one attempt (QUIZ-04)', async ({ page, context }) => {
  await signIn(page, people.ana, exercise.path);
  const other = await context.newPage();
  await other.goto(exercise.path);
  const begins = [page, other].map((tab) => tab.getByRole('button', { name: 'Começar' }));
  for (const begin of begins) await expect(begin).toBeEnabled();
  await Promise.all(begins.map((begin) => begin.click()));
  for (const tab of [page, other]) await expect(questionOf(tab, 1)).toBeVisible();
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
  expect((await statusOf(page)).exercise.status).toMatchObject({ doing: true, userAttempts: 1 });
});

test('leaving and coming back goes on at the question where one was, with what was answered', async ({
  page,
}) => {
  await begin(page);
  await alternative(page, rights[0]).check();
  await toNext(page);
  await toNext(page);
  await expect(questionOf(page, 3)).toBeVisible();
  await page.reload();
  await expect(questionOf(page, 3)).toBeVisible();
  await page.getByRole('link', { name: `Voltar: ${exercise.title}` }).click();
  // Its time goes on, and is told where one comes back.
  await expect(page.getByRole('timer')).toHaveText(/^Restam \d+ min\. O tempo continua passando\.$/);
  await page.getByRole('link', { name: 'Continuar da questão 3' }).click();
  await expect(questionOf(page, 3)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await page.getByRole('link', { name: 'Anterior' }).click();
  await page.getByRole('link', { name: 'Anterior' }).click();
  await expect(alternative(page, rights[0])).toBeChecked();
});

test('an address beyond the questions leads to the nearest one; a questionnaire of nobody to none (QUIZ-06, QUIZ-07, QUIZ-08)', async ({
  page,
}) => {
  await begin(page);
  const address = new URL(page.url()).pathname.replace(/\/\d+$/, '');
  for (const [written, number] of [
    ['99', 5],
    ['0', 1],
    ['abc', 1],
  ] as const) {
    await page.goto(`${address}/${written}`);
    await expect(questionOf(page, number)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === `${address}/${number}`);
  }
  await page.goto('/student/course/34/questionnaire/999999/page/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
});

test('without a network nothing is lost: answers wait on the device, are told, and arrive in order (QUIZ-09, QUIZ-10)', {
  tag: '@gate',
}, async ({ page, context }) => {
  await begin(page);
  const writes = writesOf(page);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await quiet(page);
  await context.setOffline(true);
  await alternative(page, rights[0]).check();
  await toNext(page);
  await alternative(page, 'A tarefa').check();
  await alternative(page, rights[1]).check();
  for (const number of [3, 4, 5]) {
    await toNext(page);
    await expect(questionOf(page, number)).toBeVisible();
  }
  await page.getByLabel('Sua resposta').fill('Amanhã');
  await page.getByRole('link', { name: 'Anterior' }).click();
  await expect(page.getByText(/4 respostas aguardam a conexão/)).toBeVisible();
  await expect
    .poll(() => actsOnDevice(page))
    .toEqual(expect.arrayContaining(['alternative', 'alternative', 'alternative', 'descriptive']));
  expect(writes).toEqual([]);
  await context.setOffline(false);
  const alternatives = 'questionnaires/#/pages/#/alternatives/#';
  await expect
    .poll(() => writes)
    .toEqual([alternatives, alternatives, alternatives, 'questionnaires/#/pages/#/descriptive']);
  await page.reload();
  await page.getByRole('link', { name: 'Próxima' }).click();
  await expect(page.getByLabel('Sua resposta')).toHaveValue('Amanhã');
  expect((await statusOf(page)).exercise.status.questionnaire.questions).toMatchObject({
    answered: 3,
    corrects: 2,
  });
});

test('what is written is not lost to a reload in the middle of a word', { tag: '@gate' }, async ({
  page,
}) => {
  await begin(page);
  await page.goto(page.url().replace(/1$/, '5'));
  await page.getByLabel('Sua resposta').pressSequentially('Com a equi');
  await page.reload();
  await expect(page.getByLabel('Sua resposta')).toHaveValue('Com a equi');
});

test('a text that the server refused says so until a shorter one has arrived (QUIZ-10)', async ({ page }) => {
  const refusal = page.getByRole('main').getByText(/^Sua resposta não foi registrada/);
  await begin(page);
  const release: (() => void)[] = [];
  await page.route('**/descriptive', async (route) => {
    if (release.length > 1) return route.continue();
    await new Promise<void>((resolve) => release.push(resolve));
    await route.fulfill({ status: 422, json: { code: 'VALIDATION_ERROR', message: 'Longa demais.' } });
  });
  await page.goto(page.url().replace(/1$/, '5'));
  const text = page.getByLabel('Sua resposta');
  await text.fill('Com a equipe, com a chefia e com todos os outros.');
  await expect.poll(() => release.length).toBe(1);
  release[0]?.();
  await expect(refusal).toBeVisible();
  await text.fill('Com a equipe e com a chefia.');
  await expect(refusal).toBeHidden();
  await expect.poll(() => release.length).toBe(2);
  // The refusal comes after what is better has been written.
  await text.fill('Com a equipe.');
  await expect.poll(() => actsOnDevice(page)).toEqual(['descriptive', 'descriptive']);
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/descriptive') && answer.ok());
  release[1]?.();
  await taken;
  await expect.poll(() => actsOnDevice(page)).toEqual([]);
  await expect(refusal).toBeHidden();
});

test('a finish that the server refused lets answers go on, and is tried again at the end of the time (QUIZ-15)', async ({
  page,
}) => {
  await page.clock.install();
  await begin(page);
  await page.goto(page.url().replace(/1$/, '5'));
  await page.route('**/finish', (route) =>
    route.fulfill({ status: 422, json: { code: 'VALIDATION_ERROR', message: 'Agora não.' } }),
  );
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await finishDialog(page).getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText('O questionário não foi finalizado')).toBeVisible();
  await page.unroute('**/finish');
  await page.getByRole('link', { name: 'Anterior' }).click();
  await alternative(page, rights[3]).check();
  await expect(page.getByText('Resposta correta.')).toBeVisible();
  await quiet(page);
  await page.clock.runFor(16 * 60_000);
  await expect(page).toHaveURL(/\/user-responses\/\d+$/);
});

test('attempts of a question run out: its alternatives close, and the focus stays with them (QUIZ-14)', async ({
  page,
}) => {
  await begin(page);
  await alternative(page, 'Pela opinião de quem fala').check();
  await expect(page.getByText('Resposta incorreta. Resta 1 tentativa nesta questão.')).toBeVisible();
  await alternative(page, 'Pela comparação com colegas').check();
  await expect(page.getByText('As tentativas desta questão acabaram.')).toBeVisible();
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await expect(page.getByRole('radiogroup')).toBeFocused();
});

test('while a choice that costs an attempt is on its way no other is sent, and the right one stays', async ({
  page,
}) => {
  await begin(page);
  const writes = writesOf(page);
  const held = await holdCalls(page, /\/alternatives\/\d+$/);
  await alternative(page, 'Pela opinião de quem fala').check();
  await expect.poll(() => held.sent.length).toBe(1);
  await alternative(page, 'Pela comparação com colegas').click();
  await expect(alternative(page, 'Pela opinião de quem fala')).toBeChecked();
  held.release();
  await expect(page.getByText('Resposta incorreta. Resta 1 tentativa nesta questão.')).toBeVisible();
  await alternative(page, rights[0]).press('Space');
  await expect(page.getByText('Resposta correta.', { exact: true })).toBeVisible();
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await expect(page.getByRole('radiogroup')).toBeFocused();
  expect(writes).toEqual([
    'questionnaires/#/pages/#/alternatives/#',
    'questionnaires/#/pages/#/alternatives/#',
  ]);
});

test('an exercise whose attempts are used up says so in the words of the server', async ({ page }) => {
  await signIn(page, people.ana, exercise.path);
  await expect(page.getByRole('button', { name: 'Começar' })).toBeVisible();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = await page.request.post(`${exercise.api}/questionnaires`);
    expect(answer.ok()).toBe(true);
    expect((await page.request.post(`${exercise.api}/finish`)).ok()).toBe(true);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Refazer' }).click();
  await page
    .getByRole('alertdialog', { name: 'Refazer este questionário?' })
    .getByRole('button', { name: 'Refazer' })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível começar' })).toBeVisible();
});

test('at the end of its time it finishes by itself, after telling of five minutes and of one (QUIZ-15)', {
  tag: '@gate',
}, async ({ page }) => {
  await page.clock.install();
  await begin(page);
  await alternative(page, rights[0]).check();
  await expect(page.getByText('Resposta correta.')).toBeVisible();
  await quiet(page);
  const clock = page.getByRole('timer');
  await page.clock.runFor(10 * 60_000);
  await expect(clock).toHaveText(/^[45]:\d\d$/);
  await expect(page.getByText('Faltam 5 minutos para o fim do questionário.')).toBeAttached();
  await page.clock.runFor(4 * 60_000);
  await expect(clock).toHaveText(/^(1:00|0:\d\d)$/);
  await expect(page.getByText('Falta 1 minuto para o fim do questionário.')).toBeAttached();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/user-responses\/\d+$/);
  expect((await statusOf(page)).exercise.status.questionnaire.finishedAt).toEqual(expect.any(String));
});

test('a second tab sees what the first has answered, and is closed when that finishes', async ({
  page,
  context,
}) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(questionOf(other, 1)).toBeVisible();
  await alternative(page, rights[0]).check();
  await expect(alternative(other, rights[0])).toBeChecked();
  await page.goto(page.url().replace(/1$/, '5'));
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await finishDialog(page).getByRole('button', { name: 'Finalizar' }).click();
  await expect(page).toHaveURL(/\/user-responses\/\d+$/);
  await expect(other).toHaveURL(/\/user-responses\/\d+$/);
});

test('by keyboard alone: arrows look where a choice costs an attempt, and choose where none does', async ({
  page,
}) => {
  await signIn(page, people.ana, exercise.path);
  await tabTo(page, page.getByRole('button', { name: 'Começar' }));
  await page.keyboard.press('Enter');
  await expect(questionOf(page, 1)).toBeFocused();
  // It describes the alternatives, is drawn once the keyboard is at them, and is no news of the attempts.
  const hint = page.getByText(/^No teclado, as setas percorrem as alternativas/);
  const height = async () => (await hint.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(2);
  await tabTo(page, alternative(page, 'Pela opinião de quem fala'));
  await expect.poll(height).toBeGreaterThan(10);
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(/No teclado, as setas/);
  await expect(page.getByRole('status').filter({ hasText: 'No teclado' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(alternative(page, rights[0])).toBeFocused();
  await expect(alternative(page, rights[0])).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(page.getByText('Resposta correta.')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Próxima' }));
  await page.keyboard.press('Enter');
  await expect(questionOf(page, 2)).toBeFocused();
  await tabTo(page, alternative(page, 'A tarefa'));
  await page.keyboard.press('ArrowDown');
  await expect(alternative(page, 'A decisão do dia a dia')).toBeChecked();
});

test('an exercise that is opened by itself is answered and finished by its own calls (QUIZ-17 to QUIZ-20)', async ({
  page,
}) => {
  await begin(page);
  const [, id] = /questionnaire\/(\d+)\//.exec(page.url()) ?? [];
  const writes = writesOf(page);
  await page.goto(`/student/exercise/${id}`);
  await expect(questionOf(page, 1)).toBeVisible();
  await alternative(page, rights[0]).check();
  await expect(page.getByText('Resposta correta.')).toBeVisible();
  await toNext(page);
  await expect(page).toHaveURL(/\/student\/exercise\/\d+\?page=2$/);
  await page.goto(`/student/exercise/${id}?page=9`);
  await expect(questionOf(page, 5)).toBeVisible();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await finishDialog(page).getByRole('button', { name: 'Finalizar' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
  expect(writes).toEqual(['#/question/#/alternative/#', '#/finish']);
});

test('an exercise that was finished on another device is closed when it is finished here, with a way on (QUIZ-17, QUIZ-20)', {
  tag: '@gate',
}, async ({ page }) => {
  await begin(page);
  const [, id] = /questionnaire\/(\d+)\//.exec(page.url()) ?? [];
  await page.goto(`/student/exercise/${id}?page=5`);
  await expect(questionOf(page, 5)).toBeVisible();
  expect((await page.request.post(`/api/decola/exercise/questionnaire/${id}/finish`)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await finishDialog(page).getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('heading', { name: 'Este questionário foi finalizado' })).toBeVisible();
  await expect(page.getByText(/não foi registrada/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Voltar ao conteúdo' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
});

test('in the narrowest window nothing is cut off or pushed aside', async ({ page }) => {
  await begin(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await alternative(page, 'Pela opinião de quem fala').check();
  await expect(page.getByText('Incorreta', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto(page.url().replace(/1$/, '5'));
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await finishDialog(page).getByRole('button', { name: 'Finalizar' }).click();
  await expect(page).toHaveURL(/\/user-responses\/\d+$/);
  await expect(page.getByText('0 de 5 corretas')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

judgeInEveryBrand('the cover of an exercise', ({ title }) => [
  {
    path: exercise.path,
    h1: exercise.title,
    title: `${exercise.title} · ${title}`,
    views: [
      { name: 'cover', judges: ['axe', 'legible', 'grid', 'fits'] },
      {
        name: 'question',
        show: async (page) => {
          await page.getByRole('button', { name: 'Começar' }).click();
          await expect(questionOf(page, 1)).toBeVisible();
          await alternative(page, 'Pela opinião de quem fala').check();
        },
        shown: (page) => page.getByText('Resposta incorreta. Resta 1 tentativa nesta questão.'),
        judges: ['axe', 'legible'],
      },
      {
        name: 'question to finish',
        show: async (page) => {
          await page.goto(page.url().replace(/\d+$/, '5'));
          await page.getByRole('button', { name: 'Finalizar' }).click();
        },
        shown: (page) => finishDialog(page),
        judges: ['axe', 'legible'],
      },
      {
        name: 'answers',
        show: async (page) => {
          await finishDialog(page).getByRole('button', { name: 'Finalizar' }).click();
        },
        shown: (page) => page.getByRole('heading', { level: 1, name: 'Suas respostas' }),
        judges: ['axe', 'legible'],
      },
    ],
  },
]);

/** A questionnaire of a class that Ana takes part in. */
const eventExercise = {
  path: '/student/event/2/class/21',
  api: '/api/decola/events/2/class/21/contents/100213',
} as const;

async function beginInEvent(page: Page) {
  await signIn(page, people.ana, '/student/course/18');
  expect((await page.request.post(`${eventExercise.api}/initialize`)).ok()).toBe(true);
  const { data } = await (await page.request.post(`${eventExercise.api}/questionnaires`)).json();
  return (number: number) =>
    page.goto(`${eventExercise.path}/questionnaire/${data.questionnaire.id}/page/${number}`);
}

test('a questionnaire of a class of an event is answered at its own address, by the calls of the event (QUIZ-02, QUIZ-20)', async ({
  page,
}) => {
  const goTo = await beginInEvent(page);
  const writes = writesOf(page);
  await goTo(2);
  await expect(questionOf(page, 2)).toBeVisible();
  await alternative(page, 'Cada pessoa, na sua rotina').check();
  await expect(page.getByText('Resposta correta.')).toBeVisible();
  await goTo(5);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await finishDialog(page).getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('heading', { name: 'Este questionário foi finalizado' })).toBeVisible();
  // How it went is said here, since the contract has no list of answers for an event (QUIZ-16).
  const responses = page.getByRole('region', { name: 'Suas respostas' });
  await expect(responses).toContainText('1 de 5 corretas');
  await expect(responses.getByText('Resposta correta.')).toHaveCount(1);
  await page.getByRole('link', { name: 'Voltar ao conteúdo' }).click();
  await expect(page).toHaveURL(/\/student\/event\/2\/class\/21\/content\/100213$/);
  expect(writes).toEqual(['questionnaires/#/pages/#/alternatives/#', 'finish']);
});

test('finishing a questionnaire of a class of an event is rewarded like one of a course (QUIZ-12, QUIZ-20)', async ({
  page,
}) => {
  const goTo = await beginInEvent(page);
  await goTo(1);
  for (let number = 1; number < 5; number += 1) {
    await expect(questionOf(page, number)).toBeVisible();
    await page.getByRole('radio').first().check();
    await toNext(page);
  }
  await page.getByLabel('Sua resposta').fill('Com a equipe.');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await finishDialog(page).getByRole('button', { name: 'Finalizar' }).dblclick();
  const reward = page.getByRole('region', { name: 'Conteúdo concluído' });
  await expect(reward).toContainText('+10 decoins');
  await expect(page.getByRole('main')).toBeFocused();
  // Sent away it stays away, and what it stood over says that no more answers are taken.
  await reward.getByRole('button', { name: 'Dispensar' }).click();
  await expect(reward).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Este questionário foi finalizado' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suas respostas' })).toContainText(
    /de 4 corretas, 1 aguarda correção/,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Este questionário foi finalizado' })).toBeVisible();
  await expect(reward).toBeHidden();
});
