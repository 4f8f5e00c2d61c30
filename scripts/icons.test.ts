import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

it('only the set of icons, and the test that holds it against them, knows the package that they are drawn after', () => {
  const importers = globSync(
    ['packages/*/{src,bench}/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    {
      cwd: root,
    },
  ).filter((path) => /from 'lucide-react/.test(readFileSync(join(root, path), 'utf8')));
  expect(importers).toEqual(['packages/ui/src/components/icon/drawings.test.ts']);
});
