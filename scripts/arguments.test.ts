import { expect, test, vi } from 'vitest';
import { isShard, understood, wholeNumbers } from './arguments.mjs';

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

test.each([
  ['1', { seconds: 1 }],
  ['600', { seconds: 600 }],
  ['0', undefined],
  ['601', undefined],
  ['1.5', undefined],
  ['abc', undefined],
  [undefined, undefined],
])('an option of %j is a whole number from 1 to 600, or ends the command: %j', (seconds, numbers) => {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(String(text)));
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const read = () => wholeNumbers({ seconds }, { seconds: { most: 600 } }, 'npm run load -- [--seconds 60]');
  try {
    if (numbers) expect(read()).toEqual(numbers);
    else {
      expect(read).toThrow('ended');
      expect(said.join()).toContain('--seconds is a whole number from 1 to 600.\nnpm run load');
    }
  } finally {
    vi.restoreAllMocks();
  }
});
