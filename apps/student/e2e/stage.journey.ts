import { boxesOf } from './boxes.ts';
import { signIn } from './people.ts';
import { playerOf, video } from './studying.ts';
import { expect, type Page, test } from './test.ts';

/** Windows that leave a page 1079 and 1080 px: where nothing is kept for a scrollbar, and where 15 px are. */
const aroundBeside = [1079, 1080, 1094, 1095] as const;
const widths = [320, 360, 600, 768, 900, 1024, ...aroundBeside, 1100, 1280, 1440, 1920] as const;

/** The most that a film is drawn at, the least that the panel needs beside it, and the room between and around them. */
const most = 1120;
const [least, gap, gutter] = [320, 24, 32];
/** From where the panel stands beside the stage: a window of 1100 px less its scrollbar. */
const beside = 1080;
/** What the bars at both ends of the window leave of 900 px, as a film of 16:9. */
const highest = ((900 - 65 - 60) * 16) / 9;

/** What the page gives the stage and its panel at a width: docs/decisions/0640. */
function ruleFor(room: number) {
  return room >= beside
    ? { stage: Math.min(room - 2 * gutter - gap - least, most), panel: 'beside the stage' }
    : { stage: Math.round(Math.min(room, most, highest)), panel: 'under the stage' };
}

async function measure(page: Page) {
  const [stage, panel] = [playerOf(page, video.title), page.getByRole('tabpanel', { name: 'Conteúdos' })];
  await expect(stage.getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
  const [film, list] = await boxesOf(stage, panel);
  return {
    room: await page.evaluate(() => document.body.clientWidth),
    stage: Math.round(film.width),
    ratio: Math.round((film.width / film.height) * 100) / 100,
    panel: list.y >= film.y + film.height ? 'under the stage' : 'beside the stage',
  };
}

test('a film is as wide as the window, from 1080 px of room on as wide as the panel beside it leaves, and never wider than 1120 px', async ({
  page,
}) => {
  await signIn(page, undefined, video.path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { room, ...found } = await measure(page);
    expect.soft(found, `${width} px`).toEqual({ ...ruleFor(room), ratio: 1.78 });
  }
});

test('a film is never higher than what the bar leaves of the window', async ({ page }) => {
  await signIn(page, undefined, video.path);
  for (const [width, height] of [
    [844, 390],
    [1366, 650],
    [1920, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await measure(page);
    const [film, bar] = await boxesOf(playerOf(page, video.title), page.getByRole('banner'));
    const left = height - bar.height;
    expect.soft(film.height, `${width} × ${height}`).toBeLessThanOrEqual(left);
    expect.soft(film.height, `${width} × ${height}`).toBeGreaterThan(left - 80);
    expect.soft(film.y + film.height, `foot of the film, ${width} × ${height}`).toBeLessThanOrEqual(height);
  }
});

test('in a low window the ways to the neighbours take none of it away, and can be pressed', async ({
  page,
}) => {
  await signIn(page, undefined, video.path);
  const next = page.getByRole('navigation').getByRole('link', { name: 'Próximo' });
  for (const [width, height] of [
    [844, 390],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await measure(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(next).not.toBeInViewport();
    await next.scrollIntoViewIfNeeded();
    await next.click({ trial: true });
    // what the page ends with is not under them
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
  }
});

const others = [
  { kind: 'an audio', path: '/student/course/12/content/1201', inside: 'Episódio 1: o contexto' },
  { kind: 'a document', path: '/student/course/18/content/1804', inside: 'Guia de bolso' },
  { kind: 'a package', path: '/student/course/18/content/1802', inside: 'Simulação interativa' },
] as const;

for (const { kind, path, inside } of others) {
  test(`the stage of ${kind} is as wide as the page, or as what the panel leaves where it stands beside`, async ({
    page,
  }) => {
    await signIn(page, undefined, path);
    const stage = page.getByRole('region', { name: inside, exact: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(stage).toBeVisible();
      const room = await page.evaluate(() => document.body.clientWidth);
      const { stage: film, panel } = ruleFor(room);
      const inset = width > 999 ? 32 : width > 755 ? 24 : 16;
      const wide = panel === 'under the stage' ? room - 2 * inset : film;
      const box = await stage.boundingBox();
      expect.soft(Math.round(box?.width ?? 0), `${width} px`).toBe(wide);
    }
  });
}
