import { contentThere, courseThere, dashboardThere, expectArrived, landingThere } from './arrived.ts';
import { brands, enterCredentials, openSession, people, signIn } from './people.ts';
import { overflowOf } from './reflow.ts';
import { controlTime, play, playerOf, progressOf, study, video } from './studying.ts';
import { expect, type Locator, type Page, test } from './test.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test('the main path on a phone, through the phone menu', async ({ page }) => {
  await controlTime(page);
  await page.goto('/student/home');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).tap();
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/dashboard');

  await page.getByRole('button', { name: 'Abrir a busca' }).tap();
  await page.getByRole('banner').getByRole('searchbox').fill('ergonomia');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Ergonomia: cuide das suas costas' }).tap();
  await page.getByRole('button', { name: 'Matricular-se' }).tap();
  await page.getByRole('link', { name: 'Começar', exact: true }).tap();
  await play(page, video.title);
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '33');

  await page.getByRole('button', { name: `Menu de ${people.ana.name}` }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Meus treinamentos' })).toBeVisible();
  await sheet.getByRole('link', { name: 'Início' }).tap();
  await expect(page).toHaveURL('/student/dashboard');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: `Menu de ${people.ana.name}` }).tap();
  await sheet.getByRole('button', { name: 'Sair' }).tap();
  await page
    .getByRole('alertdialog', { name: 'Deseja realmente sair?' })
    .getByRole('button', { name: 'Sair' })
    .tap();
  await expect(page).toHaveURL('/student/home');
});

const screens: { path: string; there?: (page: Page) => Locator[] }[] = [
  { path: '/student/dashboard', there: dashboardThere },
  { path: '/student/course/18', there: courseThere },
  { path: video.path, there: contentThere },
  {
    path: '/student/search?page=1&limit=20&search=seguran%C3%A7a',
    there: (page) => [page.getByRole('main').getByRole('article').first()],
  },
  { path: '/student/course/19', there: courseThere },
  { path: '/student/profile' },
];

for (const brand of brands) {
  test(`nothing is wider than a phone of 360 px in ${brand}`, async ({ page }) => {
    const wide: Record<string, number> = {};
    const measure = async ({ path, there }: (typeof screens)[number]) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectArrived(page, there);
      const overflow = await overflowOf(page);
      if (overflow > 0) wide[path] = overflow;
    };
    await measure({ path: `/student/home?tenant=${brand}`, there: landingThere });
    for (const path of ['/student/terms', '/student/nada']) await measure({ path });
    await openSession(page, people.ana, brand);
    for (const screen of screens) await measure(screen);
    expect(wide).toEqual({});
  });
}

test('a finger turns the strips itself: no arrows take a line of their own', async ({ page }) => {
  await signIn(page);
  const strip = page.getByRole('region', { name: 'Seus interesses', exact: true });
  await expect(strip.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Próximos' })).toHaveCount(0);
  // nor on a tablet, whose window is wide enough for them
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(strip.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Próximos' })).toHaveCount(0);
});

test('the times of a video stand on the line of the page', async ({ page }) => {
  await signIn(page, people.ana, video.path, 'gtop');
  const time = page.getByRole('slider', { name: 'Posição' }).first();
  await expect(time).toBeVisible();
  const left = await time.evaluate(
    (slider) => slider.parentElement?.firstElementChild?.getBoundingClientRect().left,
  );
  expect(left).toBe(16);
});

test('the first touch of a playing film shows its controls, the next one pauses it', async ({ page }) => {
  await controlTime(page);
  await signIn(page, people.ana, video.path);
  await play(page, video.title);
  const player = playerOf(page, video.title);
  await page.clock.runFor(4000);
  await expect(player).toHaveAttribute('data-idle', '');
  const box = await player.boundingBox();
  const touch = () => page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 40);
  await touch();
  await expect(player).not.toHaveAttribute('data-idle', '');
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await touch();
  await expect(player.getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
});

test('a film that has not begun is begun by a touch in its very middle', async ({ page }) => {
  await signIn(page, people.ana, video.path);
  const player = playerOf(page, video.title);
  await expect(player.getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
  const box = await player.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible();
});

test('a search that was sent leaves the results without the keyboard over them', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Abrir a busca' }).tap();
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('ergonomia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/student\/search\?/);
  await expect(field).not.toBeFocused();
});

test('what a key leads to on a content lies above the bar at the foot of the window', async ({ page }) => {
  await signIn(page, people.ana, '/student/course/1/content/101');
  const bar = page.getByRole('link', { name: /^Próximo/ }).locator('xpath=..');
  const rows = page.getByRole('tabpanel').getByRole('list').first().getByRole('link');
  await expect(rows).toHaveCount(4);
  const [before, next] = [rows.nth(2), rows.nth(3)];
  await before.evaluate((row) => row.focus({ preventScroll: true }));
  await next.evaluate((row) =>
    window.scrollBy(0, row.getBoundingClientRect().bottom - window.innerHeight + 8),
  );
  const edge = (of: Locator, side: 'top' | 'bottom') =>
    of.evaluate((element, name) => element.getBoundingClientRect()[name], side);
  expect(await edge(next, 'bottom'), 'the row begins under the bar').toBeGreaterThan(await edge(bar, 'top'));
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  // The line on top of the bar may lie over the one below the row.
  const covered = async () => (await edge(next, 'bottom')) - (await edge(bar, 'top'));
  await expect.poll(covered).toBeLessThanOrEqual(1);
});

test('at the end of a page the way back to its top leaves the terms of use free (DASH-03)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/course/18');
  await expectArrived(page, courseThere);
  const terms = page.getByRole('contentinfo').getByRole('link', { name: /Termo de Uso/ });
  // The footer comes late.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(terms).toBeInViewport({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => scrollBy(0, -12));
  await expect(page.getByRole('button', { name: 'Voltar ao topo' })).toBeVisible();
  const pressed = await terms.evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const points = [left + 4, (left + right) / 2, right - 4];
    return points.map(
      (x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('a, button')?.textContent,
    );
  });
  expect(pressed).toEqual(Array(3).fill(await terms.textContent()));
});

test('at the end of a film what is still missing fits into its picture (PLAYER-08)', async ({ page }) => {
  await signIn(page, people.ana, video.path);
  const player = playerOf(page, video.title);
  await play(page, video.title);
  await player.press('End');
  await expect(
    player.getByText(/^Faltam \d+ segundos de estudo para concluir este conteúdo\.$/),
  ).toBeVisible();
  await expect(player.getByRole('button', { name: 'Assistir de novo' })).toBeVisible();
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 780 });
    const outside = await player.evaluate((root) => {
      const { top } = root.getBoundingClientRect();
      const bar = root.querySelector('[type="range"]')?.getBoundingClientRect().top ?? 0;
      return [...root.querySelectorAll('[role="status"] :is(p, button)')].flatMap((part) => {
        const box = part.getBoundingClientRect();
        return box.height > 0 && (box.top < top || box.bottom > bar) ? [part.textContent] : [];
      });
    });
    expect(outside, `${width} px`).toEqual([]);
  }
});
