import { people, signIn, signOut } from './people.ts';
import { quiet } from './quiet.ts';
import {
  beginStudy,
  controlTime,
  play,
  playerOf,
  progressOf,
  recordWrites,
  runs,
  savedAs,
  serverCheckpoint,
  study,
  video,
} from './studying.ts';
import { expect, test } from './test.ts';

test('a student signs in, finds a course, watches a content to the end, leaves, and finds it finished (COURSE-05, PLAYER-01, PLAYER-08, PLAYER-10, PLAYER-24)', {
  tag: '@gate',
}, async ({ page }) => {
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
  await expect(page).toHaveTitle('Introdução · Decola');
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

test('the list beside the player keeps up with what is studied, without a call of its own', {
  tag: '@gate',
}, async ({ page }) => {
  await beginStudy(page);
  const row = page
    .getByRole('list', { name: 'Conteúdos do treinamento' })
    .getByRole('link', { name: /Introdução/ });
  await quiet(page);
  const reads: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'GET' && call.url().endsWith('/contents')) reads.push(call.url());
  });
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');
  await expect(row).toContainText('66%');
  expect(reads).toEqual([]);
});

test('the second that is shown after a skip is where the video resumes, even if the page is left before the medium is there (PLAYER-13, PLAYER-15)', {
  tag: '@gate',
}, async ({ page }) => {
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
  await expect(player.getByText('Você parou em 0:10.')).toBeVisible();
});

test('a film that is finished goes on where it was left, too (PLAYER-13, PLAYER-15)', async ({ page }) => {
  await beginStudy(page);
  await study(page, 15);
  const finished = savedAs(page, 'finish');
  await study(page, 15);
  await finished;
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
  const player = playerOf(page, video.title);
  await player.hover();
  await player.getByRole('button', { name: 'Avançar 10 segundos' }).click();
  await player.getByRole('button', { name: 'Pausar' }).click();
  await expect.poll(() => serverCheckpoint(page)).toBeGreaterThanOrEqual(10);
  const second = await serverCheckpoint(page);
  await page.reload();
  await expect(player.getByText(`Você parou em 0:${second}.`)).toBeVisible();
});

test('a film that waits for its data counts nothing until it plays on (PLAYER-08)', async ({ page }) => {
  await beginStudy(page);
  const writes = recordWrites(page);
  // What was loaded has been played, and no more comes.
  const goOn = await page.evaluateHandle(() => {
    const end = new AbortController();
    for (const type of ['timeupdate', 'playing', 'seeked'])
      window.addEventListener(type, (event) => event.stopPropagation(), {
        capture: true,
        signal: end.signal,
      });
    document.querySelector('video')?.dispatchEvent(new Event('waiting'));
    return end;
  });
  await expect(playerOf(page, video.title).getByText('Carregando...')).toBeVisible();
  // A wait is one after its first second, which counts.
  await study(page, 900);
  expect(writes.filter((kind) => kind === 'progress')).toEqual([]);
  await goOn.evaluate((end) => end.abort());
  await runs(playerOf(page, video.title));
  const counted = savedAs(page, 'progress');
  await study(page, 15);
  expect(await (await counted).json()).toEqual({ data: { progress: 66 } });
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

test('a film that ends between two saves is counted to its end, and says what is still missing', async ({
  page,
}) => {
  await beginStudy(page);
  await study(page, 5);
  const rest = savedAs(page, 'progress');
  await page.locator('video').evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.2;
  });
  // Of the minute that it asks for: the seconds that were played, at twice the speed, the begun one with them.
  const { progress } = (await (await rest).json()).data;
  expect(progress).toBeGreaterThanOrEqual(20);
  expect(progress).toBeLessThan(50);
  await expect(page.getByText('Você chegou ao fim')).toBeVisible();
  await expect(page.getByText(/^Faltam \d+ segundos de estudo para concluir este conteúdo\.$/)).toBeVisible();
  await study(page, 60);
  await expect(progressOf(page)).not.toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('button', { name: 'Assistir de novo' }).click();
  await runs(playerOf(page, video.title));
  await study(page, 30);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
});

test('a film goes on in a small window of its own, is studied there while the page is hidden, and comes back', async ({
  page,
}) => {
  await controlTime(page);
  // The browser of tests opens no window: it says that it did, as the others do.
  await page.addInitScript(() => {
    let apart: HTMLVideoElement | null = null;
    Object.defineProperty(document, 'pictureInPictureElement', { get: () => apart, configurable: true });
    HTMLVideoElement.prototype.requestPictureInPicture = async function open() {
      apart = this;
      this.dispatchEvent(new Event('enterpictureinpicture'));
      return {} as PictureInPictureWindow;
    };
    document.exitPictureInPicture = async () => {
      const last = apart;
      apart = null;
      last?.dispatchEvent(new Event('leavepictureinpicture'));
    };
  });
  await signIn(page, people.ana, video.path);
  const player = playerOf(page, video.title);
  await play(page, video.title);
  await player.hover();
  await player.getByRole('button', { name: 'Abrir em uma janela pequena' }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const saved = savedAs(page, 'progress');
  await study(page, 15);
  await saved;
  await player.hover();
  await player.getByRole('button', { name: 'Voltar para a página' }).click();
  await expect(player.getByRole('button', { name: 'Abrir em uma janela pequena' })).toBeVisible();
});

test('from the end of a film in full screen the next one goes on there, at a press, and only then (design/beyond.md 9)', async ({
  page,
}) => {
  const filling = () => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'));
  await signIn(page, people.ana, '/student/course/35/content/3501');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const player = playerOf(page, title);
  await play(page, title);
  await player.focus();
  await page.keyboard.press('End');
  await expect(player.getByText('Você chegou ao fim')).toBeVisible();
  // In the page the way on stands under the film.
  const goOn = player.getByRole('button', { name: 'Próximo conteúdo' });
  await expect(goOn).toHaveCount(0);
  await player.focus();
  await page.keyboard.press('f');
  await expect.poll(filling).toBe(title);
  await goOn.click();
  await expect(page).toHaveURL(/\/3502$/);
  // The address changes before the page does.
  await expect(page.locator('h1')).not.toHaveText(title);
  const next = (await page.locator('h1').textContent()) ?? '';
  await expect.poll(filling).toBe(next);
  await expect(
    playerOf(page, next).getByRole('button', { name: 'Pausar', includeHidden: true }),
  ).toBeAttached();
  await page.evaluate(() => document.exitFullscreen());
  await page.reload();
  await expect(playerOf(page, next).getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
  expect(await filling()).toBeUndefined();
});

for (const [kind, address] of [
  ['video', '/student/course/18/content/1801'],
  ['audio', '/student/course/12/content/1202'],
] as const)
  test(`the ${kind} of a page that was left lets go of its file, which the next player is not kept waiting for`, async ({
    page,
  }) => {
    await signIn(page, people.ana, address);
    await expect(page.locator(kind)).toHaveAttribute('src', /./);
    const medium = await page.locator(kind).evaluateHandle((element) => element as HTMLMediaElement);
    await expect.poll(() => medium.evaluate(({ readyState }) => readyState)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Início' }).first().click();
    await expect(page).toHaveURL(/dashboard/);
    await expect
      .poll(() => medium.evaluate(({ isConnected, networkState }) => ({ isConnected, networkState })))
      .toEqual({ isConnected: false, networkState: 0 });
  });
