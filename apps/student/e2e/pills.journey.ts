import { problemsInDark, problemsInLight } from './accessibility.ts';
import { judgeInEveryBrand } from './branded.ts';
import { actsOnDevice } from './device.ts';
import { openSession, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { beginStudy, progressOf, savedAs, study } from './studying.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Fique por dentro' });
const cards = (page: Page) => strip(page).getByRole('link');
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pílulas' });
const shownIn = (page: Page) => viewer(page).getByRole('heading', { level: 2 });
const pillIn = (page: Page) => new URL(page.url()).searchParams.get('pill');
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true }).first();

/** Ids and titles as the seed has them: 1, 2 and 5 are files, 4 and 8 are codes of YouTube; Ana has watched 3. */
const first = 'Três perguntas antes de enviar um e-mail';
const second = 'Alongue-se: um minuto para as costas';

/** What the page has sent about pills, coins and the person, in order. */
function recordCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/pills\/\d+\/watch$|decoins(MaxDaily|\/accept)|personalInformation$/.test(pathname))
      calls.push(`${request.method()} ${pathname.replace('/api/decola/', '')}`);
  });
  const of = (part: string) => calls.filter((call) => call.includes(part));
  return { calls, of };
}

/** The medium that plays, past the app. */
const film = (page: Page) => page.locator('[role="dialog"] video');
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const plays = (page: Page) => expect.poll(() => isPlaying(page)).toBe(true);
/** Goes to the last moment of what plays. */
const toTheEnd = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.2;
  });

async function open(page: Page, title = first) {
  await strip(page)
    .getByRole('link', { name: new RegExp(`^${title}, `) })
    .click();
  await expect(shownIn(page)).toHaveText(title);
  await plays(page);
}

/** The list, cut to its first pills. */
const onlyTheFirst = (page: Page, count: number) =>
  page.route('**/api/decola/pills?*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({
      response,
      json: { data: { ...data, pills: data.pills.slice(0, count), has_more: false } },
    });
  });

test('the carousel has the pills that were not watched first, says which those are, and reads on eleven at a time (PILL-01, PILL-02, PILL-03, PILL-13)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/decola/pills') asked.push(url.search);
  });
  await signIn(page);
  await expect(cards(page)).toHaveCount(11);
  for (const name of await cards(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  ))
    expect(name).toMatch(/, não assistida$/);
  await strip(page).getByRole('button', { name: 'Carregar mais' }).click();
  await expect(cards(page)).toHaveCount(20);
  await expect(strip(page).getByRole('button', { name: 'Carregar mais' })).toHaveCount(0);
  expect(asked).toEqual(['?index=0&limit=11', '?index=1&limit=11']);
  const names = await cards(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  const firstWatched = names.findIndex((name) => name.endsWith(', assistida'));
  expect(firstWatched).toBe(13);
  expect(names.slice(firstWatched).every((name) => name.endsWith(', assistida'))).toBe(true);

  const shown = () =>
    strip(page)
      .getByRole('list')
      .evaluate((list) => {
        const [left = 0, next = 1] = [...list.children].map((card) => card.getBoundingClientRect().left);
        const room = list.clientWidth - 2 * Number.parseFloat(getComputedStyle(list).paddingInlineStart);
        return room / (next - left);
      });
  for (const width of [320, 360, 600, 768, 1000, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(shown, { message: `${width} px` }).toBeGreaterThanOrEqual(1.4);
    expect(await shown(), `${width} px`).toBeLessThanOrEqual(2.8);
    const [first] = await cards(page).all();
    expect((await first?.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(width < 1000 ? 520 : 430);
  }
});

test('a pill opens full screen at its own address, plays, counts as watched once, and Escape leads back to it (PILL-04, PILL-07, PILL-08, PILL-10, PILL-11, PILL-12, PILL-13)', {
  tag: '@gate',
}, async ({ page }) => {
  const { calls, of } = recordCalls(page);
  await signIn(page);
  await expect(cards(page)).toHaveCount(11);
  await open(page);
  expect(pillIn(page)).toBe('1');
  await expect(film(page)).not.toHaveAttribute('controls');
  const box = await viewer(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 800 });
  await expect.poll(() => of('watch')).toEqual(['POST pills/1/watch']);
  await expect.poll(() => of('decoinsMaxDaily')).toHaveLength(1);
  await quiet(page);
  // What was watched moves behind the others, and the strip does not follow it there.
  const slide = page.locator('section > ul > li').filter({ hasText: first });
  const standing = () =>
    slide.evaluate((own) => [own.previousElementSibling !== null, own.parentElement?.scrollLeft]);
  await expect.poll(standing).toEqual([true, 0]);
  // What it earned is asked for a second later.
  await expect.poll(() => of('personalInformation')).toHaveLength(2);
  const before = of('personalInformation').length;
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  expect(pillIn(page)).toBeNull();
  const card = strip(page).getByRole('link', { name: `${first}, assistida` });
  await expect(card).toBeFocused();
  await expect.poll(() => of('personalInformation').length, { message: calls.join('\n') }).toBe(before + 1);

  await card.press('Enter');
  await plays(page);
  await page.keyboard.press('Escape');
  await quiet(page);
  expect(of('watch')).toEqual(['POST pills/1/watch']);
});

test('arrows, keys and taps turn the pills in a ring; a pill is stopped, silenced, and left to its training (PILL-05, PILL-06, PILL-09)', async ({
  page,
}) => {
  await onlyTheFirst(page, 3);
  await signIn(page);
  await open(page);
  await button(page, 'Próxima pílula').click();
  await expect(shownIn(page)).toHaveText(second);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pillIn(page)).toBe('4');
  await page.keyboard.press('ArrowRight');
  await expect(shownIn(page)).toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => pillIn(page)).toBe('4');
  await button(page, 'Pílula anterior').click();
  await expect(shownIn(page)).toHaveText(second);
  await plays(page);

  await page.keyboard.press('m');
  await expect(button(page, 'Sem som')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await button(page, 'Pausar').click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  await button(page, 'Reproduzir').click();
  await plays(page);

  await viewer(page).getByRole('link', { name: 'ver treinamento' }).click();
  await expect(page).toHaveURL(/\/student\/course\/\d+$/);
  await page.goBack();
  await expect(shownIn(page)).toHaveText(second);
  // What was chosen is remembered.
  await expect(button(page, 'Sem som')).toHaveAttribute('aria-pressed', 'true');
});

