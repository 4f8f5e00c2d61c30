import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutDescriptions } from './undescribed.ts';

test('a state loses what it says of itself, and nothing else', () => {
  expect(
    withoutDescriptions(
      "a: { description: 'It\\'s there.', tags: ['busy'] }, b: { description:\n  'Long.',\n}",
    ),
  ).toBe("a: {  tags: ['busy'] }, b: { \n}");
});

test('every statechart is written in the way that is found', () => {
  const folder = join(import.meta.dirname, '../../../packages/machines/src');
  const files = globSync('**/*.machine.ts', { cwd: folder });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8');
    expect(code, file).toContain('description:');
    expect(withoutDescriptions(code), file).not.toContain('description:');
  }
});
