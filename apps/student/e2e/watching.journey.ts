import { people, signIn, signOut } from './people.ts';
import {
  beginStudy,
  controlTime,
  play,
  playerOf,
  progressOf,
  savedAs,
  serverCheckpoint,
  study,
  video,
} from './studying.ts';
import { expect, test } from './test.ts';

test('a student signs in, finds a course, watches a content to the end, leaves, and finds it finished (COURSE-05, PLAYER-01, PLAYER-08, PLAYER-10, PLAYER-24)', async ({
  page,
}) => {
  await controlTime(page);
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await panel.getByLabel('CPF ou e-mail').fill('529.982.247-25');
  await panel.getByLabel(/^Senha/).fill('Decola@2026');
  await panel.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);

  await page.getByRole('banner').getByRole('searchbox').fill('ergonomia');
  await page.clock.runFor(600);
  await expect(page).toHaveURL(/\/student\/search\?page=1&limit=20&search=ergonomia$/);
  await page.getByRole('link', { name: 'Ergonomia: cuide das suas costas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergonomia: cuide das suas costas');
  await page.getByRole('button', { name: 'Matricular-se' }).click();
  await page.getByRole('link', { name: 'Começar', exact: true }).click();

  await expect(page).toHaveURL(/\/student\/course\/18\/content\/1801$/);
  const player = playerOf(page, 'Introdução');
  await player.getByLabel('Velocidade').selectOption('2');
  await play(page, 'Introdução');
  const first = savedAs(page, 'progress');
  await study(page, 15);
  expect(await (await first).json()).toEqual({ data: { progress: 66 } });
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');
  await expect(page.getByText(/Salvo às \d\d:\d\d/).first()).toBeVisible();
  const finished = savedAs(page, 'finish');
  await study(page, 15);
  await finished;
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
  const list = page.getByRole('list', { name: 'Conteúdos do treinamento' });
  await expect(list.getByRole('link', { name: /Introdução/ })).toContainText('Concluído');
  // What was done is shown in the page, takes no focus, offers what comes next, and goes when it is sent away.
  const reward = page.getByRole('region', { name: 'Conteúdo concluído' });
  await expect(reward.getByRole('link', { name: /^Próximo: / })).toBeVisible();
  await expect(reward.locator(':focus')).toHaveCount(0);
  await reward.getByRole('button', { name: 'Dispensar' }).click();
  await expect(reward).toHaveCount(0);

  await signOut(page);
  await signIn(page, people.ana, '/student/course/18');
  const contents = page.getByRole('list', { name: 'Conteúdos' });
  await expect(contents.getByRole('link', { name: /Introdução/ })).toContainText('Concluído');
  await page.goto('/student/course/18/content/1801');
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
});

test('the list beside the player keeps up with what is studied, without a call of its own', async ({
  page,
}) => {
  await beginStudy(page);
  const row = page
    .getByRole('list', { name: 'Conteúdos do treinamento' })
    .getByRole('link', { name: /Introdução/ });
  await page.waitForLoadState('networkidle');
  const reads: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'GET' && call.url().endsWith('/contents')) reads.push(call.url());
  });
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');
  await expect(row).toContainText('66%');
  expect(reads).toEqual([]);
});

test('the second that is shown after a skip is where the video resumes, even if the page is left before the medium is there (PLAYER-13, PLAYER-15)', async ({
  page,
}) => {
  await signIn(page, people.ana, video.path);
  const player = playerOf(page, video.title);
  const place = player.getByRole('slider', { name: 'Posição' });
  await expect(place).toBeEnabled();
  // The medium looks for the second and has not found it yet.
  await page.evaluate(() => {
    for (const arrival of ['timeupdate', 'seeked'])
      window.addEventListener(arrival, (event) => event.stopPropagation(), { capture: true });
  });
  await player.hover();
  await player.getByRole('button', { name: 'Avançar 10 segundos' }).click();
  await expect(place).toHaveValue('10');
  await page.reload();
  await expect.poll(() => serverCheckpoint(page)).toBe(10);
  await expect(player.getByText('Retomado em 10 segundos.')).toBeVisible();
});

test('the sound is as the student left it: after a reload, and when the medium is loaded anew', async ({
  page,
}) => {
  await signIn(page, people.ana, video.path);
  const player = playerOf(page, video.title);
  const sound = player.getByRole('slider', { name: 'Volume' });
  const silence = player.getByRole('button', { name: 'Sem som' });
  await expect(player.getByRole('slider', { name: 'Posição' })).toBeEnabled();
  await sound.fill('0.2');
  const medium = player.locator('video');
  await medium.evaluate(async (element: HTMLVideoElement) => {
    element.load();
    await new Promise((loaded) => element.addEventListener('canplay', loaded, { once: true }));
  });
  await expect(sound).toHaveValue('0.2');
  await page.reload();
  await expect(sound).toHaveValue('0.2');

  await silence.click();
  // A medium tells of it a moment later.
  await expect(silence).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(silence).toHaveAttribute('aria-pressed', 'true');
  await silence.click();
  await expect(sound).toHaveValue('0.2');
});
