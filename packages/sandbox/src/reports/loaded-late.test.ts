import { expect, test, vi } from 'vitest';
import { quickPasswords } from '../testing.ts';

const loaded = vi.hoisted((): string[] => []);

vi.mock('pdfkit', async (original) => {
  loaded.push('pdfkit');
  return original();
});
vi.mock('write-excel-file/universal', async (original) => {
  loaded.push('write-excel-file');
  return original();
});

test('neither the server nor the sandbox of stories loads what draws before the first paper is asked for', async () => {
  await import('../serve.ts');
  const { createSandbox } = await import('../worker.ts');
  expect(loaded).toEqual([]);
  const { answer } = createSandbox({ passwords: quickPasswords });
  const ask = async (path: string) =>
    (await answer(new Request(`http://localhost/api/decola/list/statement/user/${path}`))).status;
  expect([await ask('report'), loaded]).toEqual([200, ['pdfkit']]);
  expect([await ask('report/excel'), loaded]).toEqual([200, ['pdfkit', 'write-excel-file']]);
});
