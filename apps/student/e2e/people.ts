import { quiet } from './quiet.ts';
import { expect, type Page } from './test.ts';

/** People of the sandbox's seed, by what they are for; all have the same password. */
export const people = {
  ana: { login: 'ana.souza@decola.com.br', name: 'Ana Beatriz Souza', firstName: 'Ana' },
  helena: { login: 'helena.martins@decola.com.br', name: 'Helena Prado Martins', firstName: 'Helena' },
  marina: { login: 'marina.freire@decola.com.br', name: 'Marina Lopes Freire', firstName: 'Marina' },
  /** Joined this morning: a first login. */
  caio: { login: 'caio.dias@decola.com.br', name: 'Caio Vasconcelos Dias', firstName: 'Caio' },
  joao: { login: 'joao.almeida@decola.com.br', name: 'João Pedro Almeida', firstName: 'João' },
} as const;

/** The three brands, by the name that `?tenant=` takes. */
export const brands = ['decola', 'circulo', 'gtop'] as const;
export type Brand = (typeof brands)[number];

export const password = 'Decola@2026';

type Person = (typeof people)[keyof typeof people];

/** Fills in the open login panel and sends it. */
export async function enterCredentials(page: Page, { login }: { login: string }, secret = password) {
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await panel.getByLabel('CPF ou e-mail').fill(login);
  await panel.getByLabel(/^Senha/).fill(secret);
  await panel.getByRole('button', { name: 'Entrar' }).click();
}

/** What the app itself kept of each person after a real sign-in, so that the next journeys of this process need none. */
const kept = new Map<string, string>();

/** A signed-in person at `path`, in a brand of choice. */
export async function signIn(
  page: Page,
  person: Person = people.ana,
  path = '/student/dashboard',
  brand?: Brand,
) {
  if (page.url() === 'about:blank' && kept.has(person.login)) {
    await openSession(page, person, brand);
    await page.goto(path);
  } else {
    if (brand) await keepOnDevice(page, { tenant: brand });
    await signInByHand(page, person, path);
  }
  // An address may open a dialog, which hides the rest from whoever looks by role.
  await expect(
    page.getByRole('button', { name: `Menu de ${person.name}`, includeHidden: true }),
  ).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  kept.set(person.login, await page.evaluate(() => localStorage.getItem('user') ?? ''));
}

/**
 * A signed-in person in a fresh browser, before any page. The session is opened over HTTP once the app has shown, in this
 * process, what it keeps of that person; signing in by hand has journeys of its own.
 */
export async function openSession(page: Page, person: Person = people.ana, brand?: Brand) {
  const entry = kept.get(person.login);
  if (entry === undefined) return signIn(page, person, '/student/course/18', brand);
  await keepOnDevice(page, { user: entry, tenant: brand });
  const answer = await page.request.post('/api/login', { data: { login: person.login, password } });
  expect(answer.ok()).toBe(true);
}

/** Writes entries of the device from a page of this origin that is not the app. */
async function keepOnDevice(page: Page, entries: Record<string, string | undefined>) {
  await page.goto('/sandbox/faults');
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all))
      if (value !== undefined) localStorage.setItem(name, value);
  }, entries);
}

async function signInByHand(page: Page, person: Person, path: string) {
  await page.goto(path);
  await expect(page).toHaveURL(/\/student\/home\?redirect=/);
  await enterCredentials(page, person);
}

/** Opens the menu behind the photo. */
export async function openPersonMenu(page: Page, { name }: { name: string } = people.ana) {
  await page.getByRole('button', { name: `Menu de ${name}` }).click();
}

/** Leaves through the menu and its confirmation. */
export async function signOut(page: Page, person: { name: string } = people.ana) {
  await openPersonMenu(page, person);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  const question = page.getByRole('alertdialog', { name: 'Deseja realmente sair?' });
  await expect(question).toContainText('Ao sair, você retornará para a página de login.');
  await question.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/student\/home$/);
}

/**
 * Ends the session at the server, as its expiry does. Not before the person's pages have what they asked for: a call that
 * is still on its way would meet the end first, and lead away before the journey does.
 */
export async function endSession(page: Page) {
  for (const open of page.context().pages()) await quiet(open);
  const answer = await page.request.post('/api/decola/logout');
  expect(answer.ok()).toBe(true);
}
