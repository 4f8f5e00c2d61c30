import { expect, type Page } from './test.ts';

/** People of the sandbox's seed, by what they are for; all have the same password. */
export const people = {
  ana: { login: 'ana.souza@decola.com.br', name: 'Ana Beatriz Souza', firstName: 'Ana' },
  helena: { login: 'helena.martins@decola.com.br', name: 'Helena Prado Martins', firstName: 'Helena' },
  marina: { login: 'marina.freire@decola.com.br', name: 'Marina Lopes Freire', firstName: 'Marina' },
  joao: { login: 'joao.almeida@decola.com.br', name: 'João Pedro Almeida', firstName: 'João' },
} as const;

export const password = 'Decola@2026';

type Person = (typeof people)[keyof typeof people];

/** Fills in the open login panel and sends it. */
export async function enterCredentials(page: Page, { login }: { login: string }, secret = password) {
  const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
  await panel.getByLabel('CPF ou e-mail').fill(login);
  await panel.getByLabel(/^Senha/).fill(secret);
  await panel.getByRole('button', { name: 'Entrar' }).click();
}

/** Signs in through the panel and waits for the page that follows; `path` is where the person wants to go. */
export async function signIn(page: Page, person: Person = people.ana, path = '/student/dashboard') {
  await page.goto(path);
  await expect(page).toHaveURL(/\/student\/home\?redirect=/);
  await enterCredentials(page, person);
  await expect(page.getByRole('button', { name: `Menu de ${person.name}` })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
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
