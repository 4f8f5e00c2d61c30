import { expect, test, vi } from 'vitest';
import { isShard, understood } from './arguments.mjs';

test.each([
  ['1/1', true],
  ['3/3', true],
  ['4/3', false],
  ['0/3', false],
  ['1/0', false],
  ['1', false],
  ['1/3/2', false],
  ['a/b', false],
])('%s says which part of how many: %s', (text, is) => {
  expect(isShard(text)).toBe(is);
});

/** How a command ends that is given these words: what it prints, and with which code. */
function endOf(args: string[]) {
  const said: string[] = [];
  const hear = (text: unknown) => void said.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  const codes: (number | undefined)[] = [];
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    codes.push(code as number);
    throw new Error('ended');
  });
  try {
    const { values, positionals } = understood(
      { args, allowPositionals: true, options: { workers: { type: 'string' } } },
      'npm run stories [--workers 1]',
    );
    return { values: { ...values }, positionals };
  } catch {
    return { said: said.join('\n').trim(), code: codes[0] };
  } finally {
    vi.restoreAllMocks();
  }
}

test('words of a command are understood, explained, or refused with how it is used', () => {
  expect(endOf(['tag', '--workers', '2'])).toEqual({ values: { workers: '2' }, positionals: ['tag'] });
  expect(endOf(['--help'])).toEqual({ said: 'npm run stories [--workers 1]', code: 0 });
  expect(endOf(['--foo'])).toEqual({
    said: "Unknown option '--foo'.\nnpm run stories [--workers 1]",
    code: 1,
  });
});