test('a reload keeps the open pill; the button, pressed twice, and the back button close it; each leaves the dashboard as it was', async ({
  page,
}) => {
  // What the server has taken for watched moves behind the others, and may not be loaded after a reload.
  await holdCalls(page, /\/pills\/\d+\/watch$/);
  await signIn(page, people.ana, '/student/dashboard?page=1&schools=2');
  await open(page);
  await page.keyboard.press('ArrowRight');
  await expect(shownIn(page)).toHaveText(second);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/student/dashboard?page=1&schools=2');

  await open(page, 'Como dizer não com gentileza');
  await button(page, 'Fechar').dblclick();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/student/dashboard?page=1&schools=2');

  await open(page);
  await page.reload();
  await expect(shownIn(page)).toHaveText(first);
  // No key was used yet: the focus is inside, and no ring is drawn.
  await expect(viewer(page).locator(':focus')).toHaveCount(1);
  await expect(page.locator(':focus-visible')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(viewer(page).locator(':focus-visible')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/student/dashboard?page=1&schools=2');
  await expect(cards(page).filter({ hasText: first })).toBeFocused();
});

test('an address names a pill that the list has not reached: it is read by itself; one that is gone says so (PILL-14)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/dashboard?page=1&pill=20');
  await expect(shownIn(page)).toHaveText('Férias: planeje em três passos');
  await plays(page);
  // The others follow from their first on.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pillIn(page)).toBe('1');
  await page.goto('/student/dashboard?page=1&pill=999');
  await expect(viewer(page).getByRole('alert')).toContainText('Esta pílula não está mais disponível.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/student/dashboard?page=1');
});

