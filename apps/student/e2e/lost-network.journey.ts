import { actsOnDevice } from './device.ts';

import { beginStudy, playerOf, progressOf, recordWrites, serverProgress, study, video } from './studying.ts';
import { expect, test } from './test.ts';

const kept = 'Sem conexão: salvo neste aparelho';

test.beforeEach(async ({ page }) => {
  await beginStudy(page);
});

test('a network lost in the middle of watching loses nothing: all is replayed in order when it is back (PLAYER-05)', {
  tag: '@gate',
}, async ({ page, context }) => {
  const player = playerOf(page, video.title);
  const second = async () => Number(await player.getByRole('slider', { name: 'Posição' }).inputValue());
  await player.getByRole('button', { name: 'Avançar 10 segundos' }).click();
  await expect.poll(second).toBeGreaterThan(10);
  // The film has come further than it is played here.
  const film = player.locator('video');
  await expect
    .poll(() =>
      film.evaluate(({ buffered, duration }: HTMLVideoElement) =>
        buffered.length === 0 ? duration : duration - buffered.end(buffered.length - 1),
      ),
    )
    .toBeLessThan(30);
  const writes = recordWrites(page);
  await context.setOffline(true);
  await study(page, 15);
  await expect(page.getByText(kept).first()).toBeVisible();
  const before = await second();
  await expect.poll(second).toBeGreaterThan(before + 1);
  await study(page, 15);
  await expect(page.getByText(kept).first()).toBeVisible();
  expect(await serverProgress(page)).toBe(0);

  expect(writes).toEqual([]);
  await context.setOffline(false);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
  expect(writes).toEqual(['progress', 'progress', 'checkpoints', 'finish']);
  expect(await serverProgress(page)).toBe(100);
});

test('what was studied without a network waits on the device, also when the page is closed, and counts once', {
  tag: '@gate',
}, async ({ page, context }) => {
  await context.setOffline(true);
  await study(page, 15);
  await expect(page.getByText(kept).first()).toBeVisible();
  await page.close();

  // Whatever a page that is closed still sends: the device keeps what no answer was heard to.
  const later = await context.newPage();
  await context.setOffline(false);
  await later.goto('/sandbox');
  expect(await actsOnDevice(later)).toContain('progress');
  await later.goto('/student/dashboard');
  await expect.poll(() => actsOnDevice(later)).toEqual([]);
  expect(await serverProgress(later)).toBe(66);
});

test('what waits is sent once the network is back, also under a page that nobody answered when it was opened', {
  tag: '@gate',
}, async ({ page, context }) => {
  await context.setOffline(true);
  await study(page, 15);
  await expect(page.getByText(kept).first()).toBeVisible();
  await page.close();

  const later = await context.newPage();
  const calls = '**/api/**';
  await context.route(calls, (route) => route.abort());
  await context.setOffline(false);
  await later.goto('/student/dashboard');
  await expect(later.getByText('Confira a sua internet e tente novamente.').first()).toBeVisible();
  await context.unroute(calls);
  expect(await actsOnDevice(later)).toContain('progress');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => actsOnDevice(later)).toEqual([]);
  expect(await serverProgress(later)).toBe(66);
});
