import { signIn } from './people.ts';
import { playerOf, video } from './studying.ts';
import { expect, type Page, test } from './test.ts';

const widths = [320, 360, 600, 768, 900, 1024, 1100, 1280, 1440, 1920] as const;

/** The most that a film is drawn at, the least that the list needs beside it, and the room between and around them. */
const most = 1120;
const [least, gap, gutter] = [300, 32, 32];

/** What the page gives the stage and its list at a width: docs/decisions/0571. */
function ruleFor(room: number) {
  const fits = room >= most + gap + least + 2 * gutter;
  return { stage: Math.min(room, most), list: fits ? 'beside the stage' : 'under the stage' };
}

async function measure(page: Page) {
  const [stage, list] = [
    playerOf(page, video.title),
    page.getByRole('region', { name: 'Conteúdos do treinamento' }),
  ];
  await expect(stage.getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
  const [film, beside] = [await stage.boundingBox(), await list.boundingBox()];
  if (!film || !beside) throw new Error('The stage or its list cannot be seen.');
  return {
    room: await page.evaluate(() => document.body.clientWidth),
    stage: Math.round(film.width),
    ratio: Math.round((film.width / film.height) * 100) / 100,
    list: beside.y >= film.y + film.height ? 'under the stage' : 'beside the stage',
  };
}

test('a film is as wide as the window up to 1120 px, and its list stands beside it only where that costs it nothing', async ({
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
    const film = await playerOf(page, video.title).boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    const left = height - (bar?.height ?? 0);
    expect.soft(film?.height ?? 0, `${width} × ${height}`).toBeLessThanOrEqual(left);
    expect.soft(film?.height ?? 0, `${width} × ${height}`).toBeGreaterThan(left - 80);
    expect
      .soft((film?.y ?? 0) + (film?.height ?? 0), `foot of the film, ${width} × ${height}`)
      .toBeLessThanOrEqual(height);
  }
});

const others = [
  { kind: 'an audio', path: '/student/course/12/content/1201', inside: 'Episódio 1: o contexto' },
  { kind: 'a document', path: '/student/course/18/content/1804', inside: undefined },
] as const;

for (const { kind, path, inside } of others) {
  test(`the stage of ${kind} is as wide as the page, or as what the list leaves where it stands beside`, async ({
    page,
  }) => {
    await signIn(page, undefined, path);
    const message = page.getByRole('heading', { name: 'Este tipo de conteúdo ainda não abre aqui' });
    const stage = inside ? playerOf(page, inside) : message.locator('xpath=..');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(stage).toBeVisible();
      const room = await page.evaluate(() => document.body.clientWidth);
      const { list } = ruleFor(room);
      const inset = width > 999 ? 32 : width > 755 ? 24 : 16;
      const wide = list === 'under the stage' ? room - 2 * inset : most;
      const box = await stage.boundingBox();
      expect.soft(Math.round(box?.width ?? 0), `${width} px`).toBe(wide);
    }
  });
}
