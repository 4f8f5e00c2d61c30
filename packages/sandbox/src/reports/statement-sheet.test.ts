import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { rowsOfSheet } from './read-back.ts';
import { statementSheet } from './statement-sheet.ts';

const movement = {
  description: 'Pedido',
  type: 'debit',
  decoins: 1234,
  createdAt: '2026-03-02T02:59:00.000Z',
} as const;

const sheetOf = async (description: string) => {
  const bytes = await statementSheet([{ ...movement, description }], 'decoins');
  const files = unzipSync(bytes);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { bytes, sheet: text('xl/worksheets/sheet1.xml'), styles: text('xl/styles.xml') };
};

test('days are days in São Paulo, coins numbers with their sign', async () => {
  const { bytes, styles } = await sheetOf('Pedido');
  const [, row] = await readSheet(new Blob([bytes.slice()]));
  expect(row).toEqual([new Date('2026-03-01T00:00:00.000Z'), 'Pedido', -1234]);
  expect(styles).toContain('formatCode="dd/mm/yyyy"');
  expect(styles).toContain('formatCode="#,##0"');
});

test('the head is bold and stays in sight, and columns are as wide as what they hold', async () => {
  const { sheet, styles } = await sheetOf('x'.repeat(50));
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).toMatch(/<col min="2" max="2" width="52"/);
  expect((await sheetOf('x'.repeat(500))).sheet).toMatch(/<col min="2" max="2" width="70"/);
  expect(sheet).toMatch(/<c r="A1" s="1"/);
  expect(styles).toMatch(/<b\/>/);
});

test.each([
  '=1+1',
  '=HYPERLINK("https://example.com";"Clique")',
  '+5511999990000',
  '-10%',
  '@SUM(A1)',
  '00123',
  '12/03/2026',
  'Livro (2ª edição) \\ "R&D" <novo>',
])('words that begin like something else stay words: %s', async (description) => {
  const { bytes, sheet } = await sheetOf(description);
  expect((await rowsOfSheet(bytes))[1]?.[1]).toBe(description);
  expect(sheet).not.toContain('<f>');
});
