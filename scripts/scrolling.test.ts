import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The owner of what scrolls, which places the texts for screen readers that stand in it. */
const owner = 'packages/ui/src/internal/scroll-rules.ts';

const sources = globSync(['packages/*/src/**/*.{ts,tsx,css}', 'apps/*/{src,boot}/**/*.{ts,tsx,css}'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).filter((path) => !/\.(test|stories)\.tsx?$/.test(path) && path !== owner);

/** What makes a part scroll: `overflowY: 'auto'`, `overflow: hidden auto`. */
const scrolls = /\boverflow(?:-?[a-zA-Z]+)?["']?: *["'`]?(?:[a-z]+ )?(?:auto|scroll)\b/g;

it('what scrolls places the hidden texts in it (internal/scroll-rules.ts)', () => {
  const found = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(scrolls)].map(([rule]) => `${path}: ${rule}`),
  );
  expect(found).toEqual([
    // It says where it stands itself.
    "apps/student/src/media/document/document-player.tsx: overflow: 'auto",
  ]);
});

it.each(["overflowY: 'auto'", "overflow: 'hidden auto'", 'overflow-x: scroll', "overflowInline: 'scroll'"])(
  'finds %s',
  (rule) => expect([...rule.matchAll(scrolls)]).toHaveLength(1),
);
