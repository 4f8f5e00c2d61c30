import { problemsInDark, problemsInLight } from './accessibility.ts';
import { people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { controlTime, playerOf, progressOf, savedAs, study } from './studying.ts';
import { expect, type Page, test } from './test.ts';

/** A content of one minute that is a code of YouTube, as the contract has it: course 18, content 1803. */
const youtube = {
  path: '/student/course/18/content/1803',
  api: '/api/decola/courses/18/contents/1803',
} as const;

/** Every request to YouTube, and to the stand-in of its API. */
const askedOfYoutube = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/iframe_api|youtube(-nocookie)?\.com/.test(request.url()))
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

/** What the frame really does, past the app. */
const film = (page: Page) => page.locator('video[data-youtube]');
const stateOf = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => ({
    paused: video.paused,
    rate: video.playbackRate,
    volume: video.volume,
    seconds: Math.round(video.currentTime),
  }));

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const playerHere = async (page: Page) => playerOf(page, await titleOf(page));
const press = async (page: Page, name: string) =>
  (await playerHere(page)).getByRole('button', { name }).first().click();

/** Reads the content anew, changed. */
const changeContent = (page: Page, change: object) =>
  page.route(`**${youtube.api}`, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { data: { ...data, content: { ...data.content, ...change } } },
    });
  });

test('nothing is asked of YouTube before a video is to play, which is saved and finished as any other (PLAYER-04, PLAYER-05, PLAYER-08, PLAYER-09, PLAYER-19)', {
  tag: '@gate',
}, async ({ page }) => {
  const asked = askedOfYoutube(page);
  const initialized = page.waitForRequest((request) => request.url().endsWith('/initialize'));
  await controlTime(page);
  await signIn(page, people.ana, youtube.path);
  await initialized;
  const player = await playerHere(page);
  await expect(player.getByText('faltam 1:00')).toBeVisible();
  expect(asked).toEqual([]);

  await player.getByLabel('Velocidade').selectOption('2');
  await press(page, 'Reproduzir');
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect.poll(() => stateOf(page)).toMatchObject({ paused: false, rate: 2 });
  expect(asked).toEqual(['/files/youtube/iframe_api.js']);

  const first = savedAs(page, 'progress');
  await study(page, 15);
  expect(await (await first).json()).toEqual({ data: { progress: 66 } });
  const finished = savedAs(page, 'finish');
  await study(page, 15);
  await finished;
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
});

test('its controls and keys reach the frame: pause, second, volume, speed; and it goes on where it was left (PLAYER-12, PLAYER-13, PLAYER-15)', async ({
  page,
}) => {
  await signIn(page, people.ana, youtube.path);
  await press(page, 'Reproduzir');
  await expect.poll(async () => (await stateOf(page)).seconds).toBeGreaterThan(0);
  const player = await playerHere(page);
  await player.press('k');
  await expect.poll(async () => (await stateOf(page)).paused).toBe(true);
  await player.press('ArrowRight');
  await player.press('ArrowRight');
  await expect.poll(async () => (await stateOf(page)).seconds).toBeGreaterThanOrEqual(10);
  await player.press('m');
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await player.press('>');
  await expect.poll(async () => (await stateOf(page)).rate).toBe(1.25);
  await expect(player.getByLabel('Velocidade')).toHaveValue('1.25');

  const left = (await stateOf(page)).seconds;
  await page.goto('/student/course/18');
  await page.goto(youtube.path);
  await press(page, 'Reproduzir');
  await expect.poll(async () => (await stateOf(page)).seconds).toBeGreaterThanOrEqual(left - 1);
  await expect.poll(() => stateOf(page)).toMatchObject({ rate: 1.25 });
});

test('without YouTube it says so, and another try plays on at its second', async ({ page }) => {
  await signIn(page, people.ana, youtube.path);
  await page.route('**/iframe_api.js', (route) => route.abort('internetdisconnected'));
  await press(page, 'Reproduzir');
  const player = await playerHere(page);
  await expect(player.getByRole('alert')).toContainText('A conexão caiu');
  expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);
  await page.unroute('**/iframe_api.js');
  await player.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.poll(async () => (await stateOf(page)).paused).toBe(false);
});

test('an error of YouTube is told, and the rest of the page works on', async ({ page }) => {
  await changeContent(page, { youtube: { code: 'erro-150' } });
  await signIn(page, people.ana, youtube.path);
  await press(page, 'Reproduzir');
  const player = await playerHere(page);
  await expect(player.getByRole('alert')).toContainText('Não foi possível');
  await expect(film(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await expect(page.getByLabel('Nova anotação')).toBeVisible();
});

test('a frame that is left says and saves nothing more (PLAYER-11)', async ({ page }) => {
  await controlTime(page);
  await signIn(page, people.ana, youtube.path);
  await press(page, 'Reproduzir');
  await expect.poll(async () => (await stateOf(page)).paused).toBe(false);
  await page.getByRole('link', { name: 'Anterior' }).click();
  await expect(page).not.toHaveURL(/1803/);
  await expect(film(page)).toHaveCount(0);
  // Where it was left is saved on leaving.
  await quiet(page);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (/1803\/(progress|checkpoints)/.test(request.url())) saved.push(request.url());
  });
  await study(page, 40);
  expect(saved).toEqual([]);
});

test('the video that introduces a course plays from YouTube too (SHELL-44, DASH-37)', async ({ page }) => {
  await signIn(page);
  await page.goto('/student/dashboard?search=ass%C3%A9dio');
  await page.getByRole('button', { name: 'Vídeo de apresentação de Prevenção do assédio' }).click();
  const dialog = page.getByRole('dialog');
  // Its course's picture stands on it until it plays.
  const poster = dialog.getByRole('region').locator('img');
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Reproduzir' }).first().click();
  await expect.poll(async () => (await stateOf(page)).paused).toBe(false);
  await page.keyboard.press('Escape');
  await expect(film(page)).toHaveCount(0);
});
