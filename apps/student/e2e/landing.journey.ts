import { enterCredentials, people } from './people.ts';
import { expect, type Page, test } from './test.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Acesse sua conta' });
const course = (page: Page) =>
  page.getByRole('link', { name: 'Inteligência artificial no escritório' }).first();

test('a visitor who presses a course is asked to sign in, as often as they press, and lands in it', async ({
  page,
}) => {
  await page.goto('/student/home');
  await course(page).click();
  await expect(page).toHaveURL(/\/student\/home\?redirect=%2Fstudent%2Fcourse%2F\d+$/);
  await expect(panel(page).getByLabel('CPF ou e-mail')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await course(page).click();
  await expect(panel(page)).toBeVisible();

  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await page.goForward();
  await expect(panel(page)).toBeVisible();

  await enterCredentials(page, people.ana);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inteligência artificial no escritório');
});

test('who looks for a forgotten password comes back to the panel and to where they were going', async ({
  page,
}) => {
  await page.goto('/student/home');
  await course(page).click();
  await expect(panel(page)).toBeVisible();
  const address = page.url();
  await panel(page).getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page
    .getByRole('dialog', { name: 'Esqueci minha senha' })
    .getByRole('button', { name: 'Voltar' })
    .click();
  await expect(panel(page)).toBeVisible();
  expect(page.url()).toBe(address);
});

test('questions that are inactive or not meant for the landing page are not listed there, however they are sent (LANDING-10, LANDING-12)', async ({
  page,
}) => {
  const faq = (id: number, question: string, more: object) => ({
    id,
    question,
    response: 'Resposta.',
    ...more,
  });
  await page.route('**/api/list/faq', (route) =>
    route.fulfill({
      json: {
        data: {
          faqs: [
            faq(1, 'Como troco a minha senha?', {}),
            faq(2, 'Pergunta desativada?', { isActive: false, showHomePage: true }),
            faq(3, 'Pergunta só de dentro?', { isActive: true, showHomePage: false }),
            faq(4, 'Onde vejo o CERTIFICADO?', { isActive: true, showHomePage: true }),
          ],
        },
      },
    }),
  );
  await page.goto('/student/home');
  const questions = page.getByRole('main').getByRole('button', { name: /\?$/ });
  await expect(questions).toHaveText(['Como troco a minha senha?', 'Onde vejo o CERTIFICADO?']);
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.last()).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('searchbox', { name: 'Qual sua dúvida?' }).fill('certificado ');
  await expect(questions).toHaveText(['Onde vejo o CERTIFICADO?']);
});
