import { problemsInDark, problemsInLight } from './accessibility.ts';
import { people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

/** A course that Ana has recommended to nobody, and one that she has recommended to Caio. */
const fresh = { id: 56, search: 'rotas' };
const recommended = { id: 1, to: 'Caio Vasconcelos Dias' };

const picker = (page: Page) => page.getByRole('dialog', { name: 'Recomendar treinamento' });
const box = (page: Page, name: string) => picker(page).getByRole('checkbox', { name, exact: true });
const confirm = (page: Page) => picker(page).getByRole('button', { name: 'Recomendar' });
const search = (page: Page) => picker(page).getByRole('searchbox');
const success = (page: Page) => page.getByText('Você indicou este treinanamento com sucesso!');

async function openFromCard(page: Page) {
  await signIn(page, people.ana, `/student/search?search=${fresh.search}`);
  const card = page.getByRole('button', { name: /^Recomendar / }).first();
  await card.click();
  await expect(picker(page).getByRole('list', { name: 'Pessoas' })).toBeVisible();
  return card;
}

/** The courses that were recommended, in order. */
function sentIn(page: Page): number[] {
  const sent: number[] = [];
  page.on('request', (request) => {
    const [, course] = /\/indication\/training\/(\d+)$/.exec(request.url()) ?? [];
    if (course && request.method() === 'POST') sent.push(Number(course));
  });
  return sent;
}

const idOf = async (page: Page, name: string): Promise<number> => {
  const { data } = await (
    await page.request.get(`/api/decola/list/users?search=${encodeURIComponent(name)}`)
  ).json();
  return data.users[0].id;
};

test('a course is recommended from its card to people who are found by name, and they hear of it (RECO-01, RECO-02, RECO-04, RECO-05, RECO-09, RECO-10)', {
  tag: '@gate',
}, async ({ page }) => {
  const sent = sentIn(page);
  const card = await openFromCard(page);
  await search(page).pressSequentially('bruno c', { delay: 80 });
  await expect(picker(page).getByRole('checkbox')).toHaveCount(1);
  await box(page, 'Bruno Carvalho Lima').check();
  await search(page).fill('camila');
  await box(page, 'Camila Ferreira Rocha').check();
  await confirm(page).dblclick();
  await expect(success(page)).toBeVisible();
  await expect(picker(page)).toBeHidden();
  await expect(card).toBeFocused();
  const userIDs = [await idOf(page, 'Bruno Carvalho Lima'), await idOf(page, 'Camila Ferreira Rocha')];
  expect(sent).toHaveLength(1);
  const { data } = await (
    await page.request.get(`/api/decola/list/user/indication/training/${sent[0]}`)
  ).json();
  expect(data.users.map(({ id }: { id: number }) => id).sort()).toEqual([...userIDs].sort());

  // Who has it already is said so, and is not asked again.
  await card.click();
  await expect(box(page, 'Bruno Carvalho Lima')).toBeDisabled();
  await expect(box(page, 'Bruno Carvalho Lima')).toHaveAccessibleDescription(/Já recebeu sua recomendação/);
});

test('who is picked stays over searching, pages, a reload and the way back (RECO-03, RECO-06, RECO-11, RECO-18)', async ({
  page,
}) => {
  await openFromCard(page);
  await box(page, 'Bruno Carvalho Lima').check();
  const pages = picker(page).getByRole('navigation');
  await pages.getByRole('link', { name: /2/ }).first().click();
  await expect(page).toHaveURL(/pageDefault=2/);
  await quiet(page);
  const other = picker(page).getByRole('checkbox').first();
  await other.check();
  const [second] = await picker(page).getByRole('checkbox', { checked: true }).all();
  await expect(second ?? other).toBeChecked();
  const one: string[] = [];
  await page.reload();
  page.on('request', (request) => {
    if (/manager\/user\/list\/\d+$/.test(request.url())) one.push(request.url());
  });
  await picker(page).getByText('Selecionadas (2)').click();
  await expect(page).toHaveURL(/filterBy=selected/);
  await expect(picker(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  expect(one).toHaveLength(2);
  await page.goBack();
  await expect(picker(page)).toBeHidden();
  await page.goForward();
  await expect(picker(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await expect(page).not.toHaveURL(/recommend=|filterBy|people/);
});

test('who has a course already from the person cannot be picked, nor by an address (RECO-13)', async ({
  page,
}) => {
  const caio = 'Caio Vasconcelos Dias';
  await signIn(page, people.ana, '/student/dashboard');
  const id = await idOf(page, caio);
  await page.goto(`/student/dashboard?recommend=${recommended.id}&people=${id}`);
  await expect(box(page, caio)).toBeDisabled();
  await expect(picker(page).getByText('Selecionadas', { exact: true })).toBeVisible();
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true');
});

test('an address that names somebody who is not there picks the others, and says nothing wrong', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/dashboard');
  const id = await idOf(page, 'Bruno Carvalho Lima');
  await page.goto(`/student/dashboard?recommend=${fresh.id}&filterBy=selected&people=999999,${id}`);
  await expect(picker(page).getByText('Selecionadas (1)')).toBeVisible();
  await expect(box(page, 'Bruno Carvalho Lima')).toBeChecked();
  await confirm(page).click();
  await expect(success(page)).toBeVisible();
});

for (const [what, refuse, told] of [
  [
    'refuses',
    (page: Page) =>
      page.route('**/indication/training/*', (route) =>
        route.fulfill({
          status: 422,
          json: { code: 'VALIDATION_ERROR', message: 'Escolha outras pessoas, não você.', errors: [] },
        }),
      ),
    'Escolha outras pessoas, não você.',
  ],
  [
    'is out of reach',
    (page: Page) => page.route('**/indication/training/*', (route) => route.abort()),
    /conexão/i,
  ],
] as const)
  test(`a server that ${what} costs nobody who was picked, and it can be sent again`, async ({ page }) => {
    await openFromCard(page);
    await box(page, 'Bruno Carvalho Lima').check();
    await refuse(page);
    await confirm(page).click();
    await expect(picker(page).getByText(told).first()).toBeVisible();
    await expect(box(page, 'Bruno Carvalho Lima')).toBeChecked();
    await page.unroute('**/indication/training/*');
    await confirm(page).click();
    await expect(success(page)).toBeVisible();
  });

test('closed while it is on its way, it is sent, and that is told over the page where the person is by then, which stays as it is', async ({
  page,
}) => {
  await openFromCard(page);
  await box(page, 'Bruno Carvalho Lima').check();
  const held = Promise.withResolvers<void>();
  await page.route('**/indication/training/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await confirm(page).click();
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await page.getByRole('link', { name: 'Início' }).first().click();
  await expect(page).toHaveURL(/dashboard/);
  held.resolve();
  await expect(success(page)).toBeVisible();
  await quiet(page);
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('limit')]).toEqual(['/student/dashboard', null]);
});

test('people who cannot be read are told of, and read on another try', async ({ page }) => {
  await page.route('**/list/users?*', (route) => route.fulfill({ status: 500, body: '' }));
  await signIn(page, people.ana, `/student/search?search=${fresh.search}&recommend=${fresh.id}`);
  const again = picker(page).getByRole('button', { name: 'Tentar novamente' });
  await expect(again).toBeVisible();
  await page.unroute('**/list/users?*');
  await again.click();
  await expect(box(page, 'Bruno Carvalho Lima')).toBeVisible();
});

test('the picker breaks no rule of axe and fits a phone, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFromCard(page);
  await box(page, 'Bruno Carvalho Lima').check();
  expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

for (const name of [/^Recomendar /, /^Comentários sobre /])
  test(`a double click on ${name} opens one dialog, and one step back closes it`, async ({ page }) => {
    await signIn(page, people.ana, '/student/dashboard?search=boas-vindas');
    const opener = page
      .getByRole('list', { name: 'Todos os treinamentos' })
      .getByRole('button', { name })
      .first();
    await expect(opener).toBeVisible();
    // The second press comes once the first stands in the address, and before the dialog lies over the card.
    await opener.evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 60));
      button.click();
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeVisible();
  });
