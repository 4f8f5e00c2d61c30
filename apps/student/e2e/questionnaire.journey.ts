import { judgeInEveryBrand } from './branded.ts';
import { tabTo } from './by-keyboard.ts';
import { actsOnDevice } from './device.ts';
import { people, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

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

test('from the cover to the answers: each answer is sent at once, and the finish once (QUIZ-01, QUIZ-03 to QUIZ-12, QUIZ-16)', async ({
  page,
}) => {
  const writes = writesOf(page);
  await signIn(page, people.ana, exercise.path);
  await expect(page.getByText('Tempo máximo')).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1, name: `Respostas: ${exercise.title}` })).toBeVisible();
  await expect(page.getByText('4 de 5 corretas')).toBeVisible();
  await expect(page.getByText('Com a equipe.')).toBeVisible();
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

test('without a network nothing is lost: answers wait on the device, are told, and arrive in order (QUIZ-09, QUIZ-10)', async ({
  page,
  context,
}) => {
  await begin(page);
  const writes = writesOf(page);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.waitForLoadState('networkidle');
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

test('what is written is not lost to a reload in the middle of a word', async ({ page }) => {
  await begin(page);
  await page.goto(page.url().replace(/1$/, '5'));
  await page.getByLabel('Sua resposta').pressSequentially('Com a equi');
  await page.reload();
  await expect(page.getByLabel('Sua resposta')).toHaveValue('Com a equi');
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

test('at the end of its time it finishes by itself, after telling of five minutes and of one (QUIZ-15)', async ({
  page,
}) => {
  await page.clock.install();
  await begin(page);
  await alternative(page, rights[0]).check();
  await expect(page.getByText('Resposta correta.')).toBeVisible();
  await page.waitForLoadState('networkidle');
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
  await tabTo(page, alternative(page, 'Pela opinião de quem fala'));
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
        shown: (page) => page.getByRole('heading', { level: 1, name: `Respostas: ${exercise.title}` }),
        judges: ['axe', 'legible'],
      },
    ],
  },
]);

test('a questionnaire of a class of an event is answered at its own address, by the calls of the event (QUIZ-02, QUIZ-20)', async ({
  page,
}) => {
  const api = '/api/decola/events/2/class/21/contents/100213';
  await signIn(page, people.ana, '/student/course/18');
  expect((await page.request.post(`${api}/initialize`)).ok()).toBe(true);
  const { data } = await (await page.request.post(`${api}/questionnaires`)).json();
  const writes = writesOf(page);
  await page.goto(`/student/event/2/class/21/questionnaire/${data.questionnaire.id}/page/2`);
  await expect(questionOf(page, 2)).toBeVisible();
  await alternative(page, 'Cada pessoa, na sua rotina').check();
  await expect(page.getByText('Resposta correta.')).toBeVisible();
  await page.goto(`/student/event/2/class/21/questionnaire/${data.questionnaire.id}/page/5`);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await finishDialog(page).getByRole('button', { name: 'Finalizar' }).click();
  await expect(page).toHaveURL(/\/student\/event\/2\/class\/21\/content\/100213$/);
  expect(writes).toEqual(['questionnaires/#/pages/#/alternatives/#', 'finish']);
});
