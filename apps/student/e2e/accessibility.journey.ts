import AxeBuilder from '@axe-core/playwright';
import { enterCredentials, people, signIn } from './people.ts';
import { video } from './studying.ts';
import { expect, type Page, test } from './test.ts';

type Brand = { name: 'decola' | 'circulo' | 'gtop'; title: string; slogan: string };

const brands: readonly Brand[] = [
  { name: 'decola', title: 'Decola', slogan: 'Seu próximo passo começa aqui' },
  { name: 'circulo', title: 'Círculo', slogan: 'Aprender junto faz crescer' },
  { name: 'gtop', title: 'GTOP', slogan: 'Conhecimento que move a operação' },
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Without frames of other origins the short way suffices, which opens no page of its own. */
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** What axe finds, a line per rule with the first places. */
async function problemsOf(axe: AxeBuilder, scheme: string): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, any }) => `${target} (${any[0]?.message ?? ''})`);
    return `${scheme}: ${id} ×${nodes.length}: ${places.join(' | ')}`;
  });
}

/**
 * The page as it is now, judged in light by every rule and in dark by those that colour can break. `show` opens it; it
 * is opened again for dark, since Chromium leaves cards outside of the window as they were when the scheme changes.
 * `except` names rules that do not fit.
 */
async function expectAccessible(page: Page, what: string, show: () => Promise<void>, except: string[] = []) {
  await page.emulateMedia({ colorScheme: 'light' });
  await show();
  const light = await problemsOf(axeOf(page).withTags(rules).disableRules(except), 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await show();
  const dark = await problemsOf(axeOf(page).withRules(['color-contrast']), 'dark');
  expect.soft([...light, ...dark], what).toEqual([]);
}

/** Opens a place and checks what every screen owes: title, one main heading, landmarks, and nothing that axe finds. */
async function visit(page: Page, path: string, { h1, title }: { h1: string; title: string }) {
  await expectAccessible(page, path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page).toHaveTitle(title);
    await page.waitForLoadState('networkidle');
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
  });
}

for (const { name, title, slogan } of brands) {
  test(`public screens of ${title} are accessible in light and dark`, async ({ page }) => {
    await visit(page, `/student/home?tenant=${name}`, { h1: slogan, title });
    await visit(page, '/student/terms', { h1: 'Termo de Uso', title: `Termo de Uso · ${title}` });
    await visit(page, '/student/nada', {
      h1: 'Página não encontrada',
      title: `Página não encontrada · ${title}`,
    });
    await expectAccessible(page, 'login panel', async () => {
      await page.goto('/student/home');
      await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByLabel('CPF ou e-mail')).toBeFocused();
    });
  });

  test(`screens behind the sign-in of ${title} are accessible in light and dark`, async ({ page }) => {
    test.slow();
    await page.goto(`/student/home?tenant=${name}`);
    await signIn(page);
    await visit(page, '/student/dashboard', { h1: 'Olá, Ana!', title: `Início · ${title}` });
    await visit(page, '/student/course/18', {
      h1: 'Ergonomia: cuide das suas costas',
      title: `Ergonomia: cuide das suas costas · ${title}`,
    });
    await visit(page, video.path, { h1: video.title, title: `${video.title} · ${title}` });
    const openMenu = async () => {
      await page.goto('/student/course/18');
      await page.getByRole('button', { name: `Menu de ${people.ana.name}` }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    };
    // A menu over the page belongs to its button, not to a landmark.
    await expectAccessible(page, 'user menu', openMenu, ['region']);
  });

  test(`maintenance of ${title} is accessible in light and dark`, async ({ page, sandbox }) => {
    await sandbox.begin('maintenance');
    await page.goto(`/student/home?tenant=${name}&redirect=%2Fstudent%2Fdashboard`);
    await enterCredentials(page, people.ana);
    await expect(page).toHaveURL('/student/maintenance');
    await visit(page, '/student/maintenance', {
      h1: 'Estamos em manutenção',
      title: `Estamos em manutenção · ${title}`,
    });
  });
}

test('a new page takes the focus to its heading and says its name', async ({ page }) => {
  await signIn(page);
  await page.getByRole('banner').getByRole('link', { name: 'Meu dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu dashboard' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Meu dashboard · Decola' })).toHaveCount(1);
});
