import { codeAhead } from './code-ahead.ts';
import { signIn, signOut } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const heartsOf = (page: Page, title: string) => page.getByRole('button', { name: `Favoritar ${title}` });

/** What was sent for favourites, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/favorite\/training\/\d+$/.test(request.url()))
      calls.push(`${request.method()} ${/\d+$/.exec(request.url())?.[0]}`);
  });
  return calls;
}

/** Courses that are favourites at the server. */
const kept = async (page: Page): Promise<number[]> => {
  const { data } = await (await page.request.get('/api/decola/list/favorite?limit=100')).json();
  return data.trainings.map(({ id }: { id: number }) => id);
};

/** A course that stands among what is new and in the list of all. */
async function courseTwice(page: Page) {
  const { data } = await (await page.request.get('/api/course/list/new')).json();
  const mine = new Set(await kept(page));
  const course = data.courses.find(({ id }: { id: number }) => !mine.has(id));
  return course as { id: number; title: string };
}

test('a heart makes a course a favourite wherever it stands, and the next press no longer (RECO-14, RECO-15)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page);
  const { id, title } = await courseTwice(page);
  await page.goto(`/student/dashboard?search=${encodeURIComponent(title)}`);
  const hearts = heartsOf(page, title);
  await expect(hearts.nth(1)).toBeAttached();
  const calls = callsOf(page);
  await hearts.last().click();
  for (const heart of await hearts.all()) await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await quiet(page);
  expect([calls, await kept(page)]).toEqual([[`POST ${id}`], expect.arrayContaining([id])]);
  await page.reload();
  await expect(hearts.last()).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/student/search?search=${encodeURIComponent(title)}`);
  await expect(hearts).toHaveAttribute('aria-pressed', 'true');
  await hearts.press('Enter');
  await expect(hearts).toHaveAttribute('aria-pressed', 'false');
  await quiet(page);
  expect([calls, await kept(page)]).toEqual([
    [`POST ${id}`, `DELETE ${id}`],
    expect.not.arrayContaining([id]),
  ]);
});

test('a first heart that is pressed without a network says so, and the next press with one is taken', async ({
  page,
  context,
}) => {
  await signIn(page);
  const { id, title } = await courseTwice(page);
  await page.goto(`/student/search?search=${encodeURIComponent(title)}`);
  const heart = heartsOf(page, title);
  await expect(heart).toBeVisible();
  await codeAhead(page, ['favorite-actor']);
  await quiet(page);
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText('Erro de conexão.').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([id]));
});

test('two quick presses on a heart end where they began, also at the server', async ({ page }) => {
  await signIn(page);
  const { id, title } = await courseTwice(page);
  const heart = heartsOf(page, title).first();
  const before = await kept(page);
  const calls = callsOf(page);
  await heart.dblclick();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await quiet(page);
  expect(await kept(page)).toEqual(before);
  expect([[], [`POST ${id}`, `DELETE ${id}`]]).toContainEqual(calls);
  await heart.click();
  await quiet(page);
  expect(await kept(page)).toContain(id);
});

for (const [what, told, refuse] of [
  [
    'the server refuses',
    'Este treinamento saiu do catálogo.',
    (page: Page) =>
      page.route('**/favorite/training/*', (route) =>
        route.fulfill({
          status: 404,
          json: { code: 'NOT_FOUND', message: 'Este treinamento saiu do catálogo.' },
        }),
      ),
  ],
  ['finds no network', /conexão/, (page: Page) => page.context().setOffline(true)],
] as const)
  test(`a heart that ${what} is taken back, and a message says so`, async ({ page }) => {
    await signIn(page);
    const { title } = await courseTwice(page);
    const heart = heartsOf(page, title).first();
    await heart.scrollIntoViewIfNeeded();
    await quiet(page);
    // Its code is there: what is tried is the call.
    await heart.dblclick();
    await quiet(page);
    await refuse(page);
    await heart.click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

test('what somebody has pressed is none of the next person in the tab', async ({ page }) => {
  await signIn(page);
  const { title } = await courseTwice(page);
  await heartsOf(page, title).first().click();
  await expect(heartsOf(page, title).first()).toHaveAttribute('aria-pressed', 'true');
  await quiet(page);
  await signOut(page);
  await expect(heartsOf(page, title)).toHaveCount(0);
});
