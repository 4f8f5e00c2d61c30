import { people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

type Line = { id: number; quantity: number; decoins: number };

/** Two mugs and a shirt, at their prices. */
const mugs = { id: 1, quantity: 2, decoins: 60 };
const shirt = { id: 4, quantity: 1, decoins: 90 };

/** Ana at her bag with this in it. */
async function openBag(page: Page, lines: readonly Line[]) {
  await signIn(page, people.ana, '/student/bag');
  await page.evaluate((kept) => localStorage.setItem('bag/1', JSON.stringify({ lines: kept })), lines);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacola' })).toBeVisible();
}

const read = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data;
const walletOf = async (page: Page): Promise<number> =>
  (await read(page, '/api/user/me/list/personalInformation')).user.decoins;
const ordersOf = async (page: Page): Promise<{ id: number; grossValue: number }[]> =>
  (await read(page, '/api/decola/orders')).orders;
const keptLines = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bag/1') ?? '{}').lines);

const coins = (amount: number) => `${amount.toLocaleString('pt-BR')} decoins`;
const order = (page: Page) => page.getByRole('button', { name: 'Finalizar pedido' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Finalizar o pedido?' });

test('a bag survives a reload and becomes one order, however often it is pressed (SHOP-13, SHOP-14, SHOP-16, SHOP-17, SHOP-24)', {
  tag: '@gate',
}, async ({ page }) => {
  await openBag(page, [mugs, shirt]);
  const [wallet, before] = [await walletOf(page), await ordersOf(page)];
  await expect(page.getByText(`Saldo após a sacola ${coins(wallet - 210)}`)).toBeVisible();
  await page
    .getByRole('group', { name: 'Quantidade de Caneca de cerâmica' })
    .getByRole('button', { name: 'Aumentar' })
    .click();
  await expect(page.getByText(`Saldo após a sacola ${coins(wallet - 270)}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sacola (4)' })).toBeVisible();
  expect(await keptLines(page)).toEqual([{ ...mugs, quantity: 3 }, shirt]);
  // Taken out by mistake.
  await page.getByRole('button', { name: 'Remover Camiseta de algodão da sacola' }).click();
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await order(page).click();
  await expect(question(page)).toContainText(`O pedido custa ${coins(270)}.`);
  await question(page).getByRole('button', { name: 'Finalizar pedido' }).dblclick();
  await expect(page).toHaveURL(/\/student\/bag\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido nº \d+$/ })).toBeFocused();
  await expect(page.getByText('4 itens por 270 decoins.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sacola', exact: true })).toBeVisible();
  await expect(page.getByText(`Saldo após a sacola ${coins(wallet - 270)}`)).toBeVisible();
  const after = await ordersOf(page);
  expect(after.length - before.length).toBe(1);
  expect([after[0]?.grossValue, await walletOf(page), await keptLines(page)]).toEqual([
    270,
    wallet - 270,
    [],
  ]);
});

test('an order whose answer is lost is one order after a reload and in two tabs, and both tell of it (SHOP-17)', {
  tag: '@gate',
}, async ({ page, context, sandbox }) => {
  await openBag(page, [mugs]);
  const before = await ordersOf(page);
  const second = await context.newPage();
  await second.goto('/student/bag');
  await expect(order(second)).toBeVisible();
  await quiet(second);
  await sandbox.breakCalls({ placeOrder: 'lost' });
  await order(page).click();
  await question(page).getByRole('button', { name: 'Finalizar pedido' }).click();
  const unknown = 'Ainda não sabemos se o pedido foi feito';
  for (const tab of [page, second]) await expect(tab.getByText(unknown).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(unknown).first()).toBeVisible();
  await sandbox.breakCalls({});
  await page.getByRole('button', { name: 'Verificar agora' }).click();
  await expect(page).toHaveURL(/\/student\/bag\/\d+$/);
  await expect(second).toHaveURL(page.url());
  const after = await ordersOf(page);
  expect([after.length - before.length, await keptLines(page)]).toEqual([1, []]);
});

test('what has changed since is told at its line, and what the wallet or the device does not allow says so (SHOP-15, SHOP-18, SHOP-19)', {
  tag: '@gate',
}, async ({ page }) => {
  // The shirt costs 90 by now, and an umbrella is sold out.
  await openBag(page, [
    mugs,
    { ...shirt, decoins: 70 },
    { id: 6, quantity: 1, decoins: 110 },
    { id: 999, quantity: 1, decoins: 1 },
  ]);
  await expect(page.getByText('O preço mudou de 70 decoins para 90 decoins.').first()).toBeVisible();
  await expect(order(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Aceitar o novo preço' }).click();
  for (const says of ['Este produto esgotou.', 'Este produto não está mais à venda.'])
    await page
      .locator('article')
      .filter({ hasText: says })
      .getByRole('button', { name: 'Remover da sacola' })
      .click();
  await expect(order(page)).not.toHaveAttribute('aria-disabled');
  const count = page.getByRole('spinbutton', { name: 'Quantidade de Caneca de cerâmica' });
  await count.press('End');
  await expect(count).toHaveAttribute('aria-valuenow', '48');
  await expect(page.getByText(/^Saldo insuficiente/).first()).toBeVisible();
  await expect(order(page)).toHaveAttribute('aria-disabled', 'true');
  // A device without room.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await count.press('Home');
  await expect(page.getByText('Ocorreu um erro inesperado.').first()).toBeVisible();
  await expect(count).toHaveAttribute('aria-valuenow', '48');
});

test('the receipt of an order opens with the press itself, and the page of an order is printed as one (SHOP-20, SHOP-21, SHOP-22)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/bag');
  const made = (await ordersOf(page))[0];
  await page.goto(`/student/bag/${made?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Pedido nº ${made?.id}` })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Itens do pedido' })).toBeVisible();
  const held = await holdCalls(page, /\/receipt\//);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^(Emitir|Abrir) recibo$/ }).click();
  const tab = await opened;
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('/files/'));
  held.release();
  expect((await asked).frame()).toBe(tab.mainFrame());
  await expect(page.getByRole('button', { name: 'Abrir recibo' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  for (const name of [/recibo$/, 'Imprimir']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByText('Saldo após a sacola')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // Nobody else's.
  await page.goto('/student/bag/99999');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
});

test('a brand without coins has no shop, no bag and no orders, and does not speak of them (SHELL-23, SHELL-24)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/course/18', 'circulo');
  for (const path of [
    'shop/page/1',
    'product/3',
    'favorites?page=1',
    'bag',
    'bag/1',
    'decoins/statement',
    'profile/history-order',
  ]) {
    await page.goto(`/student/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/decoin|moeda|sacola|extrato|\bloja\b/i);
  }
});
