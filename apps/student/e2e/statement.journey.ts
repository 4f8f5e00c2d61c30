import { judgeInEveryBrand } from './branded.ts';
import { openSession, people, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

const path = '/student/decoins/statement';

judgeInEveryBrand('the statement', ({ name, title }) => {
  // A brand without coins has none.
  const h1 = name === 'circulo' ? 'Página não encontrada' : 'Extrato';
  const views = [{ name: 'statement', judges: ['axe', 'legible', 'grid', 'fits'] as const }];
  return [{ path, h1, title: `${h1} · ${title}`, views }];
});

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Extrato' });
const movements = (page: Page) => page.getByRole('table', { name: 'Movimentos' });
const rows = (page: Page) => movements(page).locator('tbody tr');
const amounts = async (page: Page) =>
  (await movements(page).locator('tbody tr td:last-child').allTextContents()).map((text) =>
    Number(text.replace('.', '').replace('−', '-')),
  );
const inOrder = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

/** What the server is asked for of the list by pages: not of the parts that sums are made of. */
function heardOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams, search } = new URL(request.url());
    if (pathname.endsWith('/list/statement/user') && searchParams.get('limit') === '20') asked.push(search);
  });
  return asked;
}

test('the movements are narrowed and sorted from page 1, 20 a page, and the address keeps all of it (DECOIN-01, DECOIN-02, DECOIN-03, CALLS-16, CALLS-17, LIMITS-04)', async ({
  page,
}) => {
  await signIn(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Seu saldo/ })
    .click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(page.getByRole('heading', { level: 2, name: 'Movimentos' })).toBeFocused();

  const asked = heardOf(page);
  await page.getByLabel('Tipo', { exact: true }).selectOption('Só saídas');
  await expect(page).toHaveURL(`${path}?type=debit`);
  await expect(rows(page)).toHaveCount(4);
  expect((await amounts(page)).every((amount) => amount < 0)).toBe(true);
  const amountHeader = movements(page).getByRole('columnheader', { name: 'Decoins' });
  await amountHeader.getByRole('button').click();
  await expect(page).toHaveURL(`${path}?orderBy=decoins&order=Asc&type=debit`);
  await expect(amountHeader).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => amounts(page)).toEqual(inOrder(await amounts(page)));
  await expect
    .poll(() => asked)
    .toEqual([
      '?page=1&limit=20&orderBy=createdAt&ordinationAsc=false&type=debit',
      '?page=1&limit=20&orderBy=decoins&ordinationAsc=true&type=debit',
    ]);

  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  await expect(amountHeader).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page).toHaveURL(`${path}?type=debit`);
  await expect(movements(page).getByRole('columnheader', { name: 'Data' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  // What paid an order leads to it.
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: /^Pedido nº \d+ na loja$/ }),
  ).toHaveAttribute('href', /\/student\/bag\/\d+$/);
  await page.getByLabel('Origem').selectOption('Desafios e bônus');
  await expect(page.getByRole('heading', { name: 'Nenhum movimento com esses filtros' })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(path);
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole('heading', { level: 2, name: 'Movimentos' })).toBeFocused();
});

test('a period is chosen or typed; days that cannot be are told at their field, and a page that is none leads to the last (DECOIN-03)', async ({
  page,
}) => {
  await openSession(page);
  await page.goto(`${path}?page=99`);
  await expect(page).toHaveURL(/\?page=\d$/);
  await expect(rows(page).first()).toBeVisible();
  const period = page.getByLabel('Período');
  await period.selectOption('Ano passado');
  await expect(page).toHaveURL(/\?firstDate=\d{4}-01-01&lastDate=\d{4}-12-31$/);
  await period.selectOption('Escolher datas');
  const [first, last] = [page.getByLabel('Data inicial'), page.getByLabel('Data final')];
  await expect(first).toHaveValue(/^01\/01\/\d{4}$/);
  await first.fill('10032026');
  await last.fill('31022026');
  const apply = page.getByRole('button', { name: 'Aplicar datas' });
  await apply.click();
  await expect(page.getByText('Informe uma data que exista, como 02/05/2026.')).toBeVisible();
  await expect(last).toBeFocused();
  await last.fill('09032026');
  await last.press('Enter');
  await expect(page.getByText('A data final vem antes da data inicial.')).toBeVisible();
  await last.fill('10032026');
  await apply.click();
  await expect(page).toHaveURL(`${path}?firstDate=2026-03-10&lastDate=2026-03-10`);
  await expect(apply).toBeFocused();
  await period.selectOption('Tudo');
  await expect(page).toHaveURL(path);
  await expect(first).toHaveCount(0);
});

test('both files have the filter on screen and no page, come once for a double press, and one that fails is told and asked for again (DECOIN-04, DECOIN-05, DECOIN-06)', async ({
  page,
  sandbox,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/report')) asked.push(pathname.replace(/^.*\/user/, '') + search);
  });
  await openSession(page);
  await page.goto(`${path}?page=2&orderBy=decoins&order=Asc&firstDate=2020-01-01&type=credit&typeCode=1`);
  await expect(rows(page).first()).toBeVisible();
  const filter = '?firstDate=2020-01-01&type=credit&typeCode=1';
  const held = await holdCalls(page, /\/report/);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).dblclick();
  await expect(page.getByRole('button', { name: 'Baixar PDF' })).toHaveAttribute('aria-disabled', 'true');
  held.release();
  expect((await pdf).suggestedFilename()).toBe('extrato-de-decoins.pdf');
  expect(asked).toEqual([`/report${filter}`]);

  await sandbox.breakCalls({ downloadStatementExcel: 'failing' });
  const button = page.getByRole('button', { name: 'Baixar planilha' });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'A planilha não foi baixada.' })).toBeVisible();
  await sandbox.breakCalls({});
  const sheet = page.waitForEvent('download');
  await button.click();
  expect((await sheet).suggestedFilename()).toBe('extrato-de-decoins.xlsx');
  await expect(page.getByText('A planilha não foi baixada.')).toHaveCount(0);
  expect(new Set(asked.slice(1))).toEqual(new Set([`/report/excel${filter}`]));
});

test('sums and drawing are those of the movements, and the balance of each day is today’s without what came later (DECOIN-01)', async ({
  page,
}) => {
  await signIn(page, people.ana, path);
  const numberOf = (text: string) => Number(text.replace('−', '-').replace('.', '').match(/-?\d+/)?.[0]);
  const stat = async (label: string) =>
    numberOf(
      (await page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd').textContent()) ??
        '',
    );
  await expect(page.getByRole('img', { name: /^De .* o seu saldo foi de/ })).toBeVisible();
  const balance = await stat('Seu saldo hoje');
  expect(balance).toBeGreaterThan(0);
  const [credits, debits] = [await stat('Entradas'), await stat('Saídas')];
  // All movements there are begin at nothing.
  expect(credits + debits).toBe(balance);
  await page.getByRole('button', { name: 'Ver em tabela' }).click();
  const days = page.getByRole('table', { name: 'Saldo no fim de cada dia com movimentos' });
  const lastOf = (row: 'first' | 'last') =>
    days.locator('tbody tr')[row]().locator('td:last-child').textContent();
  expect(numberOf((await lastOf('first')) ?? '')).toBe(balance);
  await page.getByLabel('Tipo', { exact: true }).selectOption('Só saídas');
  await expect.poll(() => stat('Entradas')).toBe(0);
  expect(await stat('Saídas')).toBe(debits);
  await expect(
    page.getByText('O gráfico conta todos os movimentos do período', { exact: false }),
  ).toBeVisible();
});
