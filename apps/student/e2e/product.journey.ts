import { judgeInEveryBrand } from './branded.ts';
import { openSession, people, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const path = '/student/product/3';
const name = 'Mochila para notebook';

// In a brand without coins there is no such page.
judgeInEveryBrand('a product', ({ name: brand, title }) =>
  brand === 'circulo'
    ? []
    : [
        {
          path,
          h1: name,
          title: `${name} · ${title}`,
          there: (page) => [page.getByRole('heading', { name: 'Como cuidar' })],
          views: [{ name: 'product', judges: ['axe', 'legible', 'grid', 'fits'] }],
        },
      ],
);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const add = (page: Page) => page.getByRole('button', { name: 'Adicionar à sacola' });
const bag = (page: Page) =>
  page.getByRole('navigation', { name: 'Loja e sacola' }).getByRole('link', { name: /^Sacola/ });
const quantity = (page: Page) => page.getByRole('spinbutton', { name: /^Quantidade/ });

test('a product is put into the bag once by a double click, no more of it than are in stock, and the way to the bag stands beside (SHOP-02, SHOP-19, SHOP-24)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, path);
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText('12 unidades em estoque')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('420 decoins');
  await expect(page.getByRole('list').filter({ hasText: 'Um notebook de até 15 polegadas' })).toBeVisible();
  await quantity(page).press('End');
  await expect(quantity(page)).toHaveAttribute('aria-valuenow', '12');
  await expect(page.getByText('Total: 5.040 decoins')).toBeVisible();
  await quantity(page).press('Home');
  await page.getByRole('button', { name: 'Aumentar' }).click();
  await add(page).dblclick();
  await expect(page.getByRole('main').getByText('2 unidades adicionadas à sacola.')).toBeVisible();
  await expect(bag(page)).toHaveText('Sacola (2)');
  await quantity(page).press('End');
  await expect(quantity(page)).toHaveAttribute('aria-valuenow', '10');
  await add(page).click();
  await expect(bag(page)).toHaveText('Sacola (12)');
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Tudo o que há em estoque já está na sua sacola.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver sacola' })).toHaveAttribute('href', '/student/bag');
});

test('the way back to the shop leads to its page and filters as they were left (SHOP-07, SHOP-08)', async ({
  page,
}) => {
  const shop = '/student/shop/page/1?categories=4';
  await signIn(page, people.ana, shop);
  await page.getByRole('link', { name: 'Fone de ouvido sem fio' }).click();
  await expect(page).toHaveURL('/student/product/18');
  await expect(heading(page)).toHaveText('Fone de ouvido sem fio');
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Loja' }).click();
  await expect(page).toHaveURL(shop);
  await expect(page.getByRole('list', { name: 'Produtos' }).getByRole('article')).toHaveCount(7);
});

test('the heart of a product is that of its card, and is kept (SHOP-12)', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.includes('/favorite/product/'))
      writes.push(`${request.method()} ${pathname}`);
  });
  await signIn(page, people.ana, path);
  const heart = page.getByRole('button', { name: `Favoritar ${name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Loja' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => writes).toHaveLength(1);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(() => writes)
    .toEqual([
      'POST /api/decola/save/user/favorite/product/id/3',
      'DELETE /api/decola/delete/user/favorite/product/id/3',
    ]);
});

test('pictures are chosen by keyboard, and a finger takes the large one to the next', async ({ page }) => {
  await signIn(page, people.ana, path);
  const thumb = (number: number) => page.getByRole('button', { name: `Ver foto ${number} de 3` });
  await thumb(2).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: `${name}, foto 2 de 3` })).toBeInViewport();
  await page.getByRole('region', { name: `Fotos de ${name}` }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumb(3)).toHaveAttribute('aria-current', 'true');
});

test('without a number the shop stands; a number that no product has, or one that is no longer sold, is not found (SHOP-07)', async ({
  page,
}) => {
  await openSession(page);
  await page.goto('/student/product');
  await expect(page).toHaveURL('/student/shop/page/1');
  await page.goto('/student/product/999');
  await expect(heading(page)).toHaveText('Página não encontrada');
  await page.route('**/get/product/id/3', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { data: { product: { ...data.product, isActive: false } } },
    });
  });
  await page.goto(path);
  await expect(heading(page)).toHaveText('Página não encontrada');
});
