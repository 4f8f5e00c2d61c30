import { judgeInEveryBrand } from './branded.ts';
import { openSession, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const first = '/student/shop/page/1';

// In a brand without coins there is no such page.
judgeInEveryBrand('the shop', ({ name, title }) =>
  name === 'circulo'
    ? []
    : [
        {
          path: first,
          h1: 'Loja',
          title: `Loja · ${title}`,
          there: (page) => [cards(page).first()],
          views: [{ name: 'shop', judges: ['axe', 'legible', 'grid', 'fits'] }],
        },
      ],
);

const cards = (page: Page) => page.getByRole('list', { name: 'Produtos' }).getByRole('article');
const chip = (page: Page, name: RegExp | string) =>
  page.getByRole('region', { name: 'Filtros' }).getByRole('button', { name });

/** What the server is asked for of the products. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/decola/list/products') asked.push(search);
  });
  return asked;
}

test('products stand twenty to a page, and every other filter begins at the first; the address keeps all of it (SHOP-01, SHOP-03, SHOP-04, SHOP-05, LIMITS-04, LIMITS-07)', async ({
  page,
}) => {
  await openSession(page);
  const asked = askedBy(page);
  await page.goto('/student/shop');
  await expect(page).toHaveURL(first);
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL('/student/shop/page/2');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 2, name: 'Produtos' })).toBeFocused();
  const electronics = chip(page, 'Eletrônicos');
  await electronics.click();
  await expect(page).toHaveURL(`${first}?categories=4`);
  await expect(cards(page)).toHaveCount(7);
  // It is no other page: who presses a filter stays there.
  await expect(electronics).toBeFocused();
  await chip(page, /^Tecnologia/).click();
  await expect(cards(page)).toHaveCount(6);
  await chip(page, 'De 301 a 600').click();
  await expect(page).toHaveURL(`${first}?categories=4&shops=3&prices=301-600`);
  await expect(cards(page).getByRole('heading')).toHaveText([
    'Fone de ouvido sem fio',
    'Teclado compacto',
    'Caixa de som',
  ]);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remover Tecnologia' }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Remover De 301 a 600 decoins' })).toBeFocused();
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(first);
  await expect(cards(page)).toHaveCount(20);
  expect(asked).toContain('?category=4&shop=3&interval=301-600&page=1&limit=20');
  expect(asked.every((search) => /limit=20$/.test(search))).toBe(true);
});

test('prices of one’s own are a filter only where one is set (SHOP-05, SHOP-06)', async ({ page }) => {
  await openSession(page);
  const asked = askedBy(page);
  await page.goto(first);
  await expect(cards(page)).toHaveCount(20);
  const [least, most] = [
    page.getByRole('spinbutton', { name: 'De', exact: true }),
    page.getByRole('spinbutton', { name: 'Até', exact: true }),
  ];
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(least).toBeFocused();
  await expect(page).toHaveURL(first);
  await least.fill('900');
  await least.press('Enter');
  await expect(page).toHaveURL(`${first}?prices=900-`);
  await expect(cards(page)).toHaveCount(2);
  await most.fill('35');
  await most.press('Enter');
  await expect(page).toHaveURL(`${first}?prices=900-%2C-35`);
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remover A partir de 900 decoins' }).click();
  await expect(cards(page).getByRole('heading')).toHaveText(['Kit de canetas coloridas']);
  await expect
    .poll(() => asked)
    .toEqual([
      '?page=1&limit=20',
      '?interval=900-&page=1&limit=20',
      '?interval=900-&interval=-35&page=1&limit=20',
      '?interval=-35&page=1&limit=20',
    ]);
});

test('a search goes off after a pause or at once with Enter, an older answer overtakes no newer one, and back leaves the shop (SHOP-03)', async ({
  page,
}) => {
  await signIn(page, people.ana, first);
  await expect(cards(page)).toHaveCount(20);
  await page.route('**/list/products?search=mo&**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ response: await route.fetch() }).catch(() => {});
  });
  const search = page.getByRole('searchbox', { name: 'Buscar na lista de produtos' });
  await search.fill('mo');
  await search.press('Enter');
  await expect(page).toHaveURL(`${first}?search=mo`);
  await search.fill('mochila');
  await expect(page).toHaveURL(`${first}?search=mochila`);
  // What is said of a product is searched too.
  const found = ['Mochila para notebook', 'Guarda-chuva dobrável'];
  await expect(cards(page).getByRole('heading')).toHaveText(found);
  await quiet(page);
  await expect(cards(page).getByRole('heading')).toHaveText(found);
  await search.fill('xyz');
  await expect(page.getByRole('heading', { name: 'Nenhum produto com esses filtros' })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('heading', { level: 2, name: 'Produtos' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${first}?search=xyz`);
});

test('a page beyond the last one leads to the last, and a page that is no number is none (SHOP-01)', async ({
  page,
}) => {
  await signIn(page, people.ana, first);
  await page.goto('/student/shop/page/9');
  await expect(page).toHaveURL('/student/shop/page/2');
  await expect(cards(page)).toHaveCount(10);
  await page.goto('/student/shop/page/nove');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
});

test('on a phone the filters are behind a button, and two products stand beside each other on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, people.ana, first);
  const [one, two] = [cards(page).nth(0), cards(page).nth(1)];
  await expect(one).toBeInViewport();
  const [left, right] = [await one.boundingBox(), await two.boundingBox()];
  expect(left?.y).toBe(right?.y);
  const opener = page.getByRole('button', { name: 'Filtros' });
  await expect(page.getByRole('region', { name: 'Filtros' })).toBeHidden();
  await opener.click();
  await chip(page, 'Escritório').click();
  await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible();
  await expect(page).toHaveURL(`${first}?categories=2`);
});
