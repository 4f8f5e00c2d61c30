import { keptOnDevice } from './device.ts';
import { endSession, enterCredentials, openPersonMenu, password, people, signIn, signOut } from './people.ts';
import { beginStudy, playerOf, progressOf, serverProgress, study, video } from './studying.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';

const again = 'Faça seu login novamente.';

async function answerDialog(page: Page, login: string) {
  const dialog = page.getByRole('dialog', { name: again });
  await dialog.getByLabel('CPF ou e-mail').fill(login);
  await dialog.getByLabel(/^Senha/).fill(password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
}

test.describe('over a content', () => {
  test.beforeEach(async ({ page }) => {
    await beginStudy(page);
    await endSession(page);
    await study(page, 15);
    await expect(page.getByRole('dialog', { name: again })).toBeVisible();
    await expect(page).toHaveURL(video.path);
    await expect(page.getByText(video.title).first()).toBeAttached();
  });

  test('an ended session asks for the password over the page, and everything goes on', {
    tag: '@gate',
  }, async ({ page }) => {
    // Who was here is known: the password alone is missing.
    const dialog = page.getByRole('dialog', { name: again });
    await expect(dialog.getByLabel('CPF ou e-mail')).toHaveValue(people.ana.login);
    await expect(dialog.getByLabel(/^Senha/)).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(video.path);
    await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '66');
    expect(await serverProgress(page)).toBe(66);
  });

  test('a refused password is told, and the dialog waits', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: again });
    await dialog.getByLabel('CPF ou e-mail').fill(people.ana.login);
    await dialog.getByLabel(/^Senha/).fill('outra');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('CPF, e-mail ou senha incorretos.').first()).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  test('another person who signs in there starts clean, and what the first one did waits for them', async ({
    page,
  }) => {
    await answerDialog(page, people.helena.login);
    await expect(page).toHaveURL(/\/student\/dashboard$/);
    await expect(page.getByRole('button', { name: `Menu de ${people.helena.name}` })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Helena');
    await expect(page.locator('body')).not.toContainText(/Ana Beatriz|Olá, Ana/);
    await page.goto(video.path);
    await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '0');
    expect(await serverProgress(page)).toBe(0);

    await signOut(page, people.helena);
    await signIn(page, people.ana);
    await expect.poll(() => serverProgress(page)).toBe(66);
  });
});

test('a session that ended elsewhere leads home with a sentence, and back to the same place (AUTH-43)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, '/student/statistics/chart');
  await expect(page.getByRole('button', { name: /Notificações: \d+ não lidas/ })).toBeVisible();
  await endSession(page);
  await page.getByRole('banner').getByRole('link', { name: 'Loja' }).click();
  await expect(page.getByText(again).first()).toBeVisible();
  await expect(page).toHaveURL('/student/home?redirect=%2Fstudent%2Fshop%2Fpage%2F1');
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/shop/page/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Loja' })).toBeVisible();
});

test('signing out asks first, and staying changes nothing (SHELL-32, AUTH-37)', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menu de Ana Beatriz Souza' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page
    .getByRole('alertdialog', { name: 'Deseja realmente sair?' })
    .getByRole('button', { name: 'Cancelar' })
    .click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL('/student/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});

/** All entries of this origin's two storages. */
const storedIn = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

test('after signing out nothing of the person is left on the device (AUTH-39, CONFIG-07)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, '/student/course/18');
  await signOut(page);
  // What the product is set to is of nobody.
  expect(await storedIn(page)).toEqual({ local: { configuration: expect.any(String) }, session: {} });
  expect(await keptOnDevice(page)).toEqual([]);
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL('/student/home?redirect=%2Fstudent%2Fdashboard');
});

test('a session that ended before the next content was opened is asked for there, and the content opens', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/course/1/content/101');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await endSession(page);
  await page.getByRole('link', { name: 'Próximo' }).click();
  await expect(page.getByRole('dialog', { name: again })).toBeVisible();
  await answerDialog(page, people.ana.login);
  await expect(page.getByRole('dialog', { name: again })).toBeHidden();
  await expect(page).toHaveURL('/student/course/1/content/102');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText(first);
  await expect(page.getByRole('list', { name: 'Conteúdos do treinamento' })).toBeVisible();
});

