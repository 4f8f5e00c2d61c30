import { judgeInEveryBrand } from './branded.ts';
import { openSession, people, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const address = '/student/profile/history-order';
const h1 = 'Histórico de pedidos';

const cards = (page: Page) => page.getByRole('list', { name: h1 }).getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');

// In a brand without coins there is no such page.
judgeInEveryBrand('order history', ({ name, title }) =>
  name === 'circulo'
    ? []
    : [
        {
          path: address,
          h1,
          title: `${h1} · ${title}`,
          there: (page) => [cards(page).first()],
          views: [{ name: 'order history', judges: ['axe', 'legible', 'grid', 'fits'] }],
        },
      ],
);

test('orders stand newest first, each with what was bought, its total and the way to its page; a receipt opens in a new tab (SHOP-20, SHOP-21, SHOP-22, SHOP-23)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page);
  const placed = await page.request.post('/api/decola/order', {
    data: {
      products: [
        { id: 2, quantity: 1 },
        { id: 18, quantity: 2 },
      ],
    },
  });
  const { order } = (await placed.json()).data;
  expect((await page.request.post(`/api/decola/receipt/${order.id}`)).ok()).toBe(true);
  await page.getByRole('button', { name: `Menu de ${people.ana.name}` }).click();
  await page.getByRole('menuitem', { name: h1 }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  await expect(titles(page)).toHaveCount(5);
  const newest = cards(page).first();
  await expect(newest).toContainText(`Pedido nº ${order.id}`);
  await expect(newest).toContainText('3 unidades');
  await expect(newest).toContainText(`${order.grossValue.toLocaleString('pt-BR')} decoins`);
  await expect(newest).toContainText(`${order.products[0].name} e ${order.products[1].name}`);
  await expect(newest.locator('img')).toHaveCount(2);
  const receipts = cards(page).getByRole('link', { name: /^Recibo/ });
  await expect(receipts).toHaveCount(1);
  await expect(receipts).toHaveAttribute('href', /\/files\/receipts\//);
  await expect(receipts).toHaveAttribute('target', '_blank');
  await newest.getByRole('link', { name: `Pedido nº ${order.id}`, exact: true }).click();
  await expect(page).toHaveURL(`/student/bag/${order.id}`);
  await page.goBack();
  await expect(titles(page)).toHaveCount(5);
});

test('the other options of the profile, and what is none, say that they are not there yet', async ({
  page,
}) => {
  await openSession(page);
  for (const option of ['', '/statistics', '/favorite', '/abc']) {
    await page.goto(`/student/profile${option}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perfil');
    await expect(page.getByText('Esta página ainda não está disponível.')).toBeVisible();
  }
});