test('nothing follows by itself where stillness is asked for: at its end a pill is offered once more (PILL-09)', async ({
  page,
}) => {
  await signIn(page);
  await open(page);
  await toTheEnd(page);
  await button(page, 'Assistir de novo').click();
  await plays(page);
  await expect(shownIn(page)).toHaveText(first);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a pill that ends is followed by the next, and the last one by the first; a code of YouTube is one of them, and its script comes once (PILL-09, PILL-15)', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/iframe_api|youtube(-nocookie)?\.com/.test(request.url())) scripts.push(request.url());
    });
    const { of } = recordCalls(page);
    await onlyTheFirst(page, 3);
    await signIn(page);
    await open(page, second);
    expect(scripts).toEqual([]);
    await toTheEnd(page);
    await expect.poll(() => pillIn(page)).toBe('4');
    await expect(film(page)).toHaveAttribute('data-youtube', 'dQ4example3');
    await plays(page);
    await toTheEnd(page);
    await expect(shownIn(page)).toHaveText(first);
    await plays(page);
    await page.keyboard.press('ArrowLeft');
    await expect(film(page)).toHaveAttribute('data-youtube', 'dQ4example3');
    await plays(page);
    expect(scripts).toHaveLength(1);
    await expect
      .poll(() => of('watch'))
      .toEqual(['POST pills/2/watch', 'POST pills/4/watch', 'POST pills/1/watch']);
  });

  test('the limit of the day is told with confetti while the pill rests; closed, it does not open again (PILL-11, DECOIN-07, DECOIN-09, DECOIN-10, DECOIN-11, DECOIN-12)', async ({
    page,
    sandbox,
  }) => {
    await sandbox.begin('daily-limit');
    await page.addInitScript(() => {
      const drawn = { canvases: 0 };
      Object.assign(window, { drawn });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLCanvasElement) drawn.canvases += 1;
      }).observe(document, { subtree: true, childList: true });
    });
    const { of } = recordCalls(page);
    await signIn(page);
    await open(page);
    const limit = page.getByRole('dialog', { name: 'Você ganhou o máximo de decoins de hoje!' });
    await expect(limit).toBeVisible();
    await expect(limit).not.toContainText(/\d/);
    await expect.poll(() => isPlaying(page)).toBe(false);
    expect(
      await page.evaluate(() => (window as unknown as { drawn: { canvases: number } }).drawn.canvases),
    ).toBe(1);
    expect(await problemsInLight(page)).toEqual([]);
    await limit.getByRole('button', { name: 'Entendi' }).dblclick();
    await expect(limit).toHaveCount(0);
    await plays(page);
    await expect.poll(() => of('accept')).toEqual(['POST decoins/accept']);
    await expect(page.locator('body > canvas')).toHaveCount(0);

    await page.keyboard.press('ArrowRight');
    await expect.poll(() => of('watch')).toHaveLength(2);
    await quiet(page);
    await expect(limit).toHaveCount(0);
    await page.reload();
    await expect(shownIn(page)).toHaveText(second);
    await plays(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => of('watch')).toHaveLength(3);
    await expect.poll(() => of('decoinsMaxDaily')).toHaveLength(2);
    await quiet(page);
    await expect(limit).toHaveCount(0);
    expect(of('accept')).toHaveLength(1);
  });
});

test('without motion the limit is told without confetti; closed in one tab, it closes in the other (DECOIN-10, DECOIN-11)', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.begin('daily-limit');
  const { of } = recordCalls(page);
  await signIn(page);
  const other = await context.newPage();
  const inOther = recordCalls(other);
  await other.goto('/student/dashboard');
  await expect(cards(other)).toHaveCount(11);
  const limitIn = (where: Page) => where.getByRole('dialog', { name: /^Você ganhou o máximo de decoins/ });
  await open(page);
  await expect(limitIn(page)).toBeVisible();
  await expect(limitIn(other)).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(limitIn(page)).toHaveCount(0);
  await expect(limitIn(other)).toHaveCount(0);
  // The key was for what lay on top.
  await expect(viewer(page)).toBeVisible();
  await expect.poll(() => [...of('accept'), ...inOther.of('accept')]).toEqual(['POST decoins/accept']);
});

test('a content that is finished asks for the limit of the day too, and it is told over its page; one that is only studied does not (PLAYER-29)', async ({
  page,
  sandbox,
}) => {
  await sandbox.begin('daily-limit');
  const { of } = recordCalls(page);
  await beginStudy(page);
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');
  expect(of('decoinsMaxDaily')).toEqual([]);
  const finished = savedAs(page, 'finish');
  await study(page, 15);
  await finished;
  const limit = page.getByRole('dialog', { name: 'Você ganhou o máximo de decoins de hoje!' });
  await expect(limit).toBeVisible();
  expect(of('decoinsMaxDaily')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(limit).toHaveCount(0);
  await expect.poll(() => of('accept')).toEqual(['POST decoins/accept']);
});

test('a brand without coins asks for no limit and no balance, and keeps what was watched all the same (PILL-11)', async ({
  page,
  sandbox,
}) => {
  await sandbox.begin('daily-limit');
  const { of } = recordCalls(page);
  await openSession(page, people.ana, 'circulo');
  await page.goto('/student/dashboard');
  await open(page);
  await expect.poll(() => of('watch')).toEqual(['POST pills/1/watch']);
  await quiet(page);
  expect(of('decoinsMaxDaily')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
});

test('a pill that was watched without a network is told once it is back, once (PILL-10)', async ({
  page,
  context,
}) => {
  const { of } = recordCalls(page);
  await signIn(page);
  await open(page);
  await expect.poll(() => of('watch')).toEqual(['POST pills/1/watch']);
  await quiet(page);
  // What plays has come; what is asked of the server has not.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await page.keyboard.press('ArrowRight');
  await context.setOffline(false);
  await plays(page);
  await expect(shownIn(page)).toHaveText(second);
  await expect.poll(() => actsOnDevice(page)).toEqual(['watch']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await plays(page);
  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => actsOnDevice(page)).toEqual([]);
  const { data } = await (await page.request.get('/api/decola/pills/2')).json();
  expect(data.pill.isWatched).toBe(true);
});

test('a browser that plays nothing aloud by itself is silent until the sound is asked for; one that plays nothing waits for a press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    const refuses = () => sessionStorage.getItem('refuses');
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      const mode = refuses();
      if (mode === 'all' || (mode !== 'nothing' && !this.muted))
        return Promise.reject(new DOMException('Asks for a press', 'NotAllowedError'));
      return play.call(this);
    };
  });
  await signIn(page);
  await open(page);
  await expect(button(page, 'Sem som')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Sem som').click();
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  // It was no choice of the person: nothing of it is kept.
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('player') ?? '{}').muted)).toBe(false);

  await page.evaluate(() => sessionStorage.setItem('refuses', 'all'));
  await page.reload();
  await expect(viewer(page).getByText('Toque para assistir.')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('refuses', 'nothing'));
  await button(page, 'Reproduzir').click();
  await plays(page);
});

