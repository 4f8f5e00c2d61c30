import { judgeInEveryBrand } from './branded.ts';
import { openSession, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const first = '/student/favorites?page=1';
const h1 = 'Produtos favoritos';

// In a brand without a shop there is no such page.
judgeInEveryBrand('favourite products', ({ name, title }) =>
  name === 'circulo'
    ? []
    : [
        {
          path: first,
          h1,
          title: `${h1} · ${title}`,
          there: (page) => [cards(page).first()],
          views: [{ name: 'favourite products', judges: ['axe', 'legible', 'grid', 'fits'] }],
        },
      ],
);

const cards = (page: Page) => page.getByRole('list', { name: 'Produtos' }).getByRole('article');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Páginas dos produtos favoritos' });

/** What the server is asked for of the favourite products. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/decola/list/user/favorite/product') asked.push(search);
  });
  return asked;
}

/** Makes favourites of more products at the server: with the four that Ana has, one more than a page. */
async function keepMore(page: Page) {
  const ids = [...Array(19).keys()].map((at) => at + 1);
  const answers = await Promise.all(
    ids.map((id) => page.request.post(`/api/decola/save/user/favorite/product/id/${id}`)),
  );
  expect(answers.every((answer) => answer.ok())).toBe(true);
}

test('without a page the favourites lead to the first of 20 products; another page stands in the address (SHOP-09, SHOP-10, SHOP-11, LIMITS-07)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page);
  await keepMore(page);
  const asked = askedBy(page);
  await page.goto('/student/favorites');
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  await expect(cards(page)).toHaveCount(20);
  await pages(page).getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL('/student/favorites?page=2');
  await expect(cards(page)).toHaveCount(1);
  // Whole, to know which products have the heart, or with page and limit.
  await expect.poll(() => [...asked].sort()).toEqual(['', '?page=1&limit=20', '?page=2&limit=20']);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(cards(page)).toHaveCount(20);
  await page.goto('/student/favorites?page=9');
  await expect(page).toHaveURL('/student/favorites?page=2');
});

test('a product without its heart stays until the page is read again; the last one of a page leads to the page before (SHOP-09, SHOP-12)', async ({
  page,
}) => {
  await signIn(page);
  await keepMore(page);
  await page.goto('/student/favorites?page=2');
  await expect(page).toHaveURL('/student/favorites?page=2');
  const heart = cards(page).getByRole('button', { name: /^Favoritar/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toBeFocused();
  await quiet(page);
  await expect(cards(page)).toHaveCount(1);
  // Taken back, and out for good.
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await quiet(page);
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await quiet(page);
  await page.reload();
  await expect(page).toHaveURL(first);
  await expect(cards(page)).toHaveCount(20);
  await expect(pages(page)).toHaveCount(0);
});

test('without favourites there is the way to the shop (SHOP-09)', async ({ page }) => {
  await openSession(page, people.helena);
  await page.goto('/student/favorites');
  await expect(page.getByRole('heading', { name: 'Você ainda não tem produtos favoritos' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para a loja' }).click();
  await expect(page).toHaveURL(/\/student\/shop\/page\/1/);
});
