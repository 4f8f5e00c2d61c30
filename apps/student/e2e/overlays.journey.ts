import sharp from 'sharp';
import { boxesOf } from './boxes.ts';
import { codeAhead } from './code-ahead.ts';
import { brands, endSession, openSession, people, signIn } from './people.ts';
import { setTextSize } from './reflow.ts';
import { playerOf, video } from './studying.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const phone = { width: 360, height: 780 };

/** Whether a press in the middle of it reaches it. */
const isReachable = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(hit);
  });

/** Names of what can be pressed or filled in inside, and is covered by something even after it is scrolled to. */
const coveredIn = (region: Locator) =>
  region.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !control.contains(hit) && !hit?.contains(control);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName),
  );

/** How bright a part of the window is, from 0 to 255. */
async function brightnessOf(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3;
}

const openMenu = (page: Page) => page.getByRole('button', { name: `Menu de ${people.ana.name}` }).click();

const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 600 },
] as const;

const softly = expect.configure({ soft: true });

/** How many pixels of the title of the open dialog are scrolled away; none where it does not scroll. */
async function scrolledAwayOf(page: Page) {
  const title = page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('heading').first();
  return title.evaluate((element) =>
    getComputedStyle(element).overflowY === 'visible'
      ? 0
      : Math.max(0, element.scrollHeight - element.clientHeight),
  );
}

