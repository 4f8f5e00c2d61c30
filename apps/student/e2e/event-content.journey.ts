import { people, signIn } from './people.ts';
import { controlTime, playerOf, progressOf, savedAs, study } from './studying.ts';
import { expect, type Page, test } from './test.ts';

/** Contents of a class that Ana takes part in: a video of one minute, a document, a questionnaire, an evaluation. */
const path = '/student/event/2/class/21/content';
const api = '/api/decola/events/2/class/21/contents';
const [film, booklet] = [100211, 100212];

/** The calls of the class's contents that the server has taken, without its address, in order; and all to anything of a course. */
function callsOf(page: Page) {
  const taken: string[] = [];
  const ofCourses: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const method = answer.request().method();
    if (/^\/api\/decola\/(courses?|enroll)\//.test(pathname)) ofCourses.push(`${method} ${pathname}`);
    const [, rest] = pathname.split(api);
    if (rest !== undefined && answer.ok()) taken.push(`${method} ${rest}`);
  });
  return { taken, ofCourses };
}

test('a content of an event is played by the same player, with the calls of the event (PLAYER-02, PLAYER-25, PLAYER-26, PLAYER-27, COURSE-12)', {
  tag: '@gate',
}, async ({ page }) => {
  await controlTime(page);
  const { taken, ofCourses } = callsOf(page);
  await signIn(page, people.ana, `${path}/${film}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Abertura' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Conteúdos', 'Anotações']);
  await playerOf(page, 'Abertura').getByLabel('Velocidade').selectOption('2');
  await playerOf(page, 'Abertura').getByRole('button', { name: 'Reproduzir' }).first().click();
  await expect(playerOf(page, 'Abertura').getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect(playerOf(page, 'Abertura').getByText('Carregando...')).toBeHidden();

  await page.getByRole('tab', { name: 'Anotações' }).click();
  await page.getByLabel('Nova anotação').fill('Levar ao time');
  await page.getByRole('button', { name: 'Salvar anotação' }).dblclick();
  const note = page.getByRole('listitem').filter({ hasText: 'Levar ao time' });
  await note.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Texto da anotação').fill('Levar ao time de suporte');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const changed = page.getByRole('listitem').filter({ hasText: 'Levar ao time de suporte' });
  await changed.getByRole('button', { name: 'Apagar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click();
  await expect(changed).toHaveCount(0);
  await page.getByRole('button', { name: 'Materiais complementares' }).click();
  await page.getByRole('button', { name: 'Instrutores' }).click();
  await expect(page.getByRole('region', { name: 'Instrutores' }).getByRole('listitem').first()).toBeVisible();

  const first = savedAs(page, 'progress');
  await study(page, 15);
  await first;
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');
  const finished = savedAs(page, 'finish');
  await study(page, 15);
  await finished;

  // The whole event is finished by nobody's call: the way on is its next content, and nothing of a course is asked.
  const reward = page.getByRole('region', { name: 'Conteúdo concluído' });
  await reward.getByRole('link', { name: 'Próximo: Material de apoio' }).click();
  await expect(page).toHaveURL(`${path}/${booklet}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Material de apoio' })).toBeVisible();
  await expect.poll(() => taken.filter((call) => call === `POST /${booklet}/finish`)).toHaveLength(1);
  const ofFilm = taken
    .filter((call) => call.includes(`/${film}`))
    .map((call) => call.replace(`/${film}`, '').replace(/\d+$/, '#'));
  expect([...new Set(ofFilm)].toSorted()).toEqual([
    'DELETE /notes/#',
    'GET ',
    'GET /complements',
    'GET /instructors',
    'GET /notes',
    'POST /checkpoints',
    'POST /finish',
    'POST /initialize',
    'POST /notes',
    'POST /notes/#',
    'POST /progress',
  ]);
  expect(taken.filter((call) => call === 'POST /100211/notes')).toHaveLength(1);
  expect(ofCourses).toEqual([]);
});

test('a content of a class without a seat in it says who it is for, and leads back to the event (PLAYER-20)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/event/8/class/81/content/100811');
  const stage = page.getByRole('main');
  await expect(stage.getByText('Disponível para quem está inscrito nesta turma.')).toBeVisible();
  await stage.getByRole('link', { name: 'Voltar ao evento' }).click();
  await expect(page).toHaveURL('/student/event/8/class/81');
});
