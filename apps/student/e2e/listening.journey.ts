import { problemsInDark, problemsInLight } from './accessibility.ts';
import { keptOnDevice } from './device.ts';
import { people, signIn } from './people.ts';
import { controlTime, play, playerOf, progressOf, savedAs, study } from './studying.ts';
import { expect, type Page, test } from './test.ts';

/** An episode of half a minute that asks for 45 seconds: Ana left it at 0:18, at 40 %. Course 12, content 1202. */
const audio = {
  path: '/student/course/12/content/1202',
  api: '/api/decola/courses/12/contents/1202',
} as const;

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const medium = (page: Page) => page.locator('audio');
const stateOf = (page: Page) =>
  medium(page).evaluate((element: HTMLAudioElement) => ({
    paused: element.paused,
    rate: element.playbackRate,
    volume: Math.round(element.volume * 100) / 100,
    muted: element.muted,
    seconds: element.currentTime,
  }));
const statusOf = async (page: Page) => {
  const { data } = await (await page.request.get(audio.api)).json();
  return data.content.status;
};

test('an audio goes on where it was left, with the brand behind it where it has no picture (PLAYER-15, PLAYER-18, PLAYER-19)', async ({
  page,
}) => {
  const initialized = page.waitForRequest((request) => request.url().endsWith('/initialize'));
  await signIn(page, people.ana, audio.path);
  await initialized;
  const player = playerOf(page, await titleOf(page));
  await expect(player.getByText('Você parou em 0:18.')).toBeVisible();
  await expect.poll(async () => (await stateOf(page)).seconds).toBeGreaterThanOrEqual(18);
  expect((await stateOf(page)).paused).toBe(true);
  const cover = player.locator('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('its study counts every 15 s at the real speed, hidden too, and finishes it at 99 (PLAYER-05, PLAYER-08 to PLAYER-10)', {
  tag: '@gate',
}, async ({ page }) => {
  await controlTime(page);
  await signIn(page, people.ana, audio.path);
  const title = await titleOf(page);
  await playerOf(page, title).getByLabel('Velocidade').selectOption('1.5');
  await play(page, title);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const first = savedAs(page, 'progress');
  await study(page, 15);
  const saved = await first;
  expect(saved.request().postDataJSON()).toEqual({ speedRate: 1.5 });
  expect(await saved.json()).toEqual({ data: { progress: 90 } });
  const finished = savedAs(page, 'finish');
  await study(page, 15);
  await finished;
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
  const more: string[] = [];
  page.on('request', (request) => {
    if (/1202\/(progress|finish)/.test(request.url())) more.push(request.url());
  });
  await study(page, 60);
  expect(more).toEqual([]);
});

test('at its end it says how much study is still missing', async ({ page }) => {
  await signIn(page, people.ana, audio.path);
  const player = playerOf(page, await titleOf(page));
  await expect(player.getByText('Você parou em 0:18.')).toBeVisible();
  await player.press('End');
  await expect(player.getByText('Faltam 27 segundos de estudo para concluir este conteúdo.')).toBeVisible();
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '40');
  await player.press('Home');
  await expect(player.getByText(/^Faltam/)).toHaveCount(0);
});

test('its keys, speed and volume are those of a video, and the device remembers them (PLAYER-12)', async ({
  page,
}) => {
  await signIn(page, people.ana, audio.path);
  const title = await titleOf(page);
  const player = playerOf(page, title);
  await play(page, title);
  await player.press('k');
  await expect.poll(async () => (await stateOf(page)).paused).toBe(true);
  await player.press('Home');
  await expect.poll(async () => (await stateOf(page)).seconds).toBeLessThan(1);
  await player.press('l');
  await expect.poll(async () => Math.round((await stateOf(page)).seconds)).toBe(10);
  await player.press('>');
  await player.press('ArrowDown');
  await player.press('m');
  const chosen = { rate: 1.25, muted: true };
  await expect.poll(() => stateOf(page)).toMatchObject(chosen);
  const { volume } = await stateOf(page);
  expect(volume).toBeLessThan(1);
  await page.reload();
  await expect.poll(() => stateOf(page)).toMatchObject({ ...chosen, volume });
  await expect(player.getByLabel('Velocidade')).toHaveValue('1.25');
});

test('what is heard without a network is kept, also over the closed tab, and arrives once (PLAYER-11, PLAYER-13)', async ({
  page,
  context,
}) => {
  await controlTime(page);
  await signIn(page, people.ana, audio.path);
  await play(page, await titleOf(page));
  await context.setOffline(true);
  await study(page, 15);
  await expect(page.getByText('Sem conexão: salvo neste aparelho').first()).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await context.setOffline(false);
  await later.goto('/student/dashboard');
  await expect
    .poll(() => keptOnDevice(later).then((rows) => rows.filter((row) => 'act' in Object(row))))
    .toEqual([]);
  expect(await statusOf(later)).toMatchObject({ progress: 73 });
});

test('an audio that cannot be loaded says so, and plays on another try', async ({ page }) => {
  await page.route('**/episodio.mp3', (route) => route.fulfill({ status: 404, body: '' }));
  await signIn(page, people.ana, audio.path);
  const player = playerOf(page, await titleOf(page));
  await expect(player.getByRole('alert')).toContainText('Seu progresso está salvo');
  expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);
  await page.unroute('**/episodio.mp3');
  await player.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.poll(async () => (await stateOf(page)).seconds).toBeGreaterThanOrEqual(18);
});

test('an audio fits a phone of 360 px, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, people.ana, audio.path);
  await expect(playerOf(page, await titleOf(page)).getByText(/^Você parou em \d:\d\d/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);
});