test('what failed because the session had ended is read again after signing in', async ({ page }) => {
  await signIn(page, people.ana, '/student/course/1/content/101');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await endSession(page);
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await expect(page.getByRole('dialog', { name: again })).toBeVisible();
  await answerDialog(page, people.ana.login);
  const panel = page.getByRole('tabpanel', { name: 'Anotações' });
  await expect(panel.getByRole('textbox')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
});

test('another person who signs in over a content leaves its page as soon as they are known', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/course/1/content/101');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await endSession(page);
  await page.getByRole('link', { name: 'Próximo' }).click();
  await expect(page.getByRole('dialog', { name: again })).toBeVisible();
  let reads = 0;
  // Who it is, is answered once; everything else of the app stays on its way.
  await page.route(/\/api\/(?!login)/, (route) => {
    if (!route.request().url().endsWith('/personalInformation')) return undefined;
    reads += 1;
    return reads === 1 ? route.continue() : undefined;
  });
  await answerDialog(page, people.helena.login);
  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByRole('button', { name: `Menu de ${people.helena.name}` })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Ana Beatriz');
});

test('signing in and out again and again listens to nothing more than the first time', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  const listenersOf = async (target: 'window' | 'document') => {
    const { result } = await cdp.send('Runtime.evaluate', { expression: target });
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    return listeners.map(({ type }) => type).sort();
  };
  const visit = async () => {
    await enterCredentials(page, people.ana);
    await expect(progressOf(page)).toBeVisible();
    await signOut(page);
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).waitFor();
    // What a closed dialog still watches over (where the focus went back to) ends with the next key.
    await page.keyboard.press('Shift');
    // The landing page loads its player when it comes near, and the player listens too.
    await page.getByRole('main').locator('video').first().waitFor({ state: 'attached' });
  };
  const listeners = async () => [await listenersOf('window'), await listenersOf('document')];
  await page.goto(video.path);
  await visit();
  const once = await listeners();
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate((path) => {
      history.pushState(null, '', `/student/home?redirect=${encodeURIComponent(path)}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, video.path);
    await visit();
    // What a page that is left listened to goes a moment after the page.
    await expect.poll(listeners).toEqual(once);
  }
});

test('a content that is opened again from what was read before goes on after signing in', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/course/18/content/1801');
  await expect(playerOf(page, video.title).getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Próximo' }).click();
  await expect(page).toHaveURL('/student/course/18/content/1802');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(video.title);
  await endSession(page);
  await page.getByRole('link', { name: 'Anterior' }).click();
  await expect(page).toHaveURL(video.path);
  await expect(page.getByRole('dialog', { name: again })).toBeVisible();
  await answerDialog(page, people.ana.login);
  await expect(page.getByRole('dialog', { name: again })).toBeHidden();
  await expect(playerOf(page, video.title).getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
});

test('nothing of the first person is seen once somebody has signed in over their page, before it is known who', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/course/1/content/101');
  await page.getByRole('tab', { name: 'Anotações' }).click();
  const note = page.getByLabel('Nova anotação');
  await note.fill('Só para mim');
  await endSession(page);
  await page.getByRole('button', { name: 'Avaliações' }).click();
  const dialog = page.getByRole('dialog', { name: again });
  await expect(dialog).toBeVisible();
  const title = page.getByRole('heading', { level: 1, includeHidden: true });
  const menu = page.getByRole('button', { name: 'Menu de Ana Beatriz Souza', includeHidden: true });
  await expect(title).toBeVisible();
  await expect(menu).toBeVisible();

  // Who it is cannot be read.
  await page.route(/\/personalInformation$/, (route) => route.abort());
  await answerDialog(page, people.helena.login);
  await expect(dialog.getByText('Erro de conexão.').first()).toBeVisible();
  await expect(title).toBeHidden();
  await expect(menu).toBeHidden();

  await page.unroute(/\/personalInformation$/);
  await answerDialog(page, people.ana.login);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toHaveValue('Só para mim');
});

test('on a device whose storage is switched off the app works for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The user has denied access to storage', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/student/course/1');
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/course/1');
  await expect(page.getByRole('button', { name: `Menu de ${people.ana.name}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);
});

