import { people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { video } from './studying.ts';
import { expect, type Page, test } from './test.ts';

/** What the server answers to a read, asked with the browser's own cookies. */
const read = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data;

/** What is written to the server from now on, as method and path; that a content was opened is no act. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /^\/api\/(?!.*\/initialize$)/.test(pathname))
      writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

test('a course names who teaches it and what comes with its contents, and is left with its progress gone (COURSE-06, COURSE-11, COURSE-14)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/course/11');
  const { instructors } = await read(page, '/api/decola/courses/11/instructors');
  expect(instructors.length).toBeGreaterThan(0);
  const teaching = page.getByRole('region', { name: 'Instrutores' });
  for (const { name } of instructors) await expect(teaching.getByText(name, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Materiais complementares' }).click();
  const { contents } = await read(page, '/api/decola/courses/11/contents');
  const titles: string[] = [];
  for (const { id } of contents) {
    const { complements } = await read(page, `/api/decola/courses/11/contents/${id}/complements`);
    titles.push(...complements.map(({ title }: { title: string }) => title));
  }
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles)
    await expect(page.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible();

  const writes = writesOf(page);
  await page.getByRole('button', { name: 'Sair do treinamento' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair do treinamento' }).click();
  await expect(page.getByRole('button', { name: 'Matricular-se' })).toBeVisible();
  expect(writes).toEqual(['POST /api/decola/remove/progress/course/11']);
  await expect(page.getByRole('progressbar', { name: 'Progresso no treinamento' })).toHaveCount(0);
  expect((await read(page, '/api/decola/enroll/11')).enrolled).toBe(false);
});

test('a course names the mandatory tracks that it is part of; where they cannot be read nothing is said of them (TRACK-02, TRACK-08)', async ({
  page,
  sandbox,
}) => {
  await signIn(page, people.ana, '/student/course/2');
  const { courseTracks } = await read(page, '/api/decola/courseTrack/required?filterType=all');
  const own = courseTracks.filter(({ courses }: { courses: { id: number }[] }) =>
    courses.some(({ id }) => id === 2),
  );
  expect(own).toHaveLength(2);
  const tracks = page.getByRole('region', { name: 'Faz parte das trilhas' });
  await expect(tracks.getByRole('article')).toHaveCount(2);
  for (const { id, title, finishedCourses, totalCourses } of own) {
    const card = tracks.getByRole('article').filter({ hasText: title });
    await expect(card.getByRole('link')).toHaveAttribute('href', `/student/details-course-tracks/${id}`);
    await expect(card.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${finishedCourses} de ${totalCourses} `),
    );
  }

  await sandbox.breakCalls({ listRequiredCourseTracks: 'failing' });
  await page.reload();
  await expect(page.getByRole('list', { name: 'Conteúdos' })).toBeVisible();
  await quiet(page);
  await expect(page.getByText('Faz parte')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);

  // A course of no mandatory track has no word of them.
  await sandbox.breakCalls({});
  await page.goto('/student/course/26');
  await expect(page.getByRole('list', { name: 'Conteúdos' })).toBeVisible();
  await quiet(page);
  await expect(page.getByText('Faz parte')).toHaveCount(0);
});

test('a rating is refused in place until it is whole, then listed with its likes (COURSE-15 to COURSE-17, COURSE-19 to COURSE-22)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, video.path);
  const { ratings } = await read(page, `${video.api}/ratings?index=0`);
  await page.getByRole('button', { name: 'Avaliações' }).click();
  const list = page.getByRole('list', { name: 'Avaliações' });
  await expect(list.getByRole('listitem')).toHaveCount(ratings.length);
  for (const [at, { userName, message }] of ratings.entries())
    await expect(list.getByRole('listitem').nth(at)).toContainText(message ?? userName);

  const writes = writesOf(page);
  const send = page.getByRole('button', { name: 'Avaliar', exact: true });
  await send.click();
  await expect(page.getByText('Selecione entre uma e cinco estrelas.').first()).toBeVisible();
  await page.getByRole('radio', { name: '3 estrelas' }).check({ force: true });
  await page.getByLabel('Mensagem').fill('   ');
  await send.click();
  await expect(page.getByText('Deixe uma mensagem').first()).toBeVisible();
  expect(writes).toEqual([]);
  await page.getByLabel('Mensagem').fill('Faltou áudio');
  await send.click();
  const mine = list.getByRole('listitem').filter({ hasText: 'Faltou áudio' });
  await expect(mine).toContainText(people.ana.name);
  expect(writes).toEqual([`POST ${video.api}/ratings`]);
  const [rated] = (await read(page, `${video.api}/ratings?index=0`)).ratings;
  expect(rated).toMatchObject({ stars: 3, message: 'Faltou áudio', likes: [] });

  await mine.getByRole('button', { name: 'Curtir', pressed: false }).click();
  await mine.getByRole('button', { name: 'Curtir (1)', pressed: true }).click();
  await expect(mine.getByRole('button', { name: 'Curtir', pressed: false })).toBeVisible();
  const likes = `/api/decola/rate/${rated.id}/likes`;
  expect(writes.slice(1)).toEqual([`POST ${likes}`, `DELETE ${likes}`]);
});

test('doubts and notes that say nothing are refused in place, all that is wrong at once; a doubt is listed once it is sent (COURSE-25, COURSE-26, COURSE-29, COURSE-30, COURSE-31, COURSE-33, COURSE-37)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, video.path);
  const writes = writesOf(page);
  await page.getByRole('tab', { name: 'Dúvidas' }).click();
  await page.getByLabel('Título da dúvida').fill('  ');
  await page.getByRole('button', { name: 'Enviar dúvida' }).click();
  await expect(page.getByText('Informe o título da dúvida').first()).toBeVisible();
  await expect(page.getByText('Informe a descrição da dúvida').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await page.getByLabel('Nova anotação').fill('\n');
  await page.getByRole('button', { name: 'Salvar anotação' }).click();
  await expect(page.getByText('Informe o texto da anotação').first()).toBeVisible();
  expect(writes).toEqual([]);
  await page.getByLabel('Nova anotação').fill('Rever o começo');
  await page.getByRole('button', { name: 'Salvar anotação' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rever o começo' })).toBeVisible();
  await page.getByRole('tab', { name: 'Dúvidas' }).click();
  await page.getByLabel('Título da dúvida').fill('Prazo');
  await page.getByLabel('Descrição da dúvida').fill('Até quando?');
  await page.getByRole('button', { name: 'Enviar dúvida' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Prazo' })).toContainText('Até quando?');
  await expect.poll(() => writes).toEqual([`POST ${video.api}/notes`, `POST ${video.api}/doubts`]);
  // Both are sent by now, and may not be written yet.
  await expect
    .poll(async () => (await read(page, `${video.api}/doubts`)).doubts)
    .toContainEqual(expect.objectContaining({ title: 'Prazo', description: 'Até quando?' }));
  await expect
    .poll(async () => (await read(page, `${video.api}/notes`)).notes)
    .toEqual([expect.objectContaining({ text: 'Rever o começo' })]);
});

test('a course that the server fails on says the general sentence and is read again (COURSE-39)', {
  tag: '@gate',
}, async ({ page, sandbox }) => {
  await signIn(page);
  await sandbox.breakCalls({ getCourse: 'failingSilently' });
  await page.goto('/student/course/18');
  await expect(page.getByText('Ocorreu um erro inesperado.').first()).toBeVisible();
  await sandbox.breakCalls({});
  await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Ergonomia/ })).toBeVisible();
});

test('a page begins at its top where its address is entered anew, and where one was on reload and on the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const stands = () => expect(page.getByRole('list', { name: 'Conteúdos' })).toBeVisible();
  await signIn(page, people.ana, '/student/course/26');
  await stands();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await stands();
  await expect.poll(scrolled).toBe(300);
  await page.goto('/student/shop/page/1');
  await page.goBack();
  await stands();
  await expect.poll(scrolled).toBe(300);
  await page.goto('/student/course/26?tenant=decola');
  await stands();
  await page.waitForTimeout(300);
  expect(await scrolled()).toBe(0);
});
