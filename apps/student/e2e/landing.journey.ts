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
    .getByRole('button', { name: 'Fechar' })
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

test('questions that cannot be read say so in their own place, and come with another try (FORMS-12)', async ({
  page,
}) => {
  await page.route('**/api/list/faq', (route) => route.fulfill({ status: 500 }));
  await page.goto('/student/home');
  const region = page.getByRole('region', { name: 'Dúvidas frequentes' });
  await expect(region.getByRole('alert')).toContainText('Ocorreu um erro ao carregar as informações.');
  await page.unroute('**/api/list/faq');
  await region.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(region.getByRole('button', { name: /\?$/ }).first()).toBeVisible();
});

test.describe('where movement is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the video about the company comes with the product’s player when its place is near, plays in view and stops out of view (LANDING-07, LANDING-08)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/student/home');
    await expect(page.getByRole('button', { name: 'Reproduzir: Vídeo de apresentação' })).toBeAttached();
    const player = page.getByRole('region', { name: 'Vídeo de apresentação' });
    await expect(player).toHaveCount(0);
    await page.getByRole('heading', { name: 'Sobre nós' }).scrollIntoViewIfNeeded();
    await player.scrollIntoViewIfNeeded();
    await expect(player.getByRole('button', { name: 'Pausar' })).toBeAttached();
    await expect(player.getByRole('button', { name: 'Sem som' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('heading', { name: 'Dúvidas frequentes' }).scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(player.getByRole('button', { name: 'Pausar' })).toHaveCount(0);
  });

  test('the video about the company waits while the sign-in lies over it (LANDING-07)', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener(
        'play',
        () => {
          const panel = document.querySelector('[role="dialog"]');
          document.documentElement.dataset.played = panel ? 'under the sign-in' : 'in view';
        },
        { capture: true, once: true },
      );
    });
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto('/student/home?tenant=circulo&redirect=%2Fstudent%2Fdashboard');
    const panel = page.getByRole('dialog');
    const player = page.getByLabel('Vídeo de apresentação');
    await expect(panel).toBeVisible();
    await expect(player).toBeInViewport();
    await panel.getByRole('button', { name: 'Fechar' }).click();
    await expect(panel).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await player.scrollIntoViewIfNeeded();
    await expect(page.locator('html')).toHaveAttribute('data-played', 'in view');
  });
});

test('who presses for the video before its player is there gets it, with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/student/home');
  await page.getByRole('button', { name: 'Reproduzir: Vídeo de apresentação' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Vídeo de apresentação' })).toBeFocused();
});

test('each of the six schools has a picture of its own, in its order (LANDING-09)', async ({ page }) => {
  await page.goto('/student/home?tenant=gtop');
  const tiles = page.getByRole('region', { name: 'Nossas escolas' }).getByRole('listitem');
  await expect(tiles.getByRole('heading')).toHaveText([
    'Corporativa',
    'Operações',
    'Administração',
    'Gestão e liderança',
    'Mercado',
    'Ferramentas',
  ]);
  const drawn = await tiles.evaluateAll(async (all) =>
    Promise.all(
      all.map(async (tile) => {
        const source = tile.querySelector('img')?.src ?? '';
        return (await fetch(source)).text();
      }),
    ),
  );
  for (const drawing of drawn) expect(drawing).toContain('<svg');
  expect(new Set(drawn).size).toBe(6);
});