for (const brand of brands) {
  test(`what opens over a page of ${brand} is whole, in sight and within reach`, async ({ page }) => {
    await page.goto(`/student/home?tenant=${brand}`);
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('dialog', { name: 'Acesse sua conta' })).toBeVisible();
    softly(await scrolledAwayOf(page), 'title of the login panel').toBe(0);

    await openSession(page, people.ana, brand);
    await page.goto('/student/course/18');
    const bell = page.getByRole('button', { name: /^Notificações/ });
    for (const viewport of [phone, windows[0]])
      await test.step(`titles at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await bell.click();
        await expect(page.getByRole('dialog', { name: 'Notificações' })).toBeVisible();
        softly(await scrolledAwayOf(page), `title of the notifications at ${viewport.width} px`).toBe(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await openMenu(page);
        await page.getByText('Sair', { exact: true }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        softly(await scrolledAwayOf(page), `title of the sign-out at ${viewport.width} px`).toBe(0);
        await page.getByRole('button', { name: 'Cancelar' }).click();
        await expect(page.getByRole('alertdialog')).toBeHidden();
      });

    const menu = page.getByRole('menu');
    for (const viewport of windows)
      await test.step(`menu at ${viewport.width} × ${viewport.height}`, async () => {
        const at = `at ${viewport.width} × ${viewport.height}`;
        await page.setViewportSize(viewport);
        await openMenu(page);
        const leave = menu.getByRole('menuitem', { name: 'Sair' });
        await softly(leave, `'Sair' ${at}`).toBeInViewport({ ratio: 1 });
        softly(await isReachable(leave), `'Sair' ${at}`).toBe(true);
        const looks = menu.getByRole('menuitemradio');
        await softly(looks).toHaveText(['Automático (sistema)', 'Claro', 'Escuro']);
        for (const look of await looks.all())
          softly(await isReachable(look), `'${await look.textContent()}' ${at}`).toBe(true);
        if (viewport.height >= 768) {
          const hidden = await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
          softly(hidden, `places out of sight ${at}, in px`).toBe(0);
        }
        if (viewport.height === 600)
          for (const place of await menu.locator('[role^="menuitem"]').all()) {
            await page.keyboard.press('ArrowDown');
            await expect(place).toBeFocused();
            softly(await isReachable(place), `'${await place.textContent()}', by keys ${at}`).toBe(true);
          }
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
      });

    await test.step('a question over the notifications dims them', async () => {
      await page.setViewportSize(windows[0]);
      await bell.click();
      const panel = page.getByRole('dialog', { name: 'Notificações' });
      const removal = panel.getByRole('button', { name: /^Apagar notificação/ }).first();
      await expect(removal).toBeVisible();
      const { x, y } = (await panel.boundingBox()) ?? { x: 0, y: 0 };
      const cornerOf = () => brightnessOf(page, { x: x + 4, y: y + 4, width: 8, height: 8 });
      const before = await cornerOf();
      await removal.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      softly(await cornerOf(), 'brightness of the notifications under a question').toBeLessThan(before * 0.8);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      softly(await cornerOf(), 'their brightness after it').toBeGreaterThan(before * 0.95);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });

    await test.step('notifications opened by a key start at the first one', async () => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await bell.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Notificações' });
      const list = dialog.getByRole('list', { name: 'Notificações' });
      await softly(list.getByRole('button').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  });

  test(`the large button of a video in ${brand} lies over everything on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await signIn(page, people.ana, video.path, brand);
    const player = playerOf(page, video.title);
    await expect(player.getByText('1:00', { exact: true })).toBeVisible();
    const button = player.locator('[aria-hidden="true"] > button').last();
    const covered = await button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [left + 8, (left + right) / 2, right - 8].flatMap((x) =>
        [top + 8, (top + bottom) / 2, bottom - 8].map((y) => [x, y] as const),
      );
      return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y))).length;
    });
    expect(covered).toBe(0);
    await button.click();
    await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible();
  });

  test(`toasts cover no control of what lies at the foot of a phone in ${brand}`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(phone);
    await signIn(page, people.ana, '/student/course/18', brand);
    await page.route('**/api/decola/notification/*/delete', (route) => route.abort());

    await page.getByRole('button', { name: /^Notificações/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notificações' });
    await panel
      .getByRole('button', { name: /^Apagar notificação/ })
      .last()
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Apagar' }).click();
    const toast = page
      .getByRole('region', { name: 'Avisos' })
      .getByRole('button', { name: 'Dispensar aviso' });
    await expect(toast).toBeVisible();
    // Nobody reads this fast: the toast's time stands still while everything under it is looked at. A busy machine needs
    // more than a tenth of a second from asking for the time to stopping it; the toast stays for ten.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
    await expect(question.getByRole('button', { name: 'Apagar' })).toBeEnabled();
    expect(await coveredIn(question), 'dialog').toEqual([]);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    expect(await coveredIn(panel), 'side panel').toEqual([]);
    await panel.getByRole('button', { name: 'Fechar' }).click();
    await expect(panel).toBeHidden();

    await openMenu(page);
    // React holds what was waited for back for a moment, by a timer.
    await page.clock.runFor(600);
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Sair' })).toBeVisible();
    expect(await coveredIn(sheet), 'menu').toEqual([]);
    await expect(toast).toBeVisible();
  });

  test(`the toast of an ended session covers nothing of the login panel in ${brand}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await signIn(page, people.ana, '/student/course/18', brand);
    await openMenu(page);
    await endSession(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Meus treinamentos' }).click();
    const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
    await expect(panel.getByLabel('CPF ou e-mail')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Dispensar aviso' })).toBeVisible();
    expect(await coveredIn(panel)).toEqual([]);
  });
}

test('choosing a track moves nothing else of the filters', async ({ page }) => {
  await signIn(page);
  const filters = page.getByRole('region', { name: 'Filtros' });
  const search = filters.getByRole('searchbox');
  const placeOf = async () => {
    const [bar, field] = await boxesOf(filters, search);
    return field.y - bar.y;
  };
  const chosen = filters.getByRole('button', { name: /^Remover/ });
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(search).toBeVisible();
    await expect(chosen).toHaveCount(0);
    const before = await placeOf();
    await filters.getByRole('combobox').click();
    await filters.getByRole('option').first().click();
    await expect(chosen).toBeVisible();
    expect.soft(await placeOf(), `${width} px`).toBeCloseTo(before, 0);
    await page.keyboard.press('Escape');
    await chosen.click();
  }
});

test('the tag of an answered doubt is as wide as its words', async ({ page }) => {
  await signIn(page, undefined, video.path);
  await page.getByRole('tab', { name: 'Dúvidas' }).click();
  const tag = page.getByText(/^Respondida/);
  await expect(tag).toBeVisible();
  const spare = await tag.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return element.getBoundingClientRect().width - range.getBoundingClientRect().width;
  });
  expect(spare).toBeLessThan(40);
});

test('with large text the bell is seen beside its count, the coin stays with the balance, and an address of the phone menu breaks after its at sign', async ({
  page,
}) => {
  await signIn(page, undefined, '/student/course/18');
  await expect(page.getByRole('button', { name: /^Notificações: / })).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await setTextSize(page, 200);
    const bell = page.getByRole('button', { name: /^Notificações: / });
    const icon = (await bell.locator('svg').boundingBox()) ?? { width: 0, height: 0, x: 0, y: 0 };
    const mark = await bell.evaluate((element) => {
      const { x, y, height } =
        element.closest('span:has(> span + span)')?.lastElementChild?.getBoundingClientRect() ??
        new DOMRect();
      return { x, y, height };
    });
    const covered = (icon.x + icon.width - mark.x) * (mark.y + mark.height - icon.y);
    softly(covered / (icon.width * icon.height), `bell covered at ${width} px`).toBeLessThan(0.4);
    const coin = page
      .getByRole('banner')
      .getByRole('link', { name: /decoins$/ })
      .locator('[aria-hidden]')
      .first();
    await softly(coin, `coin at ${width} px`).toBeVisible();
  }

  await page.setViewportSize(phone);
  await setTextSize(page, 200);
  await openMenu(page);
  const address = page.getByRole('dialog').getByText(people.ana.login);
  await expect(address).toBeVisible();
  const lines = await address.evaluate((element) => {
    const found: string[] = [];
    let top = Number.NaN;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (let at = 0; at < text.length; at += 1) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top: line } = range.getBoundingClientRect();
        if (line !== top) found.push('');
        top = line;
        found.push(`${found.pop() ?? ''}${text.data[at]}`);
      }
    }
    return found;
  });
  expect(lines).toEqual(['ana.souza@', 'decola.com.br']);
});

test('where scrollbars take room, what lies over the page reaches the edge of the window', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: launchOptions.args?.filter((flag) => flag !== '--hide-scrollbars') ?? [],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
  });
  await signIn(page, undefined, '/student/course/18');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const room = await page.evaluate(() => ({
    all: innerWidth,
    content: document.documentElement.clientWidth,
  }));
  expect(room.content).toBeLessThan(room.all);
  await page.getByRole('button', { name: /^Notificações: / }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel).toBeVisible();
  const endOf = async () => {
    const box = await panel.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(endOf).toBe(room.all);
  const after = await page.locator('h1').boundingBox();
  expect(after).toEqual(before);
  await browser.close();
});

test('an error keeps clear of its field where a brand is dense', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/student/home?tenant=gtop');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await panel.getByRole('button', { name: 'Entrar', exact: true }).click();
  const field = panel.getByLabel('CPF ou e-mail');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const below = await field.evaluate((input) => {
    const error = document.getElementById(input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    return (error?.getBoundingClientRect().top ?? 0) - input.getBoundingClientRect().bottom;
  });
  expect(below, 'error under its field').toBeGreaterThanOrEqual(6);
});

test('the second press of a double click opens nothing that lay under what the first has closed', async ({
  page,
}) => {
  await openSession(page);
  await page.goto('/student/dashboard');
  await page
    .getByRole('button', { name: /^Comentários sobre/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Comentários sobre/ });
  const close = dialog.getByRole('button', { name: 'Fechar' });
  const { x, y, width, height } = (await close.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Something to press lies under the button.
  await page.evaluate(
    ([left, top]) => {
      const below = document.createElement('button');
      Object.assign(below.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, zIndex: 1 });
      below.textContent = 'Por baixo';
      below.addEventListener('click', () => {
        below.textContent = 'Aberto';
      });
      document.body.append(below);
    },
    [x, y],
  );
  await page.mouse.move(x + width / 4, y + height / 4);
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await press(1);
  await expect(dialog).toHaveCount(0);
  await press(2);
  await expect(page.getByText('Por baixo')).toBeVisible();
  // A press of its own is one.
  await press(1);
  await expect(page.getByText('Aberto')).toBeVisible();
});

test('the second press of a double click presses nothing of the dialog that the first has opened under it', async ({
  page,
}) => {
  await page.goto('/student/home');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  const forgotten = page.getByRole('dialog').getByRole('link', { name: 'Esqueci minha senha' });
  await expect(forgotten).toBeVisible();
  const { x, y, height } = (await forgotten.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.keyboard.press('Escape');
  await expect(forgotten).toBeHidden();
  // What opens the dialog lies where its link will be.
  await page.evaluate(
    ([left, top]) => {
      const opener = document.createElement('button');
      Object.assign(opener.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, zIndex: 1 });
      Object.assign(opener.style, { inlineSize: '60px', blockSize: '60px' });
      opener.textContent = 'Abrir';
      opener.addEventListener('click', () => {
        const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
        buttons.find(({ innerText }) => innerText.trim() === 'Entrar')?.click();
      });
      document.body.append(opener);
    },
    [x, y],
  );
  await page.mouse.move(x + 10, y + height / 2);
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await press(1);
  const login = page.getByRole('dialog').getByLabel('CPF ou e-mail');
  await expect(login).toBeFocused();
  await press(2);
  await page.waitForTimeout(500);
  await expect(forgotten).toBeVisible();
  // Nor does it take the focus from the field.
  await expect(login).toBeFocused();
  await expect(page).not.toHaveURL(/reset-password/);
  // A press of its own does what it says.
  await press(1);
  await expect(page).toHaveURL(/reset-password/);
});

test('a double click on a button selects no words of what takes its place', async ({ page }) => {
  await signIn(page, undefined, '/student/course/15/content/1505');
  await codeAhead(page, ['shell-ahead']);
  const answer = page.getByRole('button', { name: 'Responder' });
  await page.getByRole('radio', { name: '4 estrelas' }).focus();
  await page.keyboard.press('Space');
  // Words of the next page lie under the pointer once the button is gone.
  await answer.evaluate((button) => {
    const words = document.createElement('p');
    const { left, top } = button.getBoundingClientRect();
    Object.assign(words.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      zIndex: 9,
      margin: 0,
    });
    words.textContent = 'Pergunta seguinte do formulário';
    button.addEventListener('click', () => document.body.append(words));
  });
  await answer.dblclick();
  await expect(page.getByText('Pergunta 2 de 4')).toBeVisible();
  const selected = () => page.evaluate(() => String(getSelection()));
  expect(await selected()).toBe('');
  // Who wants a word marks it.
  await page.getByText('Pergunta seguinte do formulário').dblclick({ position: { x: 8, y: 8 } });
  expect(await selected()).toContain('Pergunta');
});
