import { contentThere, courseThere, dashboardThere, expectArrived, landingThere } from './arrived.ts';
import { openSession, people } from './people.ts';
import { drawnByOrder } from './sheets.ts';
import { video } from './studying.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const photo = (page: Page) => page.getByRole('button', { name: `Menu de ${people.ana.name}` });

type Stop = { path: string; there?: (page: Page) => Locator[]; opens?: (page: Page) => Promise<Locator> };

const landing: Stop = {
  path: '/student/home',
  there: landingThere,
  opens: async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    return page.getByRole('dialog', { name: 'Acesse sua conta' });
  },
};

/** In one document after another: in each, what stands on the page and what opens over it. */
const inside: readonly Stop[] = [
  {
    path: '/student/dashboard',
    there: dashboardThere,
    opens: async (page) => {
      await photo(page).click();
      return page.getByText('Sair', { exact: true });
    },
  },
  {
    path: '/student/dashboard',
    there: dashboardThere,
    opens: async (page) => {
      await page
        .getByRole('button', { name: /^Comentários sobre/ })
        .first()
        .click();
      return page.getByRole('dialog').getByRole('article').first();
    },
  },
  {
    path: '/student/course/26',
    there: courseThere,
    opens: async (page) => {
      await page.getByRole('button', { name: /^Notificações/ }).click();
      return page.getByRole('dialog', { name: 'Notificações' }).getByRole('list').first();
    },
  },
  {
    path: video.path,
    there: contentThere,
    opens: async (page) => {
      for (const name of ['Anotações', 'Dúvidas']) await page.getByRole('tab', { name }).click();
      await page.getByRole('button', { name: 'Avaliações' }).click();
      return page.getByRole('textbox', { name: 'Título da dúvida' });
    },
  },
  { path: '/student/search?search=a' },
];

async function judge(page: Page, { path, there, opens }: Stop) {
  await test.step(path, async () => {
    await page.goto(path);
    await expectArrived(page, there);
    expect.soft(await drawnByOrder(page), path).toEqual([]);
    if (!opens) return;
    await expect(await opens(page)).toBeVisible();
    await expectArrived(page);
    expect.soft(await drawnByOrder(page), `${path}, with what opens over it`).toEqual([]);
  });
}

test('what is drawn is the same in whatever order its style sheets came', async ({ page }) => {
  await judge(page, landing);
  await openSession(page);
  for (const stop of inside) await judge(page, stop);
});
