import { people, signIn } from './people.ts';
import { beginStudy, controlTime, playAtDouble, savedAs, study } from './studying.ts';
import { expect, type Page, test } from './test.ts';

/** The coins that the header says. */
const balanceOf = async (page: Page) => {
  const said = await page
    .getByRole('banner')
    .getByRole('link', { name: / decoins$/ })
    .textContent();
  return Number(said?.match(/([\d.]+) decoins$/)?.[1]?.replaceAll('.', ''));
};

/** Studies the open video of one minute to its end, at twice its speed. */
async function studyToTheEnd(page: Page) {
  await study(page, 15);
  const finished = savedAs(page, 'finish');
  await study(page, 15);
  await finished;
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('coins are on their way while the header counts up to them (SHELL-11)', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { coins: 0, balances: [] as string[] };
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData' && target.parentElement?.dataset.part === 'balance')
            seen.balances.push(target.nodeValue ?? '');
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.style.position === 'fixed' && node.style.zIndex)
              seen.coins += 1;
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await beginStudy(page);
    const before = await balanceOf(page);
    await studyToTheEnd(page);
    const reward = page.getByRole('region', { name: 'Conteúdo concluído' });
    await expect(reward).toContainText('+10 decoins');
    await expect(page.locator('[data-part="balance"]')).toHaveText((before + 10).toLocaleString('pt-BR'));
    const { coins, balances } = await page.evaluate(
      () => (window as unknown as { seen: { coins: number; balances: string[] } }).seen,
    );
    expect(coins).toBe(1);
    // It counts from what it was, and says the new balance first and last, drawn once by the page and once by the count.
    const numbers = balances.map((text) => Number(text.replaceAll('.', ''))).slice(1);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(numbers[0]).toBeLessThan(before + 10);
    // Nothing of it is left over the page.
    await expect(page.locator('body > [style*="position: fixed"][style*="z-index"]')).toHaveCount(0);
  });
});

test('without motion nothing is drawn, flies or is counted: the same words stand at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    document.addEventListener('animationstart', ({ target }) => {
      const reward = target instanceof Element && target.closest('section[data-size]');
      if (reward) moved.push(target.tagName);
    });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.style.position === 'fixed' && node.style.zIndex)
          moved.push('a coin');
    }).observe(document, { subtree: true, childList: true });
  });
  await beginStudy(page);
  const before = await balanceOf(page);
  await studyToTheEnd(page);
  await expect(page.getByRole('region', { name: 'Conteúdo concluído' })).toContainText('+10 decoins');
  await expect.poll(() => balanceOf(page)).toBe(before + 10);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('what the daily limit has cut is not shown as earned (COURSE-07)', async ({ page, sandbox }) => {
  await sandbox.begin('daily-limit');
  await beginStudy(page);
  const before = await balanceOf(page);
  const asked = page.waitForResponse('**/api/user/me/list/personalInformation');
  await studyToTheEnd(page);
  await page
    .getByRole('dialog', { name: /^Você ganhou o máximo/ })
    .getByRole('button', { name: 'Entendi' })
    .click();
  const reward = page.getByRole('region', { name: 'Conteúdo concluído' });
  await expect(reward).toBeVisible();
  await asked;
  expect(await balanceOf(page)).toBe(before);
  await expect(reward).not.toContainText('decoins');
});

test('whoever sends a reward away before its coins are known has them in the header all the same', async ({
  page,
}) => {
  await beginStudy(page);
  const before = await balanceOf(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user/me/list/personalInformation', async (route) => {
    await held;
    await route.continue();
  });
  await studyToTheEnd(page);
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Dispensar' }).press('Enter');
  await expect(title).toBeFocused();
  expect(await balanceOf(page)).toBe(before);
  answer();
  await expect.poll(() => balanceOf(page)).toBe(before + 10);
});

test('the coins of a finish that arrives late are in the header of whatever page is open', {
  tag: '@gate',
}, async ({ page, sandbox, context }) => {
  await beginStudy(page);
  const before = await balanceOf(page);
  await sandbox.breakCalls({ finishCourseContent: 'failing' });
  await study(page, 15);
  await study(page, 15);
  await expect(page.getByText('Servidor indisponível: salvo neste aparelho').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ergonomia: cuide das suas costas' }).first().click();
  await expect(page.getByRole('list', { name: 'Conteúdos' })).toBeVisible();
  await sandbox.breakCalls({});
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => balanceOf(page)).toBe(before + 10);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a finished content offers the next once: the ways at the foot of the window lead there already', async ({
    page,
  }) => {
    await beginStudy(page);
    await studyToTheEnd(page);
    const reward = page.getByRole('region', { name: 'Conteúdo concluído' });
    await expect(reward).toContainText('+10 decoins');
    const ways = page.getByRole('link', { name: /^Próximo/ });
    await expect(ways).toHaveCount(1);
    await expect(ways).toBeInViewport();
    await ways.click();
    await expect(page).toHaveURL(/\/student\/course\/18\/content\/1802$/);
  });
});

/** Studies the last content of course 38 that can be opened: another one is not released yet. */
async function studyTheLast(page: Page) {
  await controlTime(page);
  await signIn(page, people.ana, '/student/course/38/content/3801');
  await playAtDouble(page);
  for (const id of [3802, 3803, 3804])
    expect((await page.request.post(`/api/decola/courses/38/contents/${id}/finish`)).ok()).toBe(true);
  await studyToTheEnd(page);
}

test('a course is finished with the last content that can be opened, whatever is still to be released (COURSE-07)', async ({
  page,
}) => {
  await studyTheLast(page);
  const moment = page.getByRole('region', { name: 'Treinamento concluído!' });
  await expect(moment.getByRole('button', { name: 'Ver certificado' })).toBeVisible();
  await expect(moment).toContainText('+10 decoins');
  // What is read again later takes nothing of it away.
  const drawn = await moment.elementHandle();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await page.getByLabel('Nova anotação').fill('Guardar isto');
  await page.getByRole('button', { name: 'Salvar anotação' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Guardar isto' })).toBeVisible();
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
});

test('where the server waits to be told that a course is done, its last content leads to the course (COURSE-07)', async ({
  page,
}) => {
  await page.route('**/api/decola/enroll/38', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, finished: false } } });
  });
  await studyTheLast(page);
  const reward = page.getByRole('region', { name: 'Conteúdo concluído' });
  await reward.getByRole('link', { name: 'Voltar ao treinamento' }).click();
  await expect(page).toHaveURL(/\/student\/course\/38$/);
});