test('a video that does not come says so, can be tried again, and holds up no other', async ({ page }) => {
  const { of } = recordCalls(page);
  await page.route('**/files/media/aula.mp4', (route) => route.abort());
  await signIn(page);
  await strip(page)
    .getByRole('link', { name: new RegExp(`^${first}`) })
    .click();
  await expect(viewer(page).getByRole('alert')).toContainText('Não foi possível reproduzir o vídeo.');
  expect(of('watch')).toEqual([]);
  expect(await problemsInLight(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(shownIn(page)).toHaveText(second);
  await page.keyboard.press('ArrowLeft');
  await page.unroute('**/files/media/aula.mp4');
  await button(page, 'Tentar novamente').click();
  await plays(page);
  await expect.poll(() => of('watch')).toEqual(['POST pills/1/watch']);
});

test('no pills, and pills that cannot be read, cost their strip alone', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ listPills: 'failing' });
  await signIn(page);
  await expect(strip(page).getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await sandbox.breakCalls({});
  await strip(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(cards(page)).toHaveCount(11);
});

test('the focus stays in the open viewer, which breaks no rule of axe, in light and in dark', async ({
  page,
}) => {
  await signIn(page);
  await open(page);
  for (let at = 0; at < 10; at += 1) {
    await page.keyboard.press('Tab');
    expect(await viewer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  expect(await problemsInLight(page)).toEqual([]);
  expect(await problemsInDark(page)).toEqual([]);
});

test('another tab in front stops the pill until it is seen again', async ({ page }) => {
  await signIn(page);
  await open(page);
  const hide = (hidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { value: is, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);
  await hide(true);
  await expect.poll(() => isPlaying(page)).toBe(false);
  await hide(false);
  await plays(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('taps at the sides turn, one in the middle stops, a finger that rests holds, swipes turn and close', async ({
    page,
  }) => {
    await signIn(page);
    await strip(page)
      .getByRole('link', { name: new RegExp(`^${first}`) })
      .tap();
    await plays(page);
    await page.touchscreen.tap(340, 300);
    await expect(shownIn(page)).toHaveText(second);
    await page.touchscreen.tap(20, 300);
    await expect(shownIn(page)).toHaveText(first);
    await plays(page);
    await page.touchscreen.tap(180, 300);
    await expect(button(page, 'Reproduzir')).toBeVisible();
    await page.touchscreen.tap(180, 300);
    await plays(page);

    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await finger('touchStart', 180, 250);
    await expect.poll(() => isPlaying(page)).toBe(false);
    await page.waitForTimeout(400);
    await finger('touchEnd');
    await plays(page);
    await expect(shownIn(page)).toHaveText(first);

    await finger('touchStart', 300, 250);
    await finger('touchMove', 200, 250);
    await finger('touchMove', 100, 255);
    await finger('touchEnd');
    await expect(shownIn(page)).toHaveText(second);
    await finger('touchStart', 180, 200);
    await finger('touchMove', 180, 300);
    await finger('touchMove', 182, 420);
    await finger('touchEnd');
    await expect(viewer(page)).toHaveCount(0);
  });
});

judgeInEveryBrand('the open pill', ({ title }) => [
  {
    path: '/student/dashboard?page=1',
    h1: 'Olá, Ana!',
    title: `Início · ${title}`,
    there: (page) => [cards(page).first()],
    views: [
      {
        name: 'story viewer',
        judges: ['axe', 'legible', 'fits'],
        show: (page) => open(page),
        shown: (page) => shownIn(page),
      },
    ],
  },
]);
