import { problemsInDark, problemsInLight } from './accessibility.ts';
import { openSession, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Dê sua sugestão' });
const title = (page: Page) => dialog(page).getByLabel('Título');
const description = (page: Page) => dialog(page).getByLabel('Descrição');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Enviar sugestão' });
const sent = (page: Page) => page.getByText('Sugestão enviada!');
const photo = (page: Page) => page.getByRole('button', { name: `Menu de ${people.ana.name}` });

async function open(page: Page) {
  await photo(page).click();
  await page.getByRole('menuitem', { name: 'Dê sua sugestão' }).click();
  await expect(title(page)).toBeVisible();
}

async function write(page: Page) {
  await title(page).fill('Turmas à noite');
  await description(page).fill('Para quem trabalha de dia.');
}

/** How often a suggestion was sent. */
function sentIn(page: Page): { count: number } {
  const sends = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/decola/suggestion')) sends.count += 1;
  });
  return sends;
}

test('a suggestion is judged, counted and sent once by a double click, then its dialog closes and is empty (FORMS-01 to FORMS-05, LIMITS-13)', {
  tag: '@gate',
}, async ({ page }) => {
  const sends = sentIn(page);
  await signIn(page, people.ana, '/student/course/18');
  await open(page);
  await send(page).click();
  await expect(dialog(page).getByText('Preencha este campo.')).toHaveCount(2);
  await title(page).fill('a'.repeat(99));
  await title(page).pressSequentially('bcd');
  await expect(title(page)).toHaveValue(`${'a'.repeat(99)}b`);
  await expect(dialog(page).getByText('100/100')).toBeVisible();
  await description(page).fill('a'.repeat(499));
  await description(page).pressSequentially('bcd');
  await expect(dialog(page).getByText('500/500')).toBeVisible();
  expect([...(await problemsInLight(page)), ...(await problemsInDark(page))]).toEqual([]);
  await write(page);
  await send(page).dblclick();
  await expect(sent(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(photo(page)).toBeFocused();
  await expect(page).toHaveURL('/student/course/18');
  expect(sends.count).toBe(1);
  await open(page);
  await expect(title(page)).toHaveValue('');
});

test('what is written of a suggestion is there after closing, another page, a reload and a lost network (FORMS-01, FORMS-04)', {
  tag: '@gate',
}, async ({ page, context }) => {
  await signIn(page, people.ana, '/student/course/18');
  await open(page);
  await write(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: 'Início' }).first().click();
  await expect(page).toHaveURL('/student/dashboard');
  await quiet(page);
  await open(page);
  await expect(title(page)).toHaveValue('Turmas à noite');
  await page.reload();
  await quiet(page);
  await open(page);
  await expect(description(page)).toHaveValue('Para quem trabalha de dia.');
  await quiet(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(dialog(page).getByText(/está salvo neste aparelho/)).toBeVisible();
  await context.setOffline(false);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a suggestion whose answer is lost is taken once when it is sent again (FORMS-04)', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await signIn(page, people.ana, '/student/course/18');
  await page.route('**/api/decola/suggestion', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await open(page);
  await write(page);
  await send(page).click();
  await expect(dialog(page).getByText(/está salvo neste aparelho/)).toBeVisible();
  const again = page.waitForResponse('**/api/decola/suggestion');
  await send(page).click();
  expect((await again).headers()['idempotent-replayed']).toBe('true');
  await expect(sent(page)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('where the company takes no suggestions the menu has none (FORMS-01, SHELL-25)', async ({
  page,
  sandbox,
}) => {
  await sandbox.begin('no-suggestions');
  await openSession(page, people.ana);
  await page.goto('/student/course/18');
  await quiet(page);
  await photo(page).click();
  await expect(page.getByRole('menuitem', { name: 'Meus treinamentos' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Dê sua sugestão' })).toHaveCount(0);
});