test.describe('signing out without a network', () => {
  const note = 'Regular a cadeira';
  const lost = 'Sair sem enviar?';

  test.beforeEach(async ({ page, context }) => {
    await signIn(page, people.ana, video.path);
    await page.getByRole('tab', { name: 'Anotações' }).click();
    await expect(page.getByText('Suas anotações deste conteúdo aparecem aqui.')).toBeVisible();
    // The question itself has been seen before: its code is there.
    await openPersonMenu(page);
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await context.setOffline(true);
    for (const text of [note, 'Altura dos olhos']) {
      await page.getByLabel('Nova anotação').fill(text);
      await page.getByRole('button', { name: 'Salvar anotação' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('Aguardando conexão');
    }
    await openPersonMenu(page);
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page
      .getByRole('alertdialog', { name: 'Deseja realmente sair?' })
      .getByRole('button', { name: 'Sair' })
      .click();
  });

  test('says what would be lost, and staying loses nothing', { tag: '@gate' }, async ({ page, context }) => {
    const question = page.getByRole('alertdialog', { name: lost });
    await expect(question).toContainText('2 anotações');
    await expect(question.getByRole('button', { name: 'Ficar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(video.path);
    await context.setOffline(false);
    await expect(
      page.getByRole('listitem').filter({ hasText: note }).getByRole('button', { name: 'Editar' }),
    ).toBeVisible();
  });

  test('leaving all the same leaves nothing on the device', async ({ page, context }) => {
    const question = page.getByRole('alertdialog', { name: lost });
    await question.getByRole('button', { name: 'Sair e apagar' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await expect.poll(() => keptOnDevice(page)).toEqual([]);
    await context.setOffline(false);
  });
});

test.describe('signing out whose answer is slow (AUTH-38)', () => {
  /** Asks to sign out; the server has ended the session when this returns, and its answer stays on the way. */
  async function leaveSlowly(page: Page) {
    const [ended, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/api/decola/logout', async (route) => {
      const response = await route.fetch();
      ended.resolve();
      await answer.promise;
      await route.fulfill({ response });
    });
    await openPersonMenu(page);
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
    await ended.promise;
    return { answer: () => answer.resolve() };
  }

  /** Goes to another page as a link does, also under an open dialog. */
  const goOn = (page: Page, path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);

  /** Nothing of the person is on the device, in no tab. */
  async function expectNothingLeft(context: BrowserContext) {
    for (const open of context.pages()) {
      await expect.poll(() => open.evaluate(() => localStorage.getItem('user'))).toBeNull();
      await expect.poll(() => keptOnDevice(open)).toEqual([]);
      await expect(open.locator('body')).not.toContainText(again);
    }
  }

  test('is no expired session for what was called meanwhile', async ({ page, context }) => {
    await signIn(page, people.ana, '/student/course/18');
    await expect(page.getByRole('button', { name: 'Matricular-se' })).toBeVisible();
    const slow = await leaveSlowly(page);
    await goOn(page, '/student/course/1');
    await expect(page).toHaveURL('/student/home');
    await expectNothingLeft(context);
    slow.answer();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectNothingLeft(context);
    await expect(page).toHaveURL('/student/home');
  });

  test('is no expired session for what another tab called meanwhile', async ({ page, context }) => {
    await signIn(page, people.ana, '/student/course/18');
    const second = await context.newPage();
    await second.goto('/student/course/18');
    await expect(second.getByRole('button', { name: 'Matricular-se' })).toBeVisible();
    const slow = await leaveSlowly(page);
    await goOn(second, '/student/course/1');
    await expect(second).toHaveURL('/student/home');
    slow.answer();
    await expect(page).toHaveURL('/student/home');
    await expectNothingLeft(context);
  });
});

test('a film rests while the password is asked for', async ({ page }) => {
  await signIn(page, people.ana, video.path);
  const player = playerOf(page, video.title);
  await player.getByRole('button', { name: 'Reproduzir' }).first().click();
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await endSession(page);
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await expect(page.getByRole('dialog', { name: again })).toBeVisible();
  await expect.poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  await answerDialog(page, people.ana.login);
  await expect(page.getByRole('dialog', { name: again })).toBeHidden();
  await expect(player.getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
});
